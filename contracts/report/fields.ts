// The texts of a report's form.
import type { TextField, TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import { REPORT_LIMITS } from "./codes.ts";

const SHORT = { maxChars: LIMITS.shortTextChars } as const satisfies TextField;

export const DECLARE_FIELDS = {
  crimeDetail: SHORT,
  customChain: SHORT,
  /** An address or a site, as it was typed or pasted. */
  adrs: { required: true, maxChars: LIMITS.addressChars },
  dmgHash: SHORT,
  dmgAdrs: SHORT,
  dmgVolume: { maxChars: REPORT_LIMITS.dmgVolumeBytes, maxBytes: REPORT_LIMITS.dmgVolumeBytes },
  title: { required: true, maxChars: LIMITS.titleChars },
  comment: { required: true, maxChars: LIMITS.incidentChars },
} as const satisfies TextFields;

export const SOURCE_FIELDS = { src: { maxChars: LIMITS.addressChars } } as const satisfies TextFields;

export const SUSPECT_FIELDS = {
  name: SHORT,
  phone: SHORT,
  email: { ...SHORT, email: true },
  site: { maxChars: LIMITS.addressChars },
  otherContact: SHORT,
  otherInfo: { maxChars: LIMITS.longTextChars },
  businessNumber: SHORT,
  address: SHORT,
  ip: SHORT,
} as const satisfies TextFields;

export const REPORTER_FIELDS = {
  name: SHORT,
  phone: SHORT,
  otherContact: SHORT,
  email: { ...SHORT, email: true },
} as const satisfies TextFields;

export const NEW_FACTS_FIELDS = { newFacts: { maxChars: LIMITS.longTextChars } } as const satisfies TextFields;
/** Each answer to a question after filing. */
export const EXTRA_ANSWER = { maxChars: LIMITS.longTextChars } as const satisfies TextField;
/** Words that reports are searched for: an address may be among them. */
export const REPORT_SEARCH_WORDS = { maxChars: LIMITS.addressChars } as const satisfies TextField;
