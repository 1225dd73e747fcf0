// Parameters and query of a request. The same URLs are asked for again and again: what they were read as is kept.
import type { Route, RouteKey } from "@sb/contracts/routes.ts";
import type { Request } from "express";
import { LRUCache } from "lru-cache";
import type { HttpRequest } from "./handler.ts";
import { expandDotted, parseWith } from "./parse.ts";

/** Frozen: one object for all requests with the same URL. */
export type UrlParts = Pick<HttpRequest<RouteKey>, "params" | "query">;

/** For each route. */
const MAX_KEPT = 50;
/** Characters. */
const MAX_KEPT_URL = 300;

/** What reads a route's URLs. It throws Refused. */
export function createUrlReader(route: Pick<Route, "params" | "query">): (request: Request) => UrlParts {
  const known = new LRUCache<string, UrlParts>({ max: MAX_KEPT });
  return (request) => {
    const { url } = request;
    const found = known.get(url);
    if (found) return found;
    const parts = freeze(read(route, request));
    if (url.length <= MAX_KEPT_URL) known.set(url, parts);
    return parts;
  };
}

/** The parts have the types that the route's own schemas give; the route is one of many here. */
function read({ params, query }: Pick<Route, "params" | "query">, request: Request): UrlParts {
  return {
    params: params && parseWith(params, request.params),
    query: query && parseWith(query, expandDotted(request.query)),
  } as UrlParts;
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  }
  return value;
}
