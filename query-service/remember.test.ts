import type { Handler, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import { Refused } from "@sb/platform/refused.ts";
import { expect, it } from "vitest";
import { publicState, remember } from "./remember.ts";

type Key = "GET report/history/user/{userId}";

const EMPTY = { page: 1, size: 10, totalItems: 0, totalPages: 0, hasNext: false, hasPrevious: false };

/** Answers with how often it was asked, as the total. */
function counting() {
  let times = 0;
  const handle: Handler<Key> = async () => {
    times += 1;
    return { body: { items: [], pagination: { ...EMPTY, totalItems: times, remainingPages: 0, offset: 0 } } };
  };
  return { handle, times: () => times };
}

const requestOf = (userId: string, others: Partial<HttpRequest<Key>> = {}): HttpRequest<Key> => ({
  params: { userId },
  query: { pagination: { page: 1, size: 10 } },
  body: undefined,
  files: [],
  caller: undefined,
  cookies: {},
  idempotencyKey: undefined,
  minPosition: undefined,
  requestId: "request-1",
  ...others,
});

const totalIn = (reply: HttpReply<Key>): number => {
  const body = "body" in reply ? reply.body : JSON.parse(Buffer.from(reply.stream as Uint8Array).toString());
  return body.pagination.totalItems;
};

it("answers a question once while the state stands still, and each question for itself", async () => {
  const asked = counting();
  const handle = remember(async () => "state", asked.handle);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("b")))).toBe(2);
  expect(totalIn(await handle(requestOf("a", { query: { pagination: { page: 2, size: 10 } } })))).toBe(3);
});

it("answers anew once the state has moved", async () => {
  let state = "1";
  const handle = remember(async () => state, counting().handle);
  await handle(requestOf("a"));
  state = "2";
  expect(totalIn(await handle(requestOf("a")))).toBe(2);
});

it("always asks for who is logged in, and for who wants to see a write", async () => {
  const asked = counting();
  const handle = remember(async () => "state", asked.handle);
  await handle(requestOf("a"));
  const caller = { userId: "me", isAdmin: false };
  expect(totalIn(await handle(requestOf("a", { caller })))).toBe(2);
  expect(totalIn(await handle(requestOf("a", { minPosition: "0000000000000001" })))).toBe(3);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
});

it("does not keep an answer that was overtaken by a change", async () => {
  let state = "1";
  const asked = counting();
  const first = Promise.withResolvers<void>();
  const handle = remember<Key>(
    async () => state,
    async (request) => {
      const reply = await asked.handle(request);
      if (asked.times() === 1) await first.promise;
      return reply;
    },
  );
  const slow = handle(requestOf("a"));
  await expect.poll(asked.times).toBe(1);
  state = "2";
  await handle(requestOf("b"));
  first.resolve();
  expect(totalIn(await slow)).toBe(1);
  expect(totalIn(await handle(requestOf("a")))).toBe(3);
});

it("keeps no refusal", async () => {
  let known = false;
  const asked = counting();
  const handle = remember<Key>(
    async () => "state",
    async (request) => {
      if (!known) throw new Refused("NOT_FOUND");
      return asked.handle(request);
    },
  );
  await expect(handle(requestOf("a"))).rejects.toMatchObject({ code: "NOT_FOUND" });
  known = true;
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
});

it("keeps no more than its limit", async () => {
  const asked = counting();
  const handle = remember(async () => "state", asked.handle, 300);
  for (const userId of ["a", "b", "c", "d", "e"]) await handle(requestOf(userId));
  await handle(requestOf("a"));
  expect(asked.times()).toBe(6);
});

it("knows a state by the models' positions and the day", async () => {
  const positions = { "report@1": "1", "account@1": "1", "report-index@1": "1" };
  let now = "2026-03-01T23:59:59.999Z";
  const checkpoint = async (name: string) => positions[name as keyof typeof positions];
  const stateOf = publicState({ readStore: { checkpoint }, searchIndex: { checkpoint }, clock: () => now });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const states = [await stateOf()];
  for (const name of ["report@1", "account@1", "report-index@1"] as const) {
    positions[name] = "2";
    await turn();
    states.push(await stateOf());
  }
  now = "2026-03-02T00:00:00.000Z";
  await turn();
  states.push(await stateOf());
  expect(new Set(states).size).toBe(5);
  await turn();
  expect(await stateOf()).toBe(states.at(-1));
});
