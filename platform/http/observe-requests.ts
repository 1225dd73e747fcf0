// How long requests take, by route and kind of answer, and the trace that each begins: in one step, since each costs every request.
import type { RequestHandler } from "express";
import { Histogram } from "prom-client";
import { beginRequest } from "../telemetry/trace.ts";
import { patternOf } from "./access-log.ts";
import { idOf } from "./answer/headers.ts";

const durations = new Histogram({
  name: "sb_http_request_duration_seconds",
  help: "From the request's head to the end of its answer.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** `route` is a pattern of the route table, never the URL: there are as many as routes, and nothing of what people search for. */
export const observeRequests: RequestHandler = (request, response, next) => {
  const start = performance.now();
  const traced = beginRequest(idOf(response));
  // It comes once: `once` would wrap each listener to take it away again.
  response.on("close", () => {
    const { method } = request;
    const { statusCode } = response;
    const route = patternOf(request) ?? "none";
    durationsOf(method, route, statusCode).observe((performance.now() - start) / 1_000);
    const attributes = { "http.request.method": method, "http.route": route, "http.response.status_code": statusCode };
    traced?.end(`${method} ${route}`, attributes, statusCode);
  });
  next();
};

type Durations = ReturnType<typeof durations.labels>;

/** By what they are labelled with: looking the labels up costs more than counting. As many as routes, methods and kinds of answer. */
const labelled = new Map<string, Durations>();

function durationsOf(method: string, route: string, statusCode: number): Durations {
  const status = `${Math.floor(statusCode / 100)}xx`;
  const key = `${method} ${route} ${status}`;
  const known = labelled.get(key) ?? durations.labels({ method, route, status });
  labelled.set(key, known);
  return known;
}
