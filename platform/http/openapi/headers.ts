// The headers of answers that mean something to callers of the API.
import type { Route } from "@sb/contracts/routes.ts";
import type { Json } from "./schema.ts";

const text = (description: string): Json => ({ description, schema: { type: "string" } });

export const HEADERS = {
  "x-request-id": text("Names this request in logs; a problem has it as requestId"),
  "sb-position": text("Where this write stands. A read that sends it as sb-min-position sees the write"),
  "sb-stale": text("Read models, separated by commas, that are failing: the answer shows what they held before"),
  "Set-Cookie": text("The refresh token, or its end: HttpOnly, SameSite=Strict, for the account routes alone"),
  "Retry-After": { description: "Seconds to wait before asking again", schema: { type: "integer", minimum: 0 } },
  RateLimit: text("What is left of the limit in this window (draft-ietf-httpapi-ratelimit-headers-08)"),
  "RateLimit-Policy": text("The limit and its window in seconds (draft-ietf-httpapi-ratelimit-headers-08)"),
  Allow: text("The methods that the path has"),
  "Access-Control-Allow-Origin": text("`*`: pages of any origin may read the answer, without credentials"),
  ETag: text("Of this version: sent as If-None-Match, 304 says that there is no other"),
  "Last-Modified": text("When the newest part of it was written"),
} as const;

type HeaderName = keyof typeof HEADERS;

/** For `headers` of a response. */
export function headersNamed(names: readonly HeaderName[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers that a route's answers may carry, refusals too. */
export function commonHeaders({ reads = [], cors }: Route): readonly HeaderName[] {
  return [
    ...(["x-request-id", "RateLimit", "RateLimit-Policy"] as const),
    ...(reads.length > 0 ? (["sb-stale"] as const) : []),
    ...(cors ? (["Access-Control-Allow-Origin"] as const) : []),
  ];
}

/** Headers that a route's answers may carry where nothing went wrong. */
export function successHeaders(method: string, { service, setsCookie, conditional }: Route): readonly HeaderName[] {
  const isWrite = service === "command" && method !== "GET";
  return [
    ...(isWrite ? ["sb-position" as const] : []),
    ...(setsCookie ? ["Set-Cookie" as const] : []),
    ...(conditional ? (["ETag", "Last-Modified"] as const) : []),
  ];
}
