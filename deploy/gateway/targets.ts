// Which service answers what, read off the route table: not every GET is a query, nor every POST a command.
import { type RouteKey, routes } from "@sb/contracts/routes.ts";

export type Target = "command" | "query";

export const targetOf = (key: RouteKey): Target => routes[key].service;

/** Of the query service, outside of the route table: whatever begins with one of these. */
export const QUERY_PATHS = ["/sb/openapi.json", "/taxii2", "/feeds"] as const;
