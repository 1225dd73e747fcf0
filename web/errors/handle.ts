// The one place where errors end up (SPEC.md section 8): told to the person, and reported where unexpected.
import { type ApiError, isApiError, isLoginOver, type ProblemCode } from "../api/problem.ts";
import { endLogin } from "../session/end.ts";
import { report } from "./report.ts";
import { showError } from "./show.ts";

/** The person or the client is at fault: nothing an operator must know of. */
const EXPECTED = new Set([400, 401, 403, 404, 406, 416, 422]);

export type ErrorContext = {
  /** A screen that shows for itself that nothing came, with a way to try again. */
  readonly inline?: boolean | undefined;
  /** A form that says for itself whatever went wrong. */
  readonly inlineForms?: boolean | undefined;
  /** What the screen shows for itself, by code. */
  readonly inlineCodes?: readonly ProblemCode[] | undefined;
  /** Clears the failed query once the person has read what happened. */
  readonly reset?: (() => void) | undefined;
};

export function handleError(error: unknown, context: ErrorContext = {}): void {
  if (isUnexpected(error)) report(error);
  if (isLoginOver(error)) endLogin().catch(report);
  else if (isShownInline(error, context)) return;
  showError(error, context.reset);
}

const isUnexpected = (error: unknown): boolean => !isApiError(error) || !EXPECTED.has(error.status);

function isShownInline(error: unknown, { inline, inlineForms, inlineCodes }: ErrorContext): boolean {
  if (isApiError(error) && error.code === "NO_MENU_ACCESS") return false;
  if (inlineForms) return true;
  if (!isApiError(error)) return inline === true;
  return inlineCodes?.includes(error.code) || (inline === true && isOutage(error));
}

const isOutage = ({ status, code }: ApiError): boolean =>
  status === 0 || status === 429 || status >= 500 || code === "NO_DATA";
