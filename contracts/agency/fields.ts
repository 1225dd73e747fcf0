// The texts of an agency's forms.
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import { AGENCY_LIMITS } from "./model.ts";

export const AGENCY_FIELDS = {
  name: { required: true, maxChars: LIMITS.titleChars },
  publicKey: { maxChars: AGENCY_LIMITS.publicKeyChars },
  webhookUrl: { maxChars: LIMITS.addressChars },
} as const satisfies TextFields;

export const CONTACT_FIELDS = {
  name: { required: true, maxChars: LIMITS.shortTextChars },
  email: { maxChars: LIMITS.emailSent, email: true },
  phone: { maxChars: LIMITS.shortTextChars },
} as const satisfies TextFields;

/** The address by which a member logs in. */
export const MEMBER_FIELDS = {
  email: { required: true, maxChars: LIMITS.emailSent, email: true },
} as const satisfies TextFields;

/** An agency sets its own key. */
export const KEY_FIELDS = {
  publicKey: { required: true, maxChars: AGENCY_LIMITS.publicKeyChars },
} as const satisfies TextFields;
