// The text of an error code, and of an HTTP status (SPEC.md section 8).
import type { ProblemCode } from "../api/problem.ts";
import type { Translate } from "../i18n/namespaces.ts";

const STATUSES = [400, 401, 403, 404, 406, 416, 500] as const;
type Status = (typeof STATUSES)[number] | "other";

/**
 * Codes without a text of their own; they use their status's. The texts of refused comments come with the comments, that
 * of a changed draft with the wizard, those that only admins and agencies meet with their screens.
 */
const AS_STATUS = {
  INVALID_REQUEST: 400,
  LOGIN_REQUIRED: 401,
  API_KEY_INVALID: 401,
  API_KEY_NOT_TAKEN: 403,
  LOGIN_EXPIRED: 403,
  DRAFT_CHANGED: "other",
  CONTENT_CHANGED: "other",
  TERMS_DATE_INVALID: "other",
  TERMS_DATE_TAKEN: "other",
  TERMS_IN_FORCE: "other",
  PERIOD_INVALID: "other",
  MEMBER_TAKEN: "other",
  TOO_MANY_MEMBERS: "other",
  TOO_MANY_KEYS: "other",
  CONTACT_OFFERED: "other",
  RECOVERY_OFFERED: "other",
  PUBLIC_KEY_INVALID: "other",
  PUBLIC_KEY_PRIVATE: "other",
  PUBLIC_KEY_MISSING: "other",
  WEBHOOK_MISSING: "other",
  UNKNOWN: "other",
} as const;
export type CodeWithText = Exclude<ProblemCode, keyof typeof AS_STATUS>;

export const problemText = (code: ProblemCode, t: Translate): string =>
  isAsStatus(code) ? statusText(AS_STATUS[code], t) : t(($) => $.errors[code]);

export const statusText = (status: Status, t: Translate): string => t(($) => $.messages.status[status]);

/** The status, if it has a message. */
export const statusWithText = (status: number): Status | undefined => STATUSES.find((known) => known === status);

const isAsStatus = (code: ProblemCode): code is keyof typeof AS_STATUS => Object.hasOwn(AS_STATUS, code);
