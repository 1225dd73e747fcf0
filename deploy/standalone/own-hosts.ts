// While the development issuer runs, only requests to this machine's own host names are answered.
import type { RequestListener } from "node:http";
import { isLoopbackName } from "@sb/platform/config/loopback.ts";
import { requestIdOf } from "@sb/platform/http/headers.ts";
import { PROBLEM_MEDIA_TYPE, problemOf } from "@sb/platform/http/problem.ts";
import { sendJson } from "@sb/platform/http/send.ts";
import { Refused } from "@sb/platform/refused.ts";

/**
 * Refuses requests under a foreign name with 421 (RFC 9110, section 15.5.20). Otherwise a page of
 * another site could use DNS rebinding to sign in as anybody, an admin too.
 */
export const answerOwnHosts =
  (app: RequestListener): RequestListener =>
  (request, response) => {
    if (isOwn(request.headers.host)) return app(request, response);
    const problem = problemOf(new Refused("HOST_UNKNOWN"), requestIdOf(undefined));
    sendJson(response, problem.status, problem, PROBLEM_MEDIA_TYPE);
  };

function isOwn(host: string | undefined): boolean {
  const url = host === undefined ? null : URL.parse(`http://${host}`);
  return url !== null && isLoopbackName(url.hostname);
}
