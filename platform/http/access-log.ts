// One line for each request. It names the route's pattern, never the URL: a query may hold what somebody searched for.
import type { Request, RequestHandler } from "express";
import type { Log } from "../log-port.ts";
import { idOf } from "./answer/headers.ts";

export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const requestId = idOf(response);
    response.once("close", () => {
      const ms = Math.round(performance.now() - start);
      log.info(
        { requestId, method: request.method, route: patternOf(request), status: response.statusCode, ms },
        "request",
      );
    });
    next();
  };
}

/** Such as `/sb/report/history/:dclrSeq`; undefined where no route matched. */
export function patternOf({ route }: Request): string | undefined {
  const matched: unknown = route;
  const hasPath = typeof matched === "object" && matched !== null && "path" in matched;
  return hasPath ? String(matched.path) : undefined;
}
