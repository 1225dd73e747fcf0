// Each request begins a trace, under its id.
import type { RequestHandler } from "express";
import { beginRequest } from "../telemetry/trace.ts";
import { patternOf } from "./access-log.ts";
import { idOf } from "./headers.ts";

export const traceRequests: RequestHandler = (request, response, next) => {
  const traced = beginRequest(idOf(response));
  if (traced)
    response.once("close", () => {
      const { method } = request;
      const { statusCode: status } = response;
      const route = patternOf(request);
      // The pattern, never the URL: a query may hold what somebody searched for.
      const attributes = { "http.request.method": method, "http.response.status_code": status };
      traced.end(`${method} ${route ?? "-"}`, { ...attributes, ...(route && { "http.route": route }) }, status);
    });
  next();
};
