// The titles of problems: English, whatever the reader's language; the web app has its own texts for the codes.
import type { ErrorCode } from "@sb/contracts/codes.ts";
import { createTexts } from "../texts/texts.ts";

const problems = {
  INVALID_REQUEST: "The request could not be read",
  LOGIN_REQUIRED: "Login required",
  LOGIN_EXPIRED: "The login has expired",
  NO_MENU_ACCESS: "No menu access rights",
  NOT_FOUND: "Not found",
  METHOD_NOT_ALLOWED: "This path is not asked in this way",
  HOST_UNKNOWN: "This server is not known by that name",
  TOKEN_EXPIRED: "The access token has expired",
  CONFLICT: "Somebody else was changing this at the same moment",
  DRAFT_CHANGED: "The draft was changed elsewhere since it was read",
  CONTENT_CHANGED: "Another admin changed this since it was read",
  FILE_TOO_LARGE: "The file or the request is too large",
  FILE_TYPE_NOT_ALLOWED: "This kind of file is not taken",
  REQUIRED_FIELD_MISSING: "Required field missing",
  TERMS_NOT_AGREED: "The required terms are not agreed",
  TERMS_CHANGED: "The terms have changed and must be agreed to again",
  TERMS_DATE_INVALID: "A version can't come into force on this day",
  TERMS_DATE_TAKEN: "Another version comes into force on this day",
  TERMS_IN_FORCE: "This version is in force already",
  PERIOD_INVALID: "The end must be after the beginning",
  CRIME_TYPE_NOT_SELECTED: "No type of crime selected",
  NICKNAME_TAKEN: "The nickname is taken",
  NICKNAME_RESERVED: "The nickname is reserved",
  NICKNAME_INVALID: "The nickname is not valid",
  EMAIL_INVALID: "The mail address is not valid",
  EMAIL_UNREACHABLE: "Mail can't be delivered to this domain",
  LINK_EXPIRED: "The link is not good any more",
  TOO_MANY_FILES: "Too many files",
  DUPLICATE_FILE: "The same file twice",
  TOO_MANY_SOURCES: "Too many sources",
  TOO_MANY_EXTRAS: "Too much extra information",
  TOO_MANY_COMMENTS: "There is no room for another comment",
  INQUIRY_PROCESSED: "The inquiry was answered and can't be changed any more",
  DELETION_PENDING: "A deletion request on this report is pending",
  OWN_REPORT: "This is the person's own report",
  ALREADY_REQUESTED: "The person's request on this report is pending already",
  DISPUTE_CLOSED: "The request is closed",
  DISPUTE_OVERDUE: "The time to answer is over",
  ANSWERED_ALREADY: "The reporter has answered already",
  EXTENDED_ALREADY: "The request was given more time already",
  REPORTER_NOT_HEARD: "The reporter has not been heard yet",
  CHALLENGE_EXPIRED: "The challenge has expired",
  CHALLENGE_USED: "The challenge was used already",
  PROOF_INVALID: "The proof does not hold",
  PROOF_NOT_POSSIBLE: "Control of this target can't be proven this way",
  TARGET_CLEARED: "A report of the person on this target was removed: say what is new",
  PERSONAL_INFORMATION: "The text holds personal information",
  CONTACT_OFFERED: "The text leads to a private conversation",
  RECOVERY_OFFERED: "The text offers to recover lost money",
  OWN_COMMENT: "This is the person's own comment",
  MEMBER_TAKEN: "The person is a member of another agency",
  TOO_MANY_MEMBERS: "The agency has no room for another member",
  PUBLIC_KEY_INVALID: "This is no public key that can be encrypted to",
  ADDRESS_INVALID: "The address is not valid for its chain",
  TARGET_SHARED: "The target is shared by many people: name the page, the account or the sender's address",
  TARGET_PRIVATE: "The address leads to no public place",
  TOO_MANY_ON_TARGET: "The person has as many public reports on this target as they may",
  TEXT_TOO_LONG: "The text is too long",
  TEXT_UNREADABLE: "The text has hidden characters",
  TIME_PAST: "The time lies in the past",
  PICTURE_NOT_FETCHED: "There is no picture at this URL that can be fetched",
  ALREADY_JOINED: "This Google account has joined already",
  IDEMPOTENCY_KEY_REUSED: "The idempotency key was used for another request",
  TOO_MANY_REQUESTS: "Too many requests",
  DAILY_QUOTA_USED: "The account has done this as often today as it may",
  INTERNAL: "Something went wrong on our side",
  UNAVAILABLE: "The service is starting or overloaded",
} as const satisfies Record<ErrorCode, string>;

declare module "i18next" {
  interface ResourceNamespaceMap {
    problems: typeof problems;
  }
}

const t = createTexts("problems", { en: problems })("en");

export const titleOf = (code: ErrorCode): string => t(($) => $.problems[code]);
