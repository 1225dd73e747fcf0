// How the server stops.
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createNodeServer, type HttpServer, type Patience } from "./node-server.ts";
import { serveForTest } from "./testing.ts";

const IMPATIENT: Patience = {
  ...{ headersMs: 60_000, requestMs: 60_000, silentMs: 60_000, checkMs: 10 },
  body: { graceMs: 60_000, bytesPerSecond: 1 },
};

const ask = (socket: Socket) => socket.write("GET /sb/terms HTTP/1.1\r\nHost: a\r\n\r\n");

test("closes idle connections and finishes running requests", async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let asked = 0;
  const server = await serveForTest({
    handlers: {
      "GET terms": async () => {
        asked += 1;
        if (asked > 1) {
          begun.resolve();
          await finish.promise;
        }
        return { body: { items: [] } };
      },
    },
  });
  const idle = connect(server.port, "127.0.0.1");
  const idleAnswer = text(idle);
  ask(idle);
  await expect.poll(() => asked).toBe(1);
  const busy = connect(server.port, "127.0.0.1");
  const busyAnswer = text(busy);
  ask(busy);
  await begun.promise;
  const closed = server.close();
  expect(await idleAnswer).toMatch(/^HTTP\/1\.1 200 /);
  finish.resolve();
  expect(await busyAnswer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"items":\[\]\}$/);
  await closed;
});

test("a client that never finishes its headers is answered and gives its socket back", async () => {
  const patience = { ...IMPATIENT, headersMs: 20, requestMs: 40 };
  const server = createNodeServer(() => undefined, patience);
  const port = await server.listen({ host: "127.0.0.1", port: 0 });
  // Half-open: these clients never end their side.
  const slow = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  slow.write("GET /sb/terms HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  const silent = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"INVALID_REQUEST"/);
  expect(await text(silent)).toMatch(/^HTTP\/1\.1 400 /);
  // Ends only once no connection is left.
  await server.close();
  slow.destroy();
  silent.destroy();
});

const POST = "POST /sb/report HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n";

/** Sends a byte of its body now and then until the connection ends. What it heard: none, where a late byte had it reset. */
async function drip(server: HttpServer): Promise<string> {
  const slow = connect({ port: await server.listen({ host: "127.0.0.1", port: 0 }), host: "127.0.0.1" });
  let answer = "";
  slow.setEncoding("utf8").on("data", (part) => {
    answer += part;
  });
  slow.on("error", () => undefined);
  slow.write(POST);
  const dripping = setInterval(() => slow.write("x"), 5);
  await new Promise<void>((resolve) => slow.once("close", () => resolve()));
  clearInterval(dripping);
  return answer;
}

test("a client that sends a byte of its body now and then is answered and gives its socket back", async () => {
  const server = createNodeServer(() => undefined, { ...IMPATIENT, body: { graceMs: 20, bytesPerSecond: 1_000_000 } });
  const answered = () => drip(server);
  await expect.poll(answered, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 400 [\s\S]*"INVALID_REQUEST"/);
  await server.close();
});

test("also where the answer was given before the body came", async () => {
  const pace = { graceMs: 20, bytesPerSecond: 1_000_000 };
  const server = createNodeServer((_request, response) => response.end("no"), { ...IMPATIENT, body: pace });
  await drip(server);
  await server.close();
});

test("a body at a good pace is received whole", async () => {
  const received = Promise.withResolvers<number>();
  const slowest = { graceMs: 1_000, bytesPerSecond: 1 };
  const server = createNodeServer(
    async (request, response) => {
      received.resolve((await text(request)).length);
      response.end();
    },
    { ...IMPATIENT, body: slowest },
  );
  const sender = connect({ port: await server.listen({ host: "127.0.0.1", port: 0 }), host: "127.0.0.1" });
  sender.write(POST);
  for (let part = 0; part < 10; part += 1) {
    sender.write("x".repeat(100_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await received.promise).toBe(1_000_000);
  sender.destroy();
  await server.close();
});

test("a client that reads nothing of its answer gives its socket back", async () => {
  const server = createNodeServer((_request, response) => response.end(Buffer.alloc(50_000_000)), {
    ...IMPATIENT,
    silentMs: 50,
  });
  const deaf = connect({ port: await server.listen({ host: "127.0.0.1", port: 0 }), host: "127.0.0.1" }).pause();
  const gone = new Promise((resolve) => deaf.once("close", resolve));
  deaf.on("error", () => undefined);
  ask(deaf);
  // Ends only once no connection is left.
  await expect.poll(() => deaf.bytesRead >= 0 && deaf.connecting).toBe(false);
  await server.close();
  deaf.destroy();
  await gone;
});

test("it does not start where something else listens", async () => {
  await using first = await serveForTest();
  const second = createNodeServer(() => undefined);
  await expect(second.listen({ host: "127.0.0.1", port: first.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await second.close();
});
