// What can go wrong with a call, as one error with a constant code that the texts translate.
import type { Chain, ErrorCode } from "@sb/contracts/codes.ts";

/**
 * Codes that never travel. NO_DATA: a success without readable data. LOGIN_IDLE, LOGIN_ENDED: the login could not be
 * renewed, because it lay unused for too long, or because it was ended elsewhere.
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

/** Is it about the field with this path, or about something in it? */
export const isAtPath = (problem: FieldProblem, path: string): boolean =>
  problem.path === path || problem.path.startsWith(`${path}.`);

export type ProblemFacts = {
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields?: readonly FieldProblem[] | undefined;
  /** With ADDRESS_INVALID: the chains whose form the address has. */
  readonly likelyChains?: readonly Chain[] | undefined;
  /** With LOGIN_EXPIRED: the login was not used for too long. */
  readonly reason?: "INACTIVITY" | undefined;
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

/** The login that a request was made with is over, or there is none. */
export const isLoginOver = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 401 || (error.status === 403 && error.code !== "NO_MENU_ACCESS"));

/** What stands before the server (a proxy, a gateway) answers without a code of ours. */
const CODES_BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  405: "METHOD_NOT_ALLOWED",
  408: "TIMED_OUT",
  413: "FILE_TOO_LARGE",
  429: "TOO_MANY_REQUESTS",
  503: "UNAVAILABLE",
  504: "TIMED_OUT",
};

/** An answer that is not a success, read as RFC 9457 problem details where it is that. */
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
