import { type ApiError, isApiError, type ProblemCode } from "../api/problem.ts";
import type { Translate } from "../i18n/namespaces.ts";
import { problemText, statusText, statusWithText } from "./problem-text.ts";

/** Codes that say more than their status does. */
const MORE_EXACT: readonly ProblemCode[] = ["NO_MENU_ACCESS", "LOGIN_IDLE", "LOGIN_ENDED"];

/** What the error dialog says: the message of the status (SPEC.md section 8), or of the code where that is more exact. */
export function messageOf(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t(($) => $.messages.otherError);
  // Our API names what it did not find; this is somebody else's 404.
  if (error.status === 404 && error.code === "UNKNOWN") return t(($) => $.messages.noResource);
  if (isAboutContent(error)) return t(($) => $.messages.checkContent);
  const status = MORE_EXACT.includes(error.code) ? undefined : statusWithText(error.status);
  return status ? statusText(status, t) : problemText(error.code, t);
}

/** Something written was refused, and no form is there to say what. */
const isAboutContent = ({ status, code, fields }: ApiError): boolean =>
  status === 422 && (code === "UNKNOWN" || fields.length > 0);
