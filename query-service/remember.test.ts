import type { Caller, Handler, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import { Refused } from "@sb/platform/refused.ts";
import { expect, it } from "vitest";
import { type OthersIn, remember } from "./remember.ts";

type Key = "GET report/history/user/{userId}";

const nobody: OthersIn<Key> = () => () => false;
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
  const handle = remember(async () => "state", asked.handle, nobody);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("b")))).toBe(2);
  expect(totalIn(await handle(requestOf("a", { query: { pagination: { page: 2, size: 10 } } })))).toBe(3);
});

it("answers anew once the state has moved", async () => {
  let state = "1";
  const handle = remember(async () => state, counting().handle, nobody);
  await handle(requestOf("a"));
  state = "2";
  expect(totalIn(await handle(requestOf("a")))).toBe(2);
});

const me: Caller = { userId: "me", isAdmin: false };
const onlyMe: OthersIn<Key> =
  () =>
  ({ userId }) =>
    userId === me.userId;

it("gives who is logged in what visitors get, and always asks for those who are answered otherwise", async () => {
  const asked = counting();
  const handle = remember(async () => "state", asked.handle, onlyMe);
  const someone = { userId: "someone", isAdmin: false };
  expect(totalIn(await handle(requestOf("a", { caller: someone })))).toBe(1);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("a", { caller: me })))).toBe(2);
  expect(totalIn(await handle(requestOf("a", { caller: someone })))).toBe(1);
});

it("keeps only what it would tell a visitor", async () => {
  const callers: unknown[] = [];
  const handle = remember<Key>(
    async () => "state",
    async (request) => {
      callers.push(request.caller);
      return counting().handle(request);
    },
    onlyMe,
  );
  await handle(requestOf("a", { caller: me }));
  expect(callers).toEqual([undefined, me]);
});

it("asks for the caller where a visitor is refused", async () => {
  const asked = counting();
  const handle = remember<Key>(
    async () => "state",
    async (request) => {
      if (!request.caller) throw new Refused("NOT_FOUND");
      return asked.handle(request);
    },
    nobody,
  );
  expect(totalIn(await handle(requestOf("a", { caller: me })))).toBe(1);
  await expect(handle(requestOf("a"))).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("does not take a failure for a refusal", async () => {
  const handle = remember<Key>(
    async () => "state",
    () => Promise.reject(new Error("broken")),
    nobody,
  );
  await expect(handle(requestOf("a", { caller: me }))).rejects.toThrow("broken");
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
    nobody,
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
    nobody,
  );
  await expect(handle(requestOf("a"))).rejects.toMatchObject({ code: "NOT_FOUND" });
  known = true;
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
});

it("keeps no more than its limit", async () => {
  const asked = counting();
  const handle = remember(async () => "state", asked.handle, nobody, 300);
  for (const userId of ["a", "b", "c", "d", "e"]) await handle(requestOf(userId));
  await handle(requestOf("a"));
  expect(asked.times()).toBe(6);
});
