import { isApiError } from "../api/problem.ts";
import { LoginFailed } from "../session/login.ts";

/** The user cancelled, the login timed out, or the link was used before. */
export const isExpectedLoginFailure = (error: unknown): boolean =>
  error instanceof LoginFailed || (isApiError(error) && error.status < 500);
