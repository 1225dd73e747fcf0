// The one place where errors end up (SPEC.md section 8): told to the person, and reported where unexpected.
import { type ApiError, isApiError, isAtPath, isLoginOver, type ProblemCode } from "../api/problem.ts";
import { endLogin } from "../session/end.ts";
import { report } from "./report.ts";
import { showError } from "./show.ts";

/** The person or the client is at fault: nothing an operator must know of. */
const EXPECTED = new Set([400, 401, 403, 404, 406, 416, 422]);

export type ErrorContext = {
  /** Asked for while the person types, or ahead: where nothing comes, the screen says so without a dialog. */
  readonly inline?: boolean | undefined;
  /** The person has read of this failure already, and has done nothing since. */
  readonly again?: boolean | undefined;
  /** What the screen shows for itself, by code. */
  readonly inlineCodes?: readonly ProblemCode[] | undefined;
  /** The fields of the form that was sent: what is refused of them alone, it shows at the fields. */
  readonly inlinePaths?: readonly string[] | undefined;
  /** Clears the failed query once the person has read what happened. */
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
  if (inlineCodes?.includes(error.code) || isOfFields(error, inlinePaths)) return true;
  return inline === true && isOutage(error);
}

const isOfFields = ({ fields }: ApiError, paths: readonly string[]): boolean =>
  fields.length > 0 && fields.every((problem) => paths.some((path) => isAtPath(problem, path)));

const isOutage = ({ status, code }: ApiError): boolean =>
  status === 0 || status === 429 || status >= 500 || code === "NO_DATA";
