// Errors of the duplicate check that say something of the name, and one that says when to ask again.
import { isApiError } from "../../api/problem.ts";

const REFUSALS = {
  NICKNAME_INVALID: "invalid",
  NICKNAME_RESERVED: "reserved",
  PERSONAL_INFORMATION: "personal",
} as const;
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

export const refusalOf = (error: unknown): Refusal | undefined =>
  isApiError(error) && error.code in REFUSALS ? REFUSALS[error.code as keyof typeof REFUSALS] : undefined;

const DEFAULT_S = 10;

/** Milliseconds until the server takes more questions; undefined for other errors. */
export const retryMsOf = (error: unknown): number | undefined =>
  isApiError(error) && error.code === "TOO_MANY_REQUESTS" ? (error.retryAfter ?? DEFAULT_S) * 1_000 : undefined;
