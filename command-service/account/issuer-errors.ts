// Turns the issuer's errors into our codes: a bad login, an issuer that does not answer, or a wrong setting of ours.

import { Refused } from "@sb/contracts/refused.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";

/** The code was used before, was never given, or belongs to another verifier or nonce; or the ID token is not valid. */
const BAD_LOGIN = new Set([
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_KEY_SELECTION_FAILED",
]);
const NOT_REACHED = new Set(["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"]);

/** A refusal, or the error itself where we are at fault (such as a client secret the issuer does not know). */
export function refusalOfIssuer(error: unknown, log: Pick<Log, "warn">): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === "OAUTH_RESPONSE_BODY_ERROR" && "error" in error && error.error === "invalid_grant")
    return new Refused("LOGIN_REQUIRED");
  if (code && BAD_LOGIN.has(code)) return new Refused("LOGIN_REQUIRED");
  if ((code && NOT_REACHED.has(code)) || isFetchFailure(error)) {
    log.warn(errorFacts(error), "the login issuer does not answer");
    return new Refused("UNAVAILABLE");
  }
  return error;
}

/** How fetch reports that no answer came. */
function isFetchFailure(error: Error): boolean {
  return error instanceof TypeError && error.message === "fetch failed";
}
