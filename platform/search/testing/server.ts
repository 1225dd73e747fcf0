// A stand-in for Meilisearch, which does not run on every machine: an HTTP server that behaves as the real one where the adapter
// depends on it. Changes are tasks that end later, and may fail; values of filters are folded; counts end at `maxTotalHits`;
// a wrong first letter counts twice; JSON with lone surrogates is refused, and searches whose answers the real one would compress, which
// takes it sixteen times as long.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Answer, answer, type Indexes, Refusal } from "./routes.ts";
import { createTasks, type Faults, failureOf } from "./tasks.ts";

export type StandIn = AsyncDisposable & {
  /** With the key in it. */
  readonly url: string;
  /** `host:port`. */
  readonly host: string;
  readonly indexes: Indexes;
  readonly faults: Faults;
  /** Breaks all connections. What was stored stays. */
  readonly stop: () => Promise<void>;
  /** Again at the same address. */
  readonly start: () => Promise<void>;
};

const HOST = "127.0.0.1";
export const STAND_IN_KEY = "stand-in-key";

export async function startStandIn(): Promise<StandIn> {
  const faults: Faults = {
    failing: 0,
    failure: "internal",
    delay: 1,
    late: undefined,
    isBehindBalancer: false,
    forbidden: undefined,
  };
  const place = { indexes: new Map(), tasks: createTasks(faults) };
  const server = createServer(async (request, response) => {
    if (faults.isBehindBalancer) {
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
      return;
    }
    const { status, body } = await answerTo(place, request, faults);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, HOST);
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://:${STAND_IN_KEY}@${HOST}:${port}`,
    host: `${HOST}:${port}`,
    indexes: place.indexes,
    faults,
    stop,
    start: async () => void (await listen(port)),
    [Symbol.asyncDispose]: stop,
  };
}

async function answerTo(
  place: Parameters<typeof answer>[0],
  request: IncomingMessage,
  faults: Faults,
): Promise<Answer> {
  try {
    if (request.method === "PUT") await takeLate(faults);
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${HOST}`);
    const sent = await text(request);
    const isKnown = request.headers.authorization === `Bearer ${STAND_IN_KEY}`;
    if (!isKnown || faults.forbidden?.test(`${request.method} ${pathname}`)) throw new Refusal(403, "invalid_api_key");
    if (pathname.endsWith("search") && request.headers["accept-encoding"] !== "identity")
      throw new Refusal(406, "slow");
    const body = bodyOf(sent);
    return answer(place, { method: request.method ?? "GET", path: pathname.slice(1), query: searchParams, body });
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: failureOf(error.message) };
    if (error instanceof SyntaxError) return { status: 400, body: failureOf(error.message) };
    throw error;
  }
}

async function takeLate(faults: Faults): Promise<void> {
  const { late } = faults;
  faults.late = undefined;
  await late;
}

const LONE = /\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/i;

/** Node escapes lone surrogates; the real server's reader of JSON refuses them. */
function bodyOf(json: string): unknown {
  if (LONE.test(json.replaceAll("\\\\", ""))) throw new SyntaxError("malformed_payload");
  return json === "" ? undefined : JSON.parse(json);
}
