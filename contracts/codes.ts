// Codes that several subjects share, on the wire, in the rules and on screens. No dependencies, because the web app loads this file.
// Codes of one subject alone stand in its own folder (`model.ts`, or `codes.ts` where they are many).

export const CRIME_TYPES = [
  "FRAUD_GOODS",
  "FRAUD_INVESTMENT",
  "FRAUD_ROMANCE",
  "FRAUD_FAKE_EXCHANGE",
  "FRAUD_OTHER",
  "VOICE_PHISHING",
  "HACKING",
  "RANSOMWARE",
  "DRUGS",
  "ILLEGAL_GAMBLING",
  "ILLEGAL_GOODS",
  "SEXUAL_CRIME",
  "CHILD_SEXUAL_CRIME",
  "OTHER_THREAT",
  "FALSE_INVESTMENT_ADVICE",
  "COIN_MIXING",
  "OTHER",
] as const;
export type CrimeType = (typeof CRIME_TYPES)[number];

export const CHAINS = [
  "BTC",
  "BCH",
  "ETH",
  "ETC",
  "BNB",
  "AVAX",
  "ADA",
  "DOGE",
  "LTC",
  "XMR",
  "MATIC",
  "XRP",
  "SHIB",
  "SOL",
  "TRX",
  "USDT",
  "USDC",
  "TON",
  "OTHER",
] as const;
export type Chain = (typeof CHAINS)[number];

export const DECLARE_TYPES = ["WALLET", "SITE"] as const;
export type DeclareType = (typeof DECLARE_TYPES)[number];

export const VISIBILITIES = ["PUBLIC", "PRIVATE"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Why a webhook did not take a message. STATUS: another HTTP status than 2xx. GONE: 410, which stops the webhook.
 * UNREACHABLE: nobody answers there, or it is no public https address. ADDRESS_REFUSED: the latter, in older events.
 */
export const DELIVERY_FAILURES = [
  "STATUS",
  "REDIRECTED",
  "GONE",
  "TIMED_OUT",
  "ADDRESS_REFUSED",
  "CERTIFICATE_INVALID",
  "UNREACHABLE",
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/**
 * Why a text is nearly an address. LENGTH: a few characters too short or too long. CHARACTERS: one that addresses of the
 * chain never have, or that only looks Latin. FORM: as random as an address, and of no form we know. SHORTENED: its middle
 * was left out. PART: it can't be told where it begins or ends.
 */
export const NEARLY_REASONS = ["LENGTH", "CHARACTERS", "CHECKSUM", "FORM", "SHORTENED", "PART"] as const;
export type NearlyReason = (typeof NEARLY_REASONS)[number];

/**
 * Kinds of what a public text must not have. NAME: of a private person, where a label or a title marks it. WALLET_SECRET: a private
 * key or a recovery phrase, which lets whoever reads it take the money.
 */
export const PERSONAL_KINDS = [
  "EMAIL",
  "PHONE",
  "IDENTITY_NUMBER",
  "CARD",
  "BANK_ACCOUNT",
  "HOME_ADDRESS",
  "NAME",
  "WALLET_SECRET",
] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** An agency's progress with a report that it has. */
export const CASE_STATUSES = ["RECEIVED", "INVESTIGATING", "ADDRESS_BLOCKED", "CLOSED"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const EXPORT_FORMATS = ["csv", "ndjson"] as const;

/**
 * A01 service terms, A02 operating policy, B01 privacy guide (dated versions), B02 youth protection policy,
 * R01 report terms, R02 personal data collection consent, R03 provision of user information with a report.
 */
export const TERMS_CODES = ["A01", "A02", "B01", "B02", "R01", "R02", "R03"] as const;
export type TermsCode = (typeof TERMS_CODES)[number];
export const JOIN_TERMS = ["A01", "R02"] as const satisfies readonly TermsCode[];
export const FILING_TERMS = ["R01", "R02"] as const satisfies readonly TermsCode[];
/** Asked of reporters who give a contact, who may refuse: then agencies get the report without it. */
export const CONTACT_TERM = "R03" satisfies TermsCode;

export const LANGUAGES = ["ko", "en", "zh", "ja", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Scopes of a person's API key. read: look-ups, lists, exports. file: reports in its owner's name. */
export const KEY_SCOPES = ["read", "file"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
