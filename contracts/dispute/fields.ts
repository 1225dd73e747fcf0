// The texts of a request to delete somebody's report, and of what is said about it.
import type { TextField, TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import { DISPUTE_LIMITS } from "./codes.ts";

const SHORT = { maxChars: LIMITS.shortTextChars } as const satisfies TextField;

export const REQUEST_FIELDS = {
  summary: { ...SHORT, required: true },
  content: { required: true, maxChars: LIMITS.incidentChars },
  fullName: { ...SHORT, required: true },
  /** Blank: the one that the person logs in with. */
  email: { ...SHORT, email: true },
  contact1: { ...SHORT, required: true },
  contact2: SHORT,
} as const satisfies TextFields;

export const INSTITUTION_FIELDS = {
  name: { ...SHORT, required: true },
  contact: SHORT,
  email: { ...SHORT, email: true },
  url: { maxChars: LIMITS.addressChars },
} as const satisfies TextFields;

export const ANSWER_FIELDS = {
  content: { required: true, maxChars: LIMITS.incidentChars },
} as const satisfies TextFields;
/** Why a request is decided so, or takes longer. */
export const DECISION_FIELDS = {
  reason: { required: true, maxChars: LIMITS.longTextChars },
} as const satisfies TextFields;
export const CORRECTION_FIELDS = {
  title: { maxChars: LIMITS.titleChars },
  comment: { maxChars: LIMITS.incidentChars },
} as const satisfies TextFields;
export const SIGNATURE_FIELDS = {
  signature: { required: true, maxChars: DISPUTE_LIMITS.signatureChars },
} as const satisfies TextFields;
