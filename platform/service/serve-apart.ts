// The HTTP server of a service that runs apart.
import express from "express";
import { watchDisk } from "../disk.ts";
import { notFound, reportErrors } from "../http/answer/errors.ts";
import { setHeaders } from "../http/answer/headers.ts";
import type { Express } from "../http/app.ts";
import { createNodeServer } from "../http/node-server.ts";
import { createServer, type ServerOptions } from "../http/server.ts";
import { mountHealth, type Watched } from "./health.ts";
import { listen } from "./listen.ts";
import { mountMetrics } from "./metrics.ts";
import type { Apart } from "./open-apart.ts";

/** Pages are the gateway's: answers here carry no scripts. */
const headersOf = ({ publicUrl }: Apart["config"]) => ({
  publicUrl,
  https: publicUrl.startsWith("https:"),
  scriptHashes: [],
  connectOrigins: [],
});

type Own = Omit<
  ServerOptions,
  "https" | "publicUrl" | "scriptHashes" | "connectOrigins" | "log" | "rateLimit" | "trustProxy" | "wrap"
>;

/** A service with rows of the route table. Answers with its own URL. */
export async function serveApart(
  apart: Apart,
  watched: Watched,
  { mountMore, ...own }: Own,
  resources: AsyncDisposableStack,
): Promise<string> {
  const { config, log } = apart;
  const { rateLimit, trustProxy } = config;
  const server = createServer({
    ...{ ...own, ...headersOf(config), log, rateLimit, trustProxy },
    mountMore: (app, limiters) => {
      mountOperation(app, apart, watched);
      mountMore?.(app, limiters);
    },
  });
  return listen(server, config, resources);
}

/** A service that answers operators only. */
export async function serveOperators(apart: Apart, watched: Watched, resources: AsyncDisposableStack): Promise<string> {
  const { config, log } = apart;
  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.use(setHeaders(headersOf(config)));
  mountOperation(app, apart, watched);
  app.use(notFound, reportErrors(log));
  return listen(createNodeServer(app), config, resources);
}

function mountOperation(app: Express, { config, dataDir }: Apart, watched: Watched): void {
  // Elsewhere nothing is kept on the machine's own disk.
  const disk = config.oneMachine ? { disk: watchDisk(dataDir) } : {};
  mountHealth(app, { ...watched, ...disk });
  mountMetrics(app, config.metricsToken, watched);
}
