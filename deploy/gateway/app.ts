// The gateway's app: health, what it passes on to the services, and the web app.
import type { RequestListener } from "node:http";
import { isRefused } from "@sb/contracts/refused.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import { routes } from "@sb/contracts/routes.ts";
import { compress } from "@sb/platform/http/answer/compress.ts";
import { corsOf, otherMethods } from "@sb/platform/http/answer/cors.ts";
import { notFound, RETRY_AFTER, reportErrors } from "@sb/platform/http/answer/errors.ts";
import { setHeaders } from "@sb/platform/http/answer/headers.ts";
import { sendBytes } from "@sb/platform/http/answer/send.ts";
import { usePlainPath } from "@sb/platform/http/request/url.ts";
import { type Pattern, patternsOf } from "@sb/platform/http/route-patterns.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { mountHealth } from "@sb/platform/service/health.ts";
import type { WebPage } from "@sb/platform/service/web-app.ts";
import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from "express";
import { mountWeb } from "../standalone/web.ts";
import { type GatewayTarget, QUERY_PAGES, QUERY_PATHS, targetOf } from "./targets.ts";

export type GatewayOptions = {
  readonly page: WebPage | undefined;
  readonly publicUrl: string;
  readonly connectSources: readonly string[];
  readonly https: boolean;
  readonly passOn: Readonly<Record<GatewayTarget, RequestHandler>>;
  /** Whether a query service is ready: people read through it. */
  readonly ahead: () => Promise<boolean>;
  readonly log: Log;
};

export function createGatewayApp({ page, publicUrl, passOn, ahead, log, ...headers }: GatewayOptions): RequestListener {
  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.enable("strict routing").enable("case sensitive routing");
  app.use(setHeaders({ ...headers, scriptHashes: page?.scriptHashes ?? [] }), usePlainPath);
  mountHealth(app, { ahead });
  mountPassing(app, passOn);
  if (page) app.get([...QUERY_PAGES], passOn.query, withoutContent(page));
  app.use(compress);
  if (page) mountWeb(app, page, publicUrl);
  app.use(notFound, reportErrors(log));
  return app;
}

/** While no query service answers, a page is the app alone, which says what is wrong: as 503, so that nobody indexes it. */
function withoutContent({ html }: WebPage): ErrorRequestHandler {
  const shell = Buffer.from(html);
  return (error: unknown, _request, response, next) => {
    if (!isRefused(error) || error.code !== "UNAVAILABLE" || response.headersSent) return next(error);
    response.setHeader("retry-after", RETRY_AFTER);
    response.setHeader("cache-control", "no-store");
    sendBytes(response, 503, shell, "text/html; charset=utf-8");
  };
}

function mountPassing(app: Express, passOn: GatewayOptions["passOn"]): void {
  const routers = new Map<string, Router>();
  for (const [segment, patterns] of patternsOf(Object.keys(routes) as RouteKey[]))
    routers.set(segment, routerOf(patterns, passOn));
  app.use((request, response, next) => {
    if (isOneOf(request.path, QUERY_PATHS)) return void passOn.query(request, response, next);
    const [, base, segment = ""] = request.path.split("/", 3);
    const router = base === "sb" ? routers.get(segment) : undefined;
    if (router) router(request, response, next);
    else next();
  });
}

const isOneOf = (path: string, paths: readonly string[]): boolean =>
  paths.some((each) => path === each || path.startsWith(`${each}/`));

function routerOf(patterns: readonly Pattern[], passOn: GatewayOptions["passOn"]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const pattern of patterns) {
    for (const { key, method } of pattern.methods)
      router[method](pattern.path, ...corsOf(routes[key]), passOn[targetOf(key)]);
    // One service has a part of a path's methods.
    router.all(pattern.path, otherMethods(pattern));
  }
  return router;
}
