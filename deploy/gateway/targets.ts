// Which service answers what, read off the route table: not every GET is a query, nor every POST a command.
import { type RouteKey, routes } from "@sb/contracts/routes.ts";

export type GatewayTarget = "command" | "query";

export const targetOf = (key: RouteKey): GatewayTarget => routes[key].service;

/** Beginnings of the query service's paths outside of the route table. */
export const QUERY_PATHS = ["/sb/openapi.json", "/taxii2", "/feeds"] as const;
