// Codes of refusals on the wire.

/**
 * Every error code on the wire with its HTTP status (docs/wire.md, the table of errors) and the title of its problem document: English,
 * whatever the reader's language. The web app has its own texts for the codes, and of this file the type alone.
 */
export const ERRORS = {
  INVALID_REQUEST: { status: 400, title: "The request could not be read" },
  LOGIN_REQUIRED: { status: 401, title: "Login required" },
  /** Unknown, or revoked. */
  API_KEY_INVALID: { status: 401, title: "This API key is unknown or revoked" },
  LOGIN_EXPIRED: { status: 403, title: "The login has expired" },
  NO_MENU_ACCESS: { status: 403, title: "No menu access rights" },
  /** The route is for people who are signed in, or for visitors. */
  API_KEY_NOT_TAKEN: { status: 403, title: "This route takes no API keys" },
  API_KEY_SCOPE: { status: 403, title: "The API key is not for this" },
  NOT_FOUND: { status: 404, title: "Not found" },
  METHOD_NOT_ALLOWED: { status: 405, title: "This path is not asked in this way" },
  TOKEN_EXPIRED: { status: 406, title: "The access token has expired" },
  CONFLICT: { status: 409, title: "Somebody else was changing this at the same moment" },
  /** Somebody's other tab or device saved the draft, or discarded it, since this one read it. */
  DRAFT_CHANGED: { status: 409, title: "The draft was changed elsewhere since it was read" },
  /** Another admin changed what this one edits, since this one read it. */
  CONTENT_CHANGED: { status: 409, title: "Another admin changed this since it was read" },
  FILE_TOO_LARGE: { status: 413, title: "The file or the request is too large" },
  FILE_TYPE_NOT_ALLOWED: { status: 415, title: "This kind of file is not taken" },
  REQUIRED_FIELD_MISSING: { status: 416, title: "Required field missing" },
  /** Only while the development issuer runs. */
  HOST_UNKNOWN: { status: 421, title: "This server is not known by that name" },
  TERMS_NOT_AGREED: { status: 422, title: "The required terms are not agreed" },
  /** A new version of what the person agreed to is in force: agree to it first. */
  TERMS_CHANGED: { status: 422, title: "The terms have changed and must be agreed to again" },
  TERMS_DATE_INVALID: { status: 422, title: "A version can't come into force on this day" },
  TERMS_DATE_TAKEN: { status: 422, title: "Another version comes into force on this day" },
  TERMS_IN_FORCE: { status: 422, title: "This version is in force already" },
  PERIOD_INVALID: { status: 422, title: "The end must be after the beginning" },
  CRIME_TYPE_NOT_SELECTED: { status: 422, title: "No type of crime selected" },
  NICKNAME_TAKEN: { status: 422, title: "The nickname is taken" },
  NICKNAME_INVALID: { status: 422, title: "The nickname is not valid" },
  NICKNAME_RESERVED: { status: 422, title: "The nickname is reserved" },
  EMAIL_INVALID: { status: 422, title: "The mail address is not valid" },
  EMAIL_UNREACHABLE: { status: 422, title: "Mail can't be delivered to this domain" },
  LINK_EXPIRED: { status: 422, title: "The link is not good any more" },
  TOO_MANY_FILES: { status: 422, title: "Too many files" },
  DUPLICATE_FILE: { status: 422, title: "The same file twice" },
  TOO_MANY_SOURCES: { status: 422, title: "Too many sources" },
  TOO_MANY_EXTRAS: { status: 422, title: "Too much extra information" },
  TOO_MANY_COMMENTS: { status: 422, title: "There is no room for another comment" },
  TOO_MANY_KEYS: { status: 422, title: "There is no room for another API key" },
  TOO_MANY_WEBHOOKS: { status: 422, title: "There is no room for another webhook" },
  INQUIRY_PROCESSED: { status: 422, title: "The inquiry was answered and can't be changed any more" },
  DELETION_PENDING: { status: 422, title: "A deletion request on this report is pending" },
  OWN_REPORT: { status: 422, title: "This is the person's own report" },
  /** Open already; or it was kept or withdrawn before, and there is no new evidence. */
  ALREADY_REQUESTED: {
    status: 422,
    title: "The person's request on this report is pending already, or comes again without new evidence",
  },
  DISPUTES_FROM_NETWORK: { status: 422, title: "As many requests as may be came from this network today" },
  DISPUTES_ON_TARGET: { status: 422, title: "As many requests as may be came about this target today" },
  DISPUTE_CLOSED: { status: 422, title: "The request is closed" },
  DISPUTE_OVERDUE: { status: 422, title: "The time to answer is over" },
  ANSWERED_ALREADY: { status: 422, title: "The reporter has answered already" },
  EXTENDED_ALREADY: { status: 422, title: "The request was given more time already" },
  REPORTER_NOT_HEARD: { status: 422, title: "The reporter has not been heard yet" },
  CHALLENGE_EXPIRED: { status: 422, title: "The challenge has expired" },
  CHALLENGE_USED: { status: 422, title: "The challenge was used already" },
  PROOF_INVALID: { status: 422, title: "The proof does not hold" },
  PROOF_NOT_POSSIBLE: { status: 422, title: "Control of this target can't be proven this way" },
  TARGET_CLEARED: { status: 422, title: "A report of the person on this target was removed: say what is new" },
  PERSONAL_INFORMATION: {
    status: 422,
    title: "The text holds personal information, a private key or a recovery phrase",
  },
  CONTACT_OFFERED: { status: 422, title: "The text leads to a private conversation" },
  RECOVERY_OFFERED: { status: 422, title: "The text offers to recover lost money" },
  STAFF_CLAIMED: { status: 422, title: "The text claims to be from the service or an authority" },
  OWN_COMMENT: { status: 422, title: "This is the person's own comment" },
  /** The person is a member of another agency already. */
  MEMBER_TAKEN: { status: 422, title: "The person is a member of another agency" },
  TOO_MANY_MEMBERS: { status: 422, title: "The agency has no room for another member" },
  ADDRESS_INVALID: { status: 422, title: "The address is not valid for its chain" },
  /** The text looked up is neither an address nor a site, or can't be told apart from the words around it. */
  NOT_RECOGNIZED: { status: 422, title: "No address or site is recognised in this" },
  TARGET_SHARED: {
    status: 422,
    title: "The target is shared by many people: name the page, the account or the sender's address",
  },
  TARGET_PRIVATE: { status: 422, title: "The address leads to no public place" },
  TOO_MANY_ON_TARGET: { status: 422, title: "The person has as many public reports on this target as they may" },
  TEXT_TOO_LONG: { status: 422, title: "The text is too long" },
  TEXT_UNREADABLE: { status: 422, title: "The text has hidden characters" },
  /** A time that must lie ahead does not. */
  TIME_PAST: { status: 422, title: "The time lies in the past" },
  /** There is no picture at the URL, or none that can be fetched. */
  PICTURE_NOT_FETCHED: { status: 422, title: "There is no picture at this URL that can be fetched" },
  ALREADY_WATCHED: { status: 422, title: "The person watches this already" },
  TOO_MANY_WATCHES: { status: 422, title: "The person watches as much as they may" },
  ALREADY_JOINED: { status: 422, title: "This Google account has joined already" },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: "The idempotency key was used for another request" },
  /** An agency's key: not one that can be encrypted to, a private key, none yet. */
  PUBLIC_KEY_INVALID: { status: 422, title: "This is no public key that can be encrypted to" },
  PUBLIC_KEY_PRIVATE: { status: 422, title: "This is a private key: make a new pair and send its public key only" },
  PUBLIC_KEY_MISSING: { status: 422, title: "The agency has no public key yet" },
  /** The agency has no webhook, or none that takes messages now. */
  WEBHOOK_MISSING: { status: 422, title: "The agency has no webhook that takes messages" },
  LIST_NAME_TAKEN: { status: 422, title: "Another published list has this name" },
  LIST_URL_INVALID: { status: 422, title: "This is no https address of a list" },
  TOO_MANY_LISTS: { status: 422, title: "There is no room for another published list" },
  LIST_PAUSED: { status: 422, title: "The published list is paused" },
  LIST_WITHDRAWN: { status: 422, title: "The published list was withdrawn" },
  /** Its files are brought by hand. */
  LIST_WITHOUT_URL: { status: 422, title: "The published list has no address to be fetched from" },
  /** Another change took its place, or was taken in. */
  LIST_NOT_HELD: { status: 422, title: "This change of the published list is not held any more" },
  /** It is open, or staff rejected it. */
  ALREADY_OBJECTED: { status: 422, title: "The person has objected to this listing already" },
  TOO_MANY_OBJECTIONS: {
    status: 422,
    title: "As many objections as may be came today from this network, on this target or to this list",
  },
  OBJECTION_CLOSED: { status: 422, title: "The objection is over" },
  /** No admin has let the agency file many reports at once, or not any more. */
  BATCH_NOT_ALLOWED: { status: 403, title: "The agency may not file many reports at once" },
  /** The file holds no table: neither lines with separators nor JSON objects. */
  FILE_UNREADABLE: { status: 422, title: "The file can't be read as a table" },
  TOO_MANY_ROWS: { status: 422, title: "The file has too many rows or columns" },
  /** The same row number was filed before, with another content. */
  ROW_CHANGED: { status: 422, title: "A row with this number was filed before with another content" },
  ROW_REPEATED: { status: 422, title: "Another row of the file has this number" },
  WALLET_SECRET: { status: 422, title: "The text gives a wallet away: it holds a private key or a recovery phrase" },
  ROW_UNREADABLE: { status: 422, title: "The row can't be read" },
  DATE_INVALID: { status: 422, title: "This is no day that has been" },
  UNDO_OVER: { status: 422, title: "The time in which it could be undone is over" },
  TOO_MANY_REQUESTS: { status: 429, title: "Too many requests" },
  DAILY_QUOTA_USED: { status: 429, title: "The account has done this as often today as it may" },
  INTERNAL: { status: 500, title: "Something went wrong on our side" },
  UNAVAILABLE: { status: 503, title: "The service is starting or overloaded" },
} as const;
export type ErrorCode = keyof typeof ERRORS;
