// Responses of a route: one for success, once for each status of a refusal.
import { ERRORS, type ErrorCode } from "@sb/contracts/error-codes.ts";
import type { Route } from "@sb/contracts/routes.ts";
import { PROBLEM_MEDIA_TYPE } from "../answer/problem.ts";
import { codesOf } from "./codes.ts";
import { commonHeaders, headersNamed, successHeaders } from "./headers.ts";
import { type Json, schemaOf } from "./schema.ts";

/** By status. */
export function responsesOf(method: string, route: Route): Json {
  const byStatus = Map.groupBy(codesOf(route), (code) => ERRORS[code].status);
  const refusals = [...byStatus].map(([status, codes]) => [status, refusal(route, status, codes)]);
  const unchanged = route.conditional ? { 304: notModified(method, route) } : {};
  return { [route.status ?? 200]: success(method, route), ...unchanged, ...Object.fromEntries(refusals) };
}

const notModified = (method: string, route: Route): Json => ({
  description: "The client has this version",
  headers: headersNamed([...commonHeaders(route), ...successHeaders(method, route)]),
});

function success(method: string, route: Route): Json {
  const headers = headersNamed([...commonHeaders(route), ...successHeaders(method, route)]);
  if (route.status === 204) return { description: "Done", headers };
  const content = route.streams
    ? Object.fromEntries(route.streams.map((mediaType) => [mediaType, {}]))
    : { "application/json": { schema: schemaOf(route.response, "output") } };
  return { description: route.streams ? "A stream" : "The answer", headers, content };
}

/** Those that say when to ask again. */
const RETRIED: ReadonlySet<number> = new Set([429, 503]);

function refusal(route: Route, status: number, codes: readonly ErrorCode[]): Json {
  const code = { properties: { code: { enum: codes } } };
  return {
    description: codes.map((each) => `${each}: ${ERRORS[each].title}`).join("; "),
    headers: headersNamed([...commonHeaders(route), ...(RETRIED.has(status) ? ["Retry-After" as const] : [])]),
    content: { [PROBLEM_MEDIA_TYPE]: { schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, code] } } },
  };
}
