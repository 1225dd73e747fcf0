// Node's HTTP server: where it listens, how long it keeps connections, how it stops.
import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { type BodyPace, endSlowBodies } from "./request/slow-bodies.ts";
import { answerUnreadable, HEADER_LIMIT } from "./request/unreadable.ts";

export type HttpServer = {
  /** Resolves with the port; 0 picks a free one. Rejects with Node's error, such as EADDRINUSE. */
  listen(address: { readonly host: string; readonly port: number }): Promise<number>;
  /** Answers what is under way, then closes the connections. */
  close(): Promise<void>;
};

/** How long a connection may take for what. A client that says nothing, or reads nothing, gives its socket back. */
export type Patience = {
  /** Until the headers of a request are here. */
  readonly headersMs: number;
  /** Until its body is here: longer than the web app waits (LIMITS.requestTimeoutMs). */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly silentMs: number;
  /** How often that is looked at. */
  readonly checkMs: number;
  readonly body: Omit<BodyPace, "checkMs">;
};

const PATIENCE: Patience = {
  headersMs: 20_000,
  requestMs: 120_000,
  silentMs: 60_000,
  checkMs: 5_000,
  // A bad mobile connection is ten times as fast.
  body: { graceMs: 20_000, bytesPerSecond: 500 },
};
/** Beyond it new connections are dropped, so that descriptors are left for files. */
const MAX_CONNECTIONS = 10_000;

/** Longer than proxies and browsers keep theirs, so that nobody sends into a connection that is just being closed. */
const KEEP_ALIVE_MS = 72_000;

/** `kinds`: what requests and answers are made as; Node's own where left out. */
export function createNodeServer(
  listener: RequestListener,
  patience: Patience = PATIENCE,
  kinds: Pick<ServerOptions, "IncomingMessage" | "ServerResponse"> = {},
): HttpServer {
  const servers: Server[] = [];
  const listenAt = async (host: string, port: number): Promise<number> => {
    const server = createServer({ ...optionsOf(patience), ...kinds }, listener);
    server.maxConnections = MAX_CONNECTIONS;
    server.setTimeout(patience.silentMs);
    server.on("clientError", answerUnreadable);
    endSlowBodies(server, { ...patience.body, checkMs: patience.checkMs });
    server.listen(port, host);
    await once(server, "listening");
    servers.push(server);
    return portOf(server);
  };
  return {
    listen: async ({ host, port }) => {
      if (host !== "localhost") return listenAt(host, port);
      const chosen = await listenAt("127.0.0.1", port);
      await listenAt("::1", chosen).catch(ignoreWithoutIPv6);
      return chosen;
    },
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

const optionsOf = ({ headersMs, requestMs, checkMs }: Patience): ServerOptions => ({
  maxHeaderSize: HEADER_LIMIT,
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkMs,
});

/** Some machines have localhost in IPv4 alone. */
function ignoreWithoutIPv6(error: unknown): void {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code !== "EADDRNOTAVAIL" && code !== "EAFNOSUPPORT") throw error;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function close(server: Server): Promise<void> {
  // Connections that are idle end now, the others as soon as their answer is out.
  server.keepAliveTimeout = 1;
  server.keepAliveTimeoutBuffer = 0;
  const closed = once(server, "close");
  server.close();
  await closed;
}
