import type { Caller, Handler, HttpRequest } from "@sb/platform/http/handler.ts";
import { expect, test } from "vitest";
import { cacheOwn } from "./cache-own.ts";

const KEY = "GET support/inquiry/list";
type Key = typeof KEY;

const ANN: Caller = { userId: "ann", sessionId: "s-1", membership: 1, isAdmin: false };

/** `during`: what happens while an answer is made. */
function world(during: () => void = () => undefined) {
  const state = { version: "1", at: 1_000, times: 0 };
  const listeners: (() => void)[] = [];
  const handle: Handler<Key> = async () => {
    during();
    state.times += 1;
    const pagination = { page: 1, size: 10, totalItems: state.times, totalPages: 1, remainingPages: 0, offset: 0 };
    return { body: { items: [], pagination: { ...pagination, hasNext: false, hasPrevious: false } } };
  };
  const own = cacheOwn<Key>({ [KEY]: handle }, [KEY], {
    versionKey: () => state.version,
    vault: {
      onDestroyed: (forget) => {
        listeners.push(forget);
        return () => undefined;
      },
    },
    now: () => state.at,
  });
  const ask = async (caller: Caller, page = 1) => totalIn(await own[KEY](requestOf(caller, page)));
  return { state, ask, destroy: () => listeners.map((forget) => forget()) };
}

const requestOf = (caller: Caller, page: number): HttpRequest<Key> => ({
  route: KEY,
  params: undefined,
  query: { orderType: "LATEST", pagination: { page, size: 10 } },
  body: undefined,
  files: [],
  caller,
  cookies: {},
  idempotencyKey: undefined,
  minPosition: undefined,
  requestId: "request-1",
  client: () => "client-1",
  network: () => "",
});

const totalIn = (reply: Awaited<ReturnType<Handler<Key>>>): number =>
  JSON.parse(Buffer.from(("stream" in reply && (reply.stream as Uint8Array)) || []).toString()).pagination.totalItems;

test("one person's answer is remembered for that person, their rights and their question", async () => {
  const { ask } = world();
  expect([await ask(ANN), await ask(ANN), await ask({ ...ANN, sessionId: "s-2" })]).toEqual([1, 1, 1]);
  expect(await ask({ ...ANN, userId: "ben" })).toBe(2);
  expect(await ask({ ...ANN, isAdmin: true })).toBe(3);
  expect(await ask({ ...ANN, roles: ["editor"] })).toBe(4);
  expect(await ask({ ...ANN, membership: 2 })).toBe(5);
  expect(await ask(ANN, 2)).toBe(6);
});

test("not once a model of the route has changed, nor for long", async () => {
  const { ask, state } = world();
  expect([await ask(ANN), await ask(ANN)]).toEqual([1, 1]);
  state.version = "2";
  expect([await ask(ANN), await ask(ANN)]).toEqual([2, 2]);
  state.at += 10_001;
  expect(await ask(ANN)).toBe(3);
});

test("once any key is destroyed nothing is remembered", async () => {
  const { ask, destroy } = world();
  expect([await ask(ANN), await ask(ANN)]).toEqual([1, 1]);
  destroy();
  expect(await ask(ANN)).toBe(2);
});

test("an answer that was made while a key was destroyed is not kept", async () => {
  const made = world(() => made.state.times === 0 && made.destroy());
  expect([await made.ask(ANN), await made.ask(ANN), await made.ask(ANN)]).toEqual([1, 2, 2]);
});
