// The text of an error code, and of an HTTP status (docs/specification/8-messages.md).
import type { ProblemCode } from "../api/problem.ts";
import type { Texts, Translate } from "../i18n/texts.ts";

const STATUSES = [400, 401, 403, 404, 406, 416, 500] as const;
type Status = (typeof STATUSES)[number] | "other";

/** Codes that say no more than their status. */
const AS_STATUS = { INVALID_REQUEST: 400, LOGIN_REQUIRED: 401, LOGIN_EXPIRED: 403 } as const;

/** Each screen that meets them says them in its own words. */
type OfScreens = "CONTENT_CHANGED" | "DRAFT_CHANGED" | "WEBHOOK_MISSING";
/** Programs with API keys meet them, and people don't. */
type OfPrograms = "API_KEY_INVALID" | "API_KEY_NOT_TAKEN" | "API_KEY_SCOPE";
type Worded = Exclude<ProblemCode, keyof typeof AS_STATUS | OfScreens | OfPrograms | "UNKNOWN">;

/** A code without a text, also one that a newer server has, is an unknown error. */
export const problemText = (code: ProblemCode, t: Translate): string =>
  isAsStatus(code) ? statusText(AS_STATUS[code], t) : ownText(code as Worded, t);

/** Neither compiles while a text has no code, or a code no text. */
type Subset<Part extends Whole, Whole> = Part;
const ownText = (code: Subset<keyof Texts["errors"], Worded>, t: Translate): string =>
  t(($) => $.errors[code], { defaultValue: statusText("other", t) });

export const statusText = (status: Status, t: Translate): string => t(($) => $.messages.status[status]);

/** The status, if it has a message. */
export const statusWithText = (status: number): Status | undefined => STATUSES.find((known) => known === status);

const isAsStatus = (code: ProblemCode): code is keyof typeof AS_STATUS => Object.hasOwn(AS_STATUS, code);
