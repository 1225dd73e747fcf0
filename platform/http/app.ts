// The Express app: what every request goes through, in this order.
import { IncomingMessage, type ServerOptions, ServerResponse } from "node:http";
import express, { type Express } from "express";
import type { TrustProxy } from "../config/trust-proxy.ts";
import type { Logger } from "../log.ts";
import { logRequests } from "./access-log.ts";
import { compress } from "./answer/compress.ts";
import { notFound, reportErrors } from "./answer/errors.ts";
import { type HeaderOptions, setHeaders } from "./answer/headers.ts";
import { createLimiters, type Limiters, type LimitOptions } from "./limits/limiters.ts";
import { type MountOptions, mountRoutes } from "./mount.ts";
import { observeRequests } from "./observe-requests.ts";
import { mountOpenApi } from "./openapi/mount.ts";
import { mountViewer } from "./openapi/viewer.ts";
import { parseQuery, usePlainPath } from "./request/url.ts";

export type { Express };

export type AppOptions = MountOptions &
  HeaderOptions &
  LimitOptions & {
    readonly log: Logger;
    /** Who may say in X-Forwarded-For who the client is: so many proxies in front, or those in these networks. */
    readonly trustProxy: TrustProxy;
    /** Where people reach the service, as openapi.json says; its own origin where left out. */
    readonly publicUrl?: string | undefined;
    /** Mounts what is not in the route table: health, feeds, the web app. */
    readonly mountMore?: (app: Express, limiters: Limiters) => void;
  };

/**
 * Makes requests and answers with Express's methods from the beginning. Express gives each its own prototype otherwise, and an object whose prototype
 * was changed is slow to read from then on.
 */
export function kindsOf(app: Express): Pick<ServerOptions, "IncomingMessage" | "ServerResponse"> {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Of extends IncomingMessage = IncomingMessage> extends ServerResponse<Of> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.enable("strict routing").enable("case sensitive routing");
  app.set("query parser", parseQuery);
  app.set("trust proxy", options.trustProxy);
  app.use(setHeaders(options));
  app.use(observeRequests);
  if (options.log.isLevelEnabled("info")) app.use(logRequests(options.log));
  app.use(usePlainPath, compress);
  const limiters = createLimiters(options);
  mountRoutes(app, options, limiters);
  mountOpenApi(app, limiters, options.publicUrl);
  mountViewer(app, limiters);
  options.mountMore?.(app, limiters);
  app.use(notFound, reportErrors(options.log));
  return app;
}
