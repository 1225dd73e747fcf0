// Whatever goes wrong is answered as a problem; what is our own fault is logged.
import type { ServerResponse } from "node:http";
import { Refused } from "@sb/contracts/refused.ts";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { noteDiskFull } from "../../disk.ts";
import { errorFacts, type Log } from "../../log-port.ts";
import { isDiskFull } from "../../sqlite/errors.ts";
import { patternOf } from "../access-log.ts";
import { idOf } from "./headers.ts";
import { PROBLEM_MEDIA_TYPE, problemOf, refusalOf } from "./problem.ts";
import { sendJson } from "./send.ts";

/** Seconds after which a client may ask again what was not to be had. */
export const RETRY_AFTER = "5";

export const notFound: RequestHandler = () => {
  throw new Refused("NOT_FOUND");
};

/** For the end of a path's routes. */
export function methodNotAllowed(allow: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader("allow", allow.join(", "));
    throw new Refused("METHOD_NOT_ALLOWED");
  };
}

export function reportErrors(log: Log): ErrorRequestHandler {
  // Express knows what handles errors by its four parameters.
  return (error: unknown, request, response, _next) => {
    const refused = refusalOf(error);
    const facts = { requestId: idOf(response), route: patternOf(request), ...errorFacts(error) };
    if (isDiskFull(error)) {
      noteDiskFull();
      log.error(facts, "the disk is full: a request was refused");
    } else if (!refused && !isClientGone(error)) log.error(facts, "request failed");
    if (response.headersSent) response.destroy();
    else sendProblem(response, refused);
  };
}

/** Headers about the body of the answer that was not given. */
const BODY_HEADERS = ["content-disposition", "content-encoding", "content-range"];

function sendProblem(response: ServerResponse, refused: Refused | undefined): void {
  const problem = problemOf(refused, idOf(response));
  for (const name of BODY_HEADERS) response.removeHeader(name);
  response.setHeader("cache-control", "no-store");
  if (problem.status === 503) response.setHeader("retry-after", RETRY_AFTER);
  sendJson(response, problem.status, problem, `${PROBLEM_MEDIA_TYPE}; charset=utf-8`);
}

const GONE = new Set(["ECONNRESET", "ECONNABORTED", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

const isClientGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && GONE.has(String(error.code));
