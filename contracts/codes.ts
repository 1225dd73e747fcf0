// The code lists shared by the wire, the rules and the screens. No dependencies, because the web app loads this file.

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

/** RECEIVED: on file. DELIVERED: at least one affiliated agency has confirmed it. */
export const REPORT_STATUSES = ["RECEIVED", "DELIVERED"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const ORDER_TYPES = ["LATEST", "POPULAR", "MOST_REPORTED"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const EXPORT_FORMATS = ["csv", "ndjson"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * A01 service terms, A02 operating policy, B01 privacy guide (dated versions), B02 youth protection policy,
 * R01 report terms, R02 personal data collection consent, R03 provision of user information with a report.
 */
export const TERMS_CODES = ["A01", "A02", "B01", "B02", "R01", "R02", "R03"] as const;
export type TermsCode = (typeof TERMS_CODES)[number];
export const JOIN_TERMS = ["A01", "R02"] as const satisfies readonly TermsCode[];
export const FILING_TERMS = ["R01", "R02"] as const satisfies readonly TermsCode[];

export const LANGUAGES = ["ko", "en", "zh", "ja", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every error code on the wire with its HTTP status and its English title (API.md, the table of errors). */
export const ERRORS = {
  INVALID_REQUEST: { status: 400, title: "The request could not be read" },
  LOGIN_REQUIRED: { status: 401, title: "Login required" },
  LOGIN_EXPIRED: { status: 403, title: "The login has expired" },
  NO_MENU_ACCESS: { status: 403, title: "No menu access rights" },
  NOT_FOUND: { status: 404, title: "Not found" },
  TOKEN_EXPIRED: { status: 406, title: "The access token has expired" },
  CONFLICT: { status: 409, title: "Somebody else was changing this at the same moment" },
  FILE_TOO_LARGE: { status: 413, title: "The file or the request is too large" },
  FILE_TYPE_NOT_ALLOWED: { status: 415, title: "This kind of file is not taken" },
  REQUIRED_FIELD_MISSING: { status: 416, title: "Required field missing" },
  TERMS_NOT_AGREED: { status: 422, title: "The required terms are not agreed" },
  CRIME_TYPE_NOT_SELECTED: { status: 422, title: "No type of crime selected" },
  NICKNAME_TAKEN: { status: 422, title: "The nickname is taken" },
  NICKNAME_INVALID: { status: 422, title: "The nickname is not valid" },
  EMAIL_INVALID: { status: 422, title: "The mail address is not valid" },
  TOO_MANY_FILES: { status: 422, title: "Too many files" },
  DUPLICATE_FILE: { status: 422, title: "The same file twice" },
  TOO_MANY_SOURCES: { status: 422, title: "Too many sources" },
  TOO_MANY_EXTRAS: { status: 422, title: "Too much extra information" },
  DELETION_PENDING: { status: 422, title: "A deletion request on this report is pending" },
  PERSONAL_INFORMATION: { status: 422, title: "The text holds personal information" },
  ADDRESS_INVALID: { status: 422, title: "The address is not valid for its chain" },
  TEXT_TOO_LONG: { status: 422, title: "The text is too long" },
  ALREADY_JOINED: { status: 422, title: "This Google account has joined already" },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: "The idempotency key was used for another request" },
  TOO_MANY_REQUESTS: { status: 429, title: "Too many requests" },
  INTERNAL: { status: 500, title: "Something went wrong on our side" },
  UNAVAILABLE: { status: 503, title: "The service is starting or overloaded" },
} as const;
export type ErrorCode = keyof typeof ERRORS;
