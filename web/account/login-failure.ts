import { isApiError } from "../api/problem.ts";
import { LoginFailed } from "../session/login.ts";

/** The person turned back, took too long, or came by a link that was used already. */
export const isExpectedLoginFailure = (error: unknown): boolean =>
  error instanceof LoginFailed || (isApiError(error) && error.status < 500);
