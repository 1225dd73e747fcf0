// The HTTP servers: of a service with rows of the route table, and of one that answers operators only.
import express from "express";
import { watchDisk } from "../disk.ts";
import { notFound, reportErrors } from "../http/answer/errors.ts";
import { setHeaders } from "../http/answer/headers.ts";
import type { Express } from "../http/app.ts";
import { createNodeServer, type HttpServer } from "../http/node-server.ts";
import { createServer, type ServerOptions } from "../http/server.ts";
import { mountHealth, type Watched } from "./health.ts";
import { mountMetrics } from "./metrics.ts";
import type { ServiceProcess } from "./process.ts";
import { StartError } from "./start-error.ts";

/** The pages, where they aren't the gateway's, and the tools that run beside them while developing. */
export type Front = {
  /** Those of the page's own scripts. */
  readonly scriptHashes: readonly string[];
  readonly connectSources: readonly string[];
  readonly mount: (app: Express) => void;
  readonly wrap: NonNullable<ServerOptions["wrap"]>;
};

/** The means to serve the rows of the route table. */
export type RouteServer = Omit<
  ServerOptions,
  "https" | "publicUrl" | "scriptHashes" | "connectSources" | "log" | "rateLimit" | "trustProxy" | "wrap"
>;

const headersOf = ({ publicUrl }: ServiceProcess, { scriptHashes, connectSources }: Partial<Front>) => ({
  publicUrl,
  https: publicUrl.startsWith("https:"),
  scriptHashes: scriptHashes ?? [],
  connectSources: connectSources ?? [],
});

/** A process with rows of the route table. Answers with its own URL. */
export async function serveRoutes(
  process: ServiceProcess,
  watched: Watched,
  { mountMore, ...routes }: RouteServer,
  resources: AsyncDisposableStack,
  front: Partial<Front> = {},
): Promise<string> {
  const { config, log } = process;
  const { rateLimit, trustProxy } = config;
  const server = createServer({
    ...{ ...routes, ...headersOf(process, front), log, rateLimit, trustProxy },
    ...(front.wrap && { wrap: front.wrap }),
    mountMore: (app, limiters) => {
      mountOperation(app, process, watched);
      mountMore?.(app, limiters);
      front.mount?.(app);
    },
  });
  return listen(server, process, resources);
}

/** One that answers operators only. */
export async function serveOperators(
  process: ServiceProcess,
  watched: Watched,
  resources: AsyncDisposableStack,
): Promise<string> {
  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.use(setHeaders(headersOf(process, {})));
  mountOperation(app, process, watched);
  app.use(notFound, reportErrors(process.log));
  return listen(createNodeServer(app), process, resources);
}

function mountOperation(app: Express, { config, dataDir, keepsFiles }: ServiceProcess, watched: Watched): void {
  // Elsewhere nothing is kept on the machine's own disk.
  const disk = keepsFiles ? { disk: watchDisk(dataDir) } : {};
  mountHealth(app, { ...watched, ...disk });
  mountMetrics(app, config.metricsToken, watched);
}

type Where = { readonly host: string; readonly port: number };

/** Answers with the URL. Throws StartError with one line for what an operator can change. */
export async function listen(
  server: HttpServer,
  { host, port }: Where,
  resources: AsyncDisposableStack,
): Promise<string> {
  resources.adopt(server, (running) => running.close());
  try {
    return `http://${host.includes(":") ? `[${host}]` : host}:${await server.listen({ host, port })}`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE")
      throw new StartError(`port ${port} is in use: stop what runs there, or set PORT to another`);
    if (code === "EACCES")
      throw new StartError(`port ${port} needs more rights than this user has: set PORT above 1023`);
    if (code === "EADDRNOTAVAIL") throw new StartError(`SB_HOST=${host} is no address of this machine`);
    throw error;
  }
}
