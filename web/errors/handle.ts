// The one place where errors end up (SPEC.md section 8): told to the person, and reported where unexpected.
import { isApiError } from "../api/problem.ts";
import { signOut } from "../session/store.ts";
import { report } from "./report.ts";
import { showError } from "./show.ts";

/** The person or the client is at fault: nothing an operator must know of. */
const EXPECTED = new Set([400, 401, 403, 404, 406, 416, 422]);

export type ErrorContext = {
  /** A screen that shows for itself that nothing came, with a way to try again. */
  readonly inline?: boolean | undefined;
  /** A form that shows for itself what was refused. */
  readonly inlineForms?: boolean | undefined;
  /** Clears the failed query once the person has read what happened. */
  readonly reset?: (() => void) | undefined;
};

export function handleError(error: unknown, context: ErrorContext = {}): void {
  const status = isApiError(error) ? error.status : undefined;
  if (isUnexpected(error)) report(error);
  if (status === 401 || status === 403) void signOut();
  else if (context.inlineForms || (context.inline && isOutage(status))) return;
  showError(error, context.reset);
}

/** A lost connection is nothing to report either: the report would be lost as well. */
const isUnexpected = (error: unknown): boolean =>
  !isApiError(error) || !(EXPECTED.has(error.status) || error.status === 0);

const isOutage = (status: number | undefined): boolean =>
  status === undefined || status === 0 || status === 429 || status >= 500;
