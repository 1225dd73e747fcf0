// The texts of an analysis: what a person asks, and what they are told.
import { REASON, type TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";

export const ANALYSIS_FIELDS = {
  content: { required: true, maxChars: LIMITS.longTextChars },
  amount: { maxChars: LIMITS.shortTextChars },
  happenedAt: { maxChars: LIMITS.shortTextChars },
  contact: { required: true, maxChars: LIMITS.shortTextChars },
} as const satisfies TextFields;

/** One of the targets of a request. */
export const TARGET_FIELDS = { value: { required: true, maxChars: LIMITS.addressChars } } as const satisfies TextFields;
export const REPLY_FIELDS = {
  content: { required: true, maxChars: LIMITS.incidentChars },
} as const satisfies TextFields;
export const CLOSE_FIELDS = {
  reason: { ...REASON, maxChars: LIMITS.commentContentChars },
} as const satisfies TextFields;
