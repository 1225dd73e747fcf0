// The texts of an inquiry, and of its answer.
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";

export const INQUIRY_FIELDS = {
  title: { required: true, maxChars: LIMITS.titleChars },
  contents: { required: true, maxChars: LIMITS.longTextChars },
} as const satisfies TextFields;

export const INQUIRY_ANSWER_FIELDS = {
  contents: { required: true, maxChars: LIMITS.incidentChars },
} as const satisfies TextFields;
