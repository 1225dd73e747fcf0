// What a refusal is called on the wire. No dependencies, because the web app loads this file.

/** Every error code on the wire with its HTTP status (API.md, the table of errors). Titles are texts of the server. */
export const ERRORS = {
  INVALID_REQUEST: 400,
  LOGIN_REQUIRED: 401,
  /** Unknown, or revoked. */
  API_KEY_INVALID: 401,
  LOGIN_EXPIRED: 403,
  NO_MENU_ACCESS: 403,
  /** The route is for people who are signed in, or for visitors. */
  API_KEY_NOT_TAKEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOKEN_EXPIRED: 406,
  CONFLICT: 409,
  /** Somebody's other tab or device saved the draft, or discarded it, since this one read it. */
  DRAFT_CHANGED: 409,
  /** Another admin changed what this one edits, since this one read it. */
  CONTENT_CHANGED: 409,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ALLOWED: 415,
  REQUIRED_FIELD_MISSING: 416,
  /** Only while the development issuer runs. */
  HOST_UNKNOWN: 421,
  TERMS_NOT_AGREED: 422,
  /** A new version of what the person agreed to is in force: agree to it first. */
  TERMS_CHANGED: 422,
  TERMS_DATE_INVALID: 422,
  TERMS_DATE_TAKEN: 422,
  TERMS_IN_FORCE: 422,
  PERIOD_INVALID: 422,
  CRIME_TYPE_NOT_SELECTED: 422,
  NICKNAME_TAKEN: 422,
  NICKNAME_INVALID: 422,
  NICKNAME_RESERVED: 422,
  EMAIL_INVALID: 422,
  EMAIL_UNREACHABLE: 422,
  LINK_EXPIRED: 422,
  TOO_MANY_FILES: 422,
  DUPLICATE_FILE: 422,
  TOO_MANY_SOURCES: 422,
  TOO_MANY_EXTRAS: 422,
  TOO_MANY_COMMENTS: 422,
  TOO_MANY_KEYS: 422,
  TOO_MANY_WEBHOOKS: 422,
  INQUIRY_PROCESSED: 422,
  DELETION_PENDING: 422,
  OWN_REPORT: 422,
  /** Open already; or it was kept or withdrawn before, and there is no new evidence. */
  ALREADY_REQUESTED: 422,
  DISPUTES_FROM_NETWORK: 422,
  DISPUTES_ON_TARGET: 422,
  DISPUTE_CLOSED: 422,
  DISPUTE_OVERDUE: 422,
  ANSWERED_ALREADY: 422,
  EXTENDED_ALREADY: 422,
  REPORTER_NOT_HEARD: 422,
  CHALLENGE_EXPIRED: 422,
  CHALLENGE_USED: 422,
  PROOF_INVALID: 422,
  PROOF_NOT_POSSIBLE: 422,
  TARGET_CLEARED: 422,
  PERSONAL_INFORMATION: 422,
  CONTACT_OFFERED: 422,
  RECOVERY_OFFERED: 422,
  STAFF_CLAIMED: 422,
  OWN_COMMENT: 422,
  /** The person is a member of another agency already. */
  MEMBER_TAKEN: 422,
  TOO_MANY_MEMBERS: 422,
  ADDRESS_INVALID: 422,
  /** What was looked up is neither an address nor a site, or can't be told apart from what stands around it. */
  NOT_RECOGNIZED: 422,
  TARGET_SHARED: 422,
  TARGET_PRIVATE: 422,
  TOO_MANY_ON_TARGET: 422,
  TEXT_TOO_LONG: 422,
  TEXT_UNREADABLE: 422,
  /** A time that must lie ahead does not. */
  TIME_PAST: 422,
  /** There is no picture at the URL, or none that can be fetched. */
  PICTURE_NOT_FETCHED: 422,
  ALREADY_WATCHED: 422,
  TOO_MANY_WATCHES: 422,
  ALREADY_JOINED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  /** An agency's key: not one that can be encrypted to, a private key, none yet. */
  PUBLIC_KEY_INVALID: 422,
  PUBLIC_KEY_PRIVATE: 422,
  PUBLIC_KEY_MISSING: 422,
  /** The agency has no webhook, or none that takes messages now. */
  WEBHOOK_MISSING: 422,
  TOO_MANY_REQUESTS: 429,
  DAILY_QUOTA_USED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERRORS;
