// The one error handler (docs/specification/8-messages.md): shows errors to the user, reports the unexpected ones.
import { type ApiError, isApiError, isAtPath, isLoginOver, type ProblemCode } from "../api/problem.ts";
import { endLogin } from "../session/end.ts";
import { report } from "./report.ts";
import { showError } from "./show.ts";

/** Caused by the user or the client; not reported to operators. */
const EXPECTED = new Set([400, 401, 403, 404, 406, 416, 422]);

export type ErrorContext = {
  /** An as-you-type or prefetch query: the screen shows an outage itself, without a dialog. */
  readonly inline?: boolean | undefined;
  /** A refetch failed again after its dialog was closed, without a new user action. */
  readonly again?: boolean | undefined;
  /** Codes that the screen shows itself. */
  readonly inlineCodes?: readonly ProblemCode[] | ((code: ProblemCode) => boolean) | undefined;
  /** Fields of the submitted form: it shows problems at these fields itself. */
  readonly inlinePaths?: readonly string[] | undefined;
  /** Resets the failed query when the user closes the dialog. */
  readonly reset?: (() => void) | undefined;
};

export function handleError(error: unknown, context: ErrorContext = {}): void {
  if (isUnexpected(error)) report(error);
  if (isLoginOver(error)) endLogin().catch(report);
  else if (context.again || isShownInline(error, context)) return;
  showError(error, context.reset);
}

const isUnexpected = (error: unknown): boolean => !isApiError(error) || !EXPECTED.has(error.status);

function isShownInline(error: unknown, { inline, inlineCodes, inlinePaths = [] }: ErrorContext): boolean {
  if (isApiError(error) && error.code === "NO_MENU_ACCESS") return false;
  if (!isApiError(error)) return inline === true;
  if (isAmong(inlineCodes, error.code) || isOfFields(error, inlinePaths)) return true;
  return inline === true && isOutage(error);
}

const isAmong = (codes: ErrorContext["inlineCodes"] = [], code: ProblemCode): boolean =>
  typeof codes === "function" ? codes(code) : codes.includes(code);

const isOfFields = ({ fields }: ApiError, paths: readonly string[]): boolean =>
  fields.length > 0 && fields.every((problem) => paths.some((path) => isAtPath(problem, path)));

const isOutage = ({ status, code }: ApiError): boolean =>
  status === 0 || status === 429 || status >= 500 || code === "NO_DATA";
