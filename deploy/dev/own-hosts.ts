// While the development issuer runs, only requests to this machine's own host names are answered.
import type { RequestListener, ServerResponse } from "node:http";
import { Refused } from "@sb/contracts/refused.ts";
import { isLoopbackName } from "@sb/platform/config/loopback.ts";
import { requestIdOf } from "@sb/platform/http/answer/headers.ts";
import { PROBLEM_MEDIA_TYPE, problemOf } from "@sb/platform/http/answer/problem.ts";
import { sendJson } from "@sb/platform/http/answer/send.ts";

/**
 * Refuses requests under a foreign name with 421 (RFC 9110, section 15.5.20). Otherwise a page of
 * another site could use DNS rebinding to sign in as anybody, an admin too.
 */
export function answerOwnHosts(app: RequestListener): RequestListener {
  // One name stands in nearly all requests: it is parsed once.
  let lastOwn: string | undefined;
  return (request, response) => {
    const { host } = request.headers;
    if (host === undefined || (host !== lastOwn && !isOwn(host))) return refuse(response);
    lastOwn = host;
    app(request, response);
  };
}

function refuse(response: ServerResponse): void {
  const problem = problemOf(new Refused("HOST_UNKNOWN"), requestIdOf(undefined));
  sendJson(response, problem.status, problem, PROBLEM_MEDIA_TYPE);
}

function isOwn(host: string): boolean {
  const url = URL.parse(`http://${host}`);
  return url !== null && isLoopbackName(url.hostname);
}
