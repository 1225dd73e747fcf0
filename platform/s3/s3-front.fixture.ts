// Stands in front of an S3 store and changes what passes, for stores and connections that are not as they should be.
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

export type Front = AsyncDisposable & {
  /** The store's URL through it. */
  readonly url: string;
};

export type FrontRules = {
  /** Headers that the store never sees. */
  readonly hide?: readonly string[];
  /** Whether the answer is cut off in the middle of its body. */
  readonly cuts?: (asked: IncomingMessage) => boolean;
  /** Whether the answer is 503, and the store never hears of it. */
  readonly fails?: (asked: IncomingMessage) => boolean;
};

const never = (): boolean => false;

export async function startFront(
  storeUrl: string,
  { hide = [], cuts = never, fails = never }: FrontRules,
): Promise<Front> {
  const store = new URL(storeUrl);
  const server = createServer((asked, answer) => {
    if (fails(asked)) {
      asked.resume().on("end", () => answer.writeHead(503).end());
      return;
    }
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !hide.includes(name)));
    const to = { host: store.hostname, port: store.port, method: asked.method, path: asked.url, headers };
    asked.pipe(request(to, (found) => pass(found, answer, cuts(asked))));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const front = new URL(storeUrl);
  front.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: front.href,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function pass(found: IncomingMessage, answer: ServerResponse, isCut: boolean): Promise<void> {
  const body = Buffer.concat(await found.toArray());
  answer.writeHead(found.statusCode ?? 500, found.headers);
  if (!isCut) return void answer.end(body);
  answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
}
