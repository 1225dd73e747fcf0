// For tests of the server: one on a loopback port, and requests that it answers for real.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { parseSetCookie, type SetCookie } from "cookie";
import { createLogger } from "../log.ts";
import { createKeyUsage } from "../rate-limit/key-usage.ts";
import { openMemory } from "../rate-limit/memory.ts";
import { createServer, type ServerOptions } from "./server.ts";

/** A server without routes, limits or log, at which nobody is signed in. Test files share a process: each server counts for itself. */
const bareServer = (): ServerOptions => ({
  handlers: {},
  verifyKey: async () => undefined,
  keyUsage: createKeyUsage(openMemory()),
  verifyAccess: async () => ({ error: "LOGIN_REQUIRED" }),
  whenReadable: async () => "READABLE",
  staleOf: () => [],
  unready: () => [],
  https: false,
  scriptHashes: [],
  connectSources: [],
  log: createLogger("silent"),
  rateLimit: 0,
  counters: openMemory(),
  dailyCounters: openMemory(),
  trustProxy: 0,
});

type TestRequest = {
  readonly method?: string;
  /** The path and what follows. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes and text go as they are, anything else as JSON. */
  readonly payload?: unknown;
};

type Answered = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly SetCookie[];
  readonly body: string;
  json<T = unknown>(): T;
};

export type TestServer = AsyncDisposable & {
  readonly port: number;
  ask(asked: TestRequest | string): Promise<Answered>;
  /** Sends bytes as they are and reads until the server ends the connection. */
  send(bytes: string): Promise<string>;
  close(): Promise<void>;
};

export async function serveForTest(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const server = createServer({ ...bareServer(), ...options });
  const port = await server.listen({ host: "127.0.0.1", port: 0 });
  const ask = async (asked: TestRequest | string): Promise<Answered> => {
    const { url, ...request } = typeof asked === "string" ? { url: asked } : asked;
    return answerOf(await fetch(`http://127.0.0.1:${port}${url}`, initOf(request)));
  };
  const send = async (bytes: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes);
    return text(socket);
  };
  return { port, ask, send, close: server.close, [Symbol.asyncDispose]: server.close };
}

function initOf({ method = "GET", headers = {}, payload }: Omit<TestRequest, "url">): RequestInit {
  if (payload === undefined) return { method, headers };
  if (typeof payload === "string" || payload instanceof ArrayBuffer) return { method, headers, body: payload };
  return { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(payload) };
}

async function answerOf(response: Response): Promise<Answered> {
  const body = await response.text();
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie().map((line) => parseSetCookie(line)),
    body,
    json: () => JSON.parse(body),
  };
}
