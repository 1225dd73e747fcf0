// The text of an error code, and of an HTTP status (docs/specification/8-messages.md).
import type { ProblemCode } from "../api/problem.ts";
import type { Translate } from "../i18n/texts.ts";

const STATUSES = [400, 401, 403, 404, 406, 416, 500] as const;
type Status = (typeof STATUSES)[number] | "other";

/** Codes that say no more than their status. */
const AS_STATUS = { INVALID_REQUEST: 400, LOGIN_REQUIRED: 401, LOGIN_EXPIRED: 403 } as const;

/**
 * Codes whose texts come with their screens: those of refused comments with the comments, that of a changed draft with the
 * wizard, those that only admins, agencies and programs meet with what those use.
 */
type Elsewhere =
  | "API_KEY_INVALID"
  | "API_KEY_NOT_TAKEN"
  | "API_KEY_SCOPE"
  | "DRAFT_CHANGED"
  | "CONTENT_CHANGED"
  | "TERMS_DATE_INVALID"
  | "TERMS_DATE_TAKEN"
  | "TERMS_IN_FORCE"
  | "PERIOD_INVALID"
  | "MEMBER_TAKEN"
  | "TOO_MANY_MEMBERS"
  | "TOO_MANY_KEYS"
  | "TOO_MANY_WEBHOOKS"
  | "CONTACT_OFFERED"
  | "RECOVERY_OFFERED"
  | "STAFF_CLAIMED"
  | "PUBLIC_KEY_INVALID"
  | "PUBLIC_KEY_PRIVATE"
  | "PUBLIC_KEY_MISSING"
  | "WEBHOOK_MISSING"
  | "UNKNOWN";
export type CodeWithText = Exclude<ProblemCode, keyof typeof AS_STATUS | Elsewhere>;

/** A code without a text here, also one that a newer server has, is an unknown error. */
export const problemText = (code: ProblemCode, t: Translate): string =>
  isAsStatus(code)
    ? statusText(AS_STATUS[code], t)
    : t(($) => $.errors[code as CodeWithText], { defaultValue: statusText("other", t) });

export const statusText = (status: Status, t: Translate): string => t(($) => $.messages.status[status]);

/** The status, if it has a message. */
export const statusWithText = (status: number): Status | undefined => STATUSES.find((known) => known === status);

const isAsStatus = (code: ProblemCode): code is keyof typeof AS_STATUS => Object.hasOwn(AS_STATUS, code);
