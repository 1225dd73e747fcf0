// Errors as application/problem+json (RFC 9457) with the constant codes of contracts/codes.ts.
import { ERRORS, type ErrorCode } from "@sb/contracts/error-codes.ts";
import type { Problem } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { type FieldError, isRefused, Refused } from "@sb/contracts/refused.ts";
import { isServerAway } from "../../server-away.ts";
import { isDamage, isDiskFull } from "../../sqlite/errors.ts";

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

/** Our codes for the statuses that Express and its middleware throw. */
const CODES_BY_STATUS: Readonly<Record<number, ErrorCode>> = { 413: "FILE_TOO_LARGE", 415: "FILE_TYPE_NOT_ALLOWED" };

/** Any error as a refusal; undefined where it is nobody's fault but ours. */
export function refusalOf(error: unknown): Refused | undefined {
  if (isRefused(error)) return error;
  // Each is logged for the operator; a damaged file is made anew meanwhile.
  if (isDiskFull(error) || isDamage(error) || isServerAway(error)) return new Refused("UNAVAILABLE");
  if (!(error instanceof Error)) return undefined;
  const status = "status" in error ? error.status : undefined;
  if (typeof status !== "number" || status < 400 || status >= 500) return undefined;
  return new Refused(CODES_BY_STATUS[status] ?? "INVALID_REQUEST");
}

/** A path may name a key of the request, of whatever length. */
const shortPath = (field: FieldError): FieldError => ({ ...field, path: field.path.slice(0, LIMITS.problemPathChars) });

/** The document for a refusal, or for our own failure; never a stack, a query or a path of the server. */
export function problemOf(refused: Refused | undefined, requestId: string): Problem {
  const code = refused?.code ?? "INTERNAL";
  return {
    ...refused?.extra,
    type: `urn:safer-block:problem:${code}`,
    title: ERRORS[code].title,
    status: ERRORS[code].status,
    code,
    ...(refused && refused.fields.length > 0
      ? { fields: refused.fields.slice(0, LIMITS.problemFields).map(shortPath) }
      : {}),
    requestId,
  };
}
