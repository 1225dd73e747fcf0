// Parameters and query of a request. The same URLs are asked for again and again: what they were read as is kept.

import { Refused } from "@sb/contracts/refused.ts";
import type { Route, RouteKey } from "@sb/contracts/routes.ts";
import type { Request } from "express";
import { LRUCache } from "lru-cache";
import type { HttpRequest } from "../handler.ts";
import { hasRequired } from "../openapi/codes.ts";
import { flatParameters } from "../openapi/parameters.ts";
import { schemaOf } from "../openapi/schema.ts";
import { expandDotted, parseWith } from "./parse.ts";

/** Frozen: one object for all requests with the same URL. */
export type UrlParts = Pick<HttpRequest<RouteKey>, "params" | "query">;

/** For each route. */
const MAX_KEPT = 50;
/** Characters. */
const MAX_KEPT_URL = 300;

type QueryRules = { readonly known: ReadonlySet<string>; readonly isAllThere: boolean };

/** Makes the reader of a route's URLs, which throws Refused. */
export function createUrlReader(route: Pick<Route, "params" | "query">): (request: Request) => UrlParts {
  const kept = new LRUCache<string, UrlParts>({ max: MAX_KEPT });
  // Read from the schema once somebody asks: most routes of most processes are never asked.
  let rules: QueryRules | undefined;
  return (request) => {
    const { url } = request;
    const found = kept.get(url);
    if (found) return found;
    rules ??= { known: namesIn(route.query), isAllThere: !hasRequired(route.query) };
    const parts = freeze(read(route, rules, request));
    if (url.length <= MAX_KEPT_URL) kept.set(url, parts);
    return parts;
  };
}

/** The parts have the types that the route's own schemas give; the route is one of many here. */
function read(
  { params, query }: Pick<Route, "params" | "query">,
  { known, isAllThere }: QueryRules,
  request: Request,
): UrlParts {
  return {
    // Part of the path, or another route would have matched.
    params: params && parseWith(params, request.params, true),
    query: query && parseWith(query, expandDotted(requireKnown(request.query, known)), isAllThere),
  } as UrlParts;
}

/** The names of a query's parameters, in dotted form (`pagination.size`). */
const namesIn = (query: Route["query"]): ReadonlySet<string> =>
  new Set(query && flatParameters(schemaOf(query, "input")).map(({ name }) => name));

/** Hung on to links by mail programs, social networks and advertisers, and by what passes caches by. No route means them. */
const TRACKING =
  /^(?:utm_\w+|pk_\w+|mtm_\w+|n_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|igshid|igsh|li_fat_id|mc_cid|mc_eid|mkt_tok|NaPm|_ga|_gl|_hsenc|_hsmi|_)$/;

/** Refuses names that the route doesn't have: a mistyped filter would be answered with everything. */
function requireKnown<Query extends object>(given: Query, known: ReadonlySet<string>): Query {
  const unknown = Object.keys(given).filter((name) => !known.has(name) && !TRACKING.test(name));
  if (unknown.length === 0) return given;
  const code = "INVALID_REQUEST";
  throw new Refused(
    code,
    unknown.map((path) => ({ path, code })),
  );
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  }
  return value;
}
