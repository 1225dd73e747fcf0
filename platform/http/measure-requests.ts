// How long requests take, by route and kind of answer.
import type { RequestHandler } from "express";
import { Histogram } from "prom-client";
import { patternOf } from "./access-log.ts";

const durations = new Histogram({
  name: "sb_http_request_duration_seconds",
  help: "From the request's head to the end of its answer.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** `route` is a pattern of the route table: as many as there are routes, whatever people ask for. */
export const measureRequests: RequestHandler = (request, response, next) => {
  const start = performance.now();
  response.once("close", () => {
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    const labels = { method: request.method, route: patternOf(request) ?? "none", status };
    durations.observe(labels, (performance.now() - start) / 1_000);
  });
  next();
};
