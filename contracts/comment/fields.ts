// The text of a comment, a reply, or a comment on an inquiry.
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";

export const COMMENT_FIELDS = {
  content: { required: true, maxChars: LIMITS.commentContentChars },
} as const satisfies TextFields;
