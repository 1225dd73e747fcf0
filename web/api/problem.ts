// API errors: one error class with a constant code that the texts translate.
import type { Chain } from "@sb/contracts/codes.ts";
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import type { Problem } from "@sb/contracts/http.ts";

/**
 * Client-side codes. NO_DATA: a success response without readable data. LOGIN_IDLE, LOGIN_ENDED: the login could not be
 * renewed because it was idle for too long or ended elsewhere.
 */
export const CLIENT_ERROR_CODES = [
  "NETWORK_FAILED",
  "TIMED_OUT",
  "NO_DATA",
  "LOGIN_IDLE",
  "LOGIN_ENDED",
  "UNKNOWN",
] as const;
export type ProblemCode = ErrorCode | (typeof CLIENT_ERROR_CODES)[number];

export type FieldProblem = { readonly path: string; readonly code: ProblemCode };

/** Whether the problem is about the field at this path, or inside it. */
export const isAtPath = (problem: FieldProblem, path: string): boolean =>
  problem.path === path || problem.path.startsWith(`${path}.`);

export type ProblemFacts = {
  /** 0 when there was no response. */
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields?: readonly FieldProblem[] | undefined;
  /** With ADDRESS_INVALID: the chains whose address format matches. */
  readonly likelyChains?: readonly Chain[] | undefined;
  /** With LOGIN_EXPIRED: the login was idle for too long. With NOT_RECOGNIZED: why it is no address. */
  readonly reason?: Problem["reason"] | undefined;
  readonly requestId?: string | undefined;
  /** Seconds, from Retry-After. */
  readonly retryAfter?: number | undefined;
};

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[];
  readonly likelyChains: readonly Chain[];
  readonly reason: ProblemFacts["reason"];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  /** Sent by a visitor: no login of theirs has ended. */
  ofVisitor = false;

  constructor(facts: ProblemFacts, options?: ErrorOptions) {
    super(`${facts.status} ${facts.code}`, options);
    this.status = facts.status;
    this.code = facts.code;
    this.fields = facts.fields ?? [];
    this.likelyChains = facts.likelyChains ?? [];
    this.reason = facts.reason;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** There is no login, or the request's login has ended. */
export const isLoginOver = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 401 || (error.status === 403 && error.code !== "NO_MENU_ACCESS"));

/** A proxy or gateway in front of the server responds without our error codes. */
const CODES_BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  405: "METHOD_NOT_ALLOWED",
  408: "TIMED_OUT",
  413: "FILE_TOO_LARGE",
  429: "TOO_MANY_REQUESTS",
  503: "UNAVAILABLE",
  504: "TIMED_OUT",
};

/** Parses an error response; RFC 9457 problem details if it has them. */
export function problemOf(status: number, body: unknown, retryAfter: string | null): ApiError {
  const said = typeof body === "object" && body !== null ? (body as Partial<ProblemFacts>) : {};
  const seconds = Number(retryAfter ?? Number.NaN);
  return new ApiError({
    status,
    code: said.code ?? CODES_BY_STATUS[status] ?? "UNKNOWN",
    fields: said.fields,
    likelyChains: said.likelyChains,
    reason: said.reason,
    requestId: said.requestId,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}
