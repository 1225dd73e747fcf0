import { type ApiError, isApiError, type ProblemCode } from "../api/problem.ts";
import type { Translate } from "../i18n/texts.ts";
import { problemText, statusText, statusWithText } from "./problem-text.ts";

/** Codes with a more specific message than their status. */
const MORE_EXACT: readonly ProblemCode[] = ["NO_MENU_ACCESS", "LOGIN_IDLE", "LOGIN_ENDED"];

/** The error dialog's message: by status (docs/specification/8-messages.md), or by code where that is more specific. */
export function messageOf(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t(($) => $.messages.otherError);
  // Our API has its own codes for what is missing; this 404 comes from something else, such as a proxy.
  if (error.status === 404 && error.code === "UNKNOWN") return t(($) => $.messages.noResource);
  if (isAboutContent(error)) return t(($) => $.messages.checkContent);
  const status = MORE_EXACT.includes(error.code) ? undefined : statusWithText(error.status);
  return status ? statusText(status, t) : problemText(error.code, t);
}

/** An input error without a form that shows it. */
const isAboutContent = ({ status, code, fields }: ApiError): boolean =>
  status === 422 && (code === "UNKNOWN" || fields.length > 0);
