// How the server stops.
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { serveForTest } from "./testing.ts";

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
  const { createNodeServer } = await import("./node-server.ts");
  const patience = { headersMs: 20, requestMs: 40, silentMs: 60_000, checkMs: 10 };
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

test("it does not start where something else listens", async () => {
  await using first = await serveForTest();
  const { createNodeServer } = await import("./node-server.ts");
  const second = createNodeServer(() => undefined);
  await expect(second.listen({ host: "127.0.0.1", port: first.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await second.close();
});
