// The HTTP server of a service, or of all of them in one process.
import type { RequestListener } from "node:http";
import { type AppOptions, createApp, kindsOf } from "./app.ts";
import { createNodeServer, type HttpServer } from "./node-server.ts";

export type ServerOptions = AppOptions & {
  /** Wraps the app, for paths that are served by somebody else. */
  readonly wrap?: (app: RequestListener) => RequestListener;
};

export function createServer({ wrap = (app) => app, ...options }: ServerOptions): HttpServer {
  const app = createApp(options);
  return createNodeServer(wrap(app), undefined, kindsOf(app));
}
