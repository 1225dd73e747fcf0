import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { endWithTurn } from "./end-of-turn.ts";

let server: Server;
afterEach(() => server.close());

/** Starts the server and sends this many requests. Returns the responses that wait to be ended, and what the clients get. */
async function asked(count: number, signal?: AbortSignal) {
  const waiting: ServerResponse[] = [];
  const all = Promise.withResolvers<void>();
  server = createServer((_request, response) => {
    if (waiting.push(response) === count) all.resolve();
  });
  await once(server.listen(0, "localhost"), "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const answers = Array.from({ length: count }, () => fetch(url, signal ? { signal } : {}));
  await all.promise;
  return { waiting, answers };
}

test("answers that are ready in one turn are sent after it, each with its own body", async () => {
  const { waiting, answers } = await asked(3);
  for (const [at, response] of waiting.entries()) endWithTurn(response, Buffer.from(`answer ${at}`));
  expect(waiting.map((response) => response.writableEnded)).toEqual([false, false, false]);
  const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(bodies.sort()).toEqual(["answer 0", "answer 1", "answer 2"]);
});

test("an answer without a body has its status", async () => {
  const { waiting, answers } = await asked(1);
  for (const response of waiting) endWithTurn(response.writeHead(204));
  expect((await answers[0])?.status).toBe(204);
});

test("a client that has gone keeps no one else from an answer", async () => {
  const leaving = new AbortController();
  const gone = await asked(1, leaving.signal);
  const [left] = gone.waiting;
  if (!left) throw new Error("No request came");
  const closed = once(left, "close");
  leaving.abort();
  await Promise.allSettled(gone.answers);
  await closed;
  server.close();
  const { waiting, answers } = await asked(1);
  for (const response of [left, ...waiting]) endWithTurn(response, Buffer.from("here"));
  expect(await (await answers[0])?.text()).toBe("here");
});
