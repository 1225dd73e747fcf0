// Which service answers what, read off the route table: not every GET is a query, nor every POST a command.
import { PREVIEW_PATH, SITEMAP_PATHS } from "@sb/contracts/pages.ts";
import { type RouteKey, routes } from "@sb/contracts/routes.ts";
import { PAGE_PATHS } from "@sb/contracts/subjects.ts";

export type GatewayTarget = "command" | "query";

export const targetOf = (key: RouteKey): GatewayTarget => routes[key].service;

/** Beginnings of the query service's paths outside of the route table. */
export const QUERY_PATHS = [
  "/sb/openapi.json",
  "/sb/docs",
  "/taxii2",
  "/feeds",
  "/log/tile",
  "/log/checkpoint",
  "/log/key",
  PREVIEW_PATH,
] as const;

/** Pages that the query service renders, and their sitemaps. */
export const QUERY_PAGES = [...PAGE_PATHS, ...SITEMAP_PATHS] as const;
