import { Refused } from "@sb/contracts/refused.ts";
import { routes } from "@sb/contracts/routes.ts";
import type { Caller, Handler, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import { expect, it, vi } from "vitest";
import { type CacheDeps, type CacheRule, cacheAnswers } from "./cache.ts";

const KEY = "GET report/history/user/{userId}";
type Key = typeof KEY;

const clock = () => "2026-03-01T09:00:00.000Z";
const NO_MODELS: CacheDeps["readStore"] = {
  model: () => {
    throw new Error("nothing is read here");
  },
};
const forAll: CacheRule<Key> = { differsFor: () => () => false };

function remember(
  handle: Handler<Key>,
  { rule = forAll, ...deps }: Partial<CacheDeps> & { readonly rule?: CacheRule<Key> } = {},
): Handler<Key> {
  const settings = { versionKey: () => "1", clock, readStore: NO_MODELS, ...deps };
  return cacheAnswers<Key>({ [KEY]: handle }, { [KEY]: rule }, settings)[KEY];
}
const EMPTY = { page: 1, size: 10, totalItems: 0, totalPages: 0, hasNext: false, hasPrevious: false };

/** Responds with how often it was called, as the total. */
function counting() {
  let times = 0;
  const handle: Handler<Key> = async () => {
    times += 1;
    return { body: { items: [], pagination: { ...EMPTY, totalItems: times, remainingPages: 0, offset: 0 } } };
  };
  return { handle, times: () => times };
}

const requestOf = (userId: string, others: Partial<HttpRequest<Key>> = {}): HttpRequest<Key> => ({
  route: KEY,
  params: { userId },
  query: { pagination: { page: 1, size: 10 } },
  body: undefined,
  files: [],
  caller: undefined,
  cookies: {},
  idempotencyKey: undefined,
  minPosition: undefined,
  requestId: "request-1",
  client: () => "",
  network: () => "",
  ...others,
});

const totalIn = (reply: HttpReply<Key>): number => {
  const body = "body" in reply ? reply.body : JSON.parse(Buffer.from(reply.stream as Uint8Array).toString());
  return body.pagination.totalItems;
};

it("caches a response while the models are unchanged, separately per request", async () => {
  const asked = counting();
  const handle = remember(asked.handle);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("b")))).toBe(2);
  expect(totalIn(await handle(requestOf("a", { query: { pagination: { page: 2, size: 10 } } })))).toBe(3);
});

it("computes the response again once a model of its route has changed, and no other", async () => {
  const versionKey = vi.fn(() => "1");
  const handle = remember(counting().handle, { versionKey });
  await handle(requestOf("a", { minPosition: "7" }));
  expect(versionKey).toHaveBeenCalledWith(routes[KEY].reads);
  versionKey.mockReturnValue("2");
  expect(totalIn(await handle(requestOf("a")))).toBe(2);
});

it("computes it again on another day only if it depends on the day", async () => {
  for (const [rule, times] of [
    [forAll, 1],
    [{ ...forAll, daily: true as const }, 2],
  ] as const) {
    let now = "2026-03-01T23:59:59.999Z";
    const handle = remember(counting().handle, { rule, clock: () => now });
    await handle(requestOf("a"));
    now = "2026-03-02T00:00:00.000Z";
    expect(totalIn(await handle(requestOf("a")))).toBe(times);
  }
});

it("leaves handlers without a rule uncached", async () => {
  const { handle } = counting();
  const handlers = cacheAnswers<Key>({ [KEY]: handle }, {}, { versionKey: () => "1", clock, readStore: NO_MODELS });
  expect(handlers[KEY]).toBe(handle);
});

const me: Caller = { userId: "me", isAdmin: false, sessionId: "s1", membership: 1 };
const forAllButMe: CacheRule<Key> = {
  differsFor:
    () =>
    ({ userId }) =>
      userId === me.userId,
};

it("gives signed-in users the visitors' response, except those for whom it differs", async () => {
  const asked = counting();
  const handle = remember(asked.handle, { rule: forAllButMe });
  const someone = { userId: "someone", isAdmin: false, sessionId: "s1", membership: 1 };
  expect(totalIn(await handle(requestOf("a", { caller: someone })))).toBe(1);
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
  expect(totalIn(await handle(requestOf("a", { caller: me })))).toBe(2);
  expect(totalIn(await handle(requestOf("a", { caller: someone })))).toBe(1);
});

it("caches only what visitors get", async () => {
  const callers: unknown[] = [];
  const handle = remember(
    async (request) => {
      callers.push(request.caller);
      return counting().handle(request);
    },
    { rule: forAllButMe },
  );
  await handle(requestOf("a", { caller: me }));
  expect(callers).toEqual([undefined, me]);
});

it("computes the response for the caller if a visitor is refused", async () => {
  const asked = counting();
  const handle = remember(async (request) => {
    if (!request.caller) throw new Refused("NOT_FOUND");
    return asked.handle(request);
  });
  expect(totalIn(await handle(requestOf("a", { caller: me })))).toBe(1);
  await expect(handle(requestOf("a"))).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("distinguishes a failure from a refusal", async () => {
  const handle = remember(() => Promise.reject(new Error("broken")));
  await expect(handle(requestOf("a", { caller: me }))).rejects.toThrow("broken");
});

it("does not cache a response that was outdated by a change", async () => {
  let version = "1";
  const asked = counting();
  const first = Promise.withResolvers<void>();
  const handle = remember(
    async (request) => {
      const reply = await asked.handle(request);
      if (asked.times() === 1) await first.promise;
      return reply;
    },
    { versionKey: () => version },
  );
  const slow = handle(requestOf("a"));
  await expect.poll(asked.times).toBe(1);
  version = "2";
  await handle(requestOf("b"));
  first.resolve();
  expect(totalIn(await slow)).toBe(1);
  expect(totalIn(await handle(requestOf("a")))).toBe(3);
});

it("does not cache refusals", async () => {
  let known = false;
  const asked = counting();
  const handle = remember(async (request) => {
    if (!known) throw new Refused("NOT_FOUND");
    return asked.handle(request);
  });
  await expect(handle(requestOf("a"))).rejects.toMatchObject({ code: "NOT_FOUND" });
  known = true;
  expect(totalIn(await handle(requestOf("a")))).toBe(1);
});

it("has a maximum size in bytes, and evicts the least recently used", async () => {
  const asked = counting();
  const handle = remember(asked.handle, { maxBytes: 2_400 });
  for (const userId of ["a", "b"]) await handle(requestOf(userId));
  await handle(requestOf("a"));
  for (const userId of ["c", "d"]) {
    await handle(requestOf(userId));
    await handle(requestOf("a"));
  }
  expect(asked.times()).toBe(4);
  await handle(requestOf("b"));
  expect(asked.times()).toBe(5);
});

it("computes it again once the time is over that the reply names", async () => {
  let now = "2026-03-01T08:59:59.999Z";
  const { handle } = counting();
  const until = Date.parse("2026-03-01T09:00:00.000Z");
  const limited: Handler<Key> = async (request) => ({ ...(await handle(request)), until });
  const cached = remember(limited, { clock: () => now });
  await cached(requestOf("a"));
  expect(totalIn(await cached(requestOf("a")))).toBe(1);
  now = "2026-03-01T09:00:00.000Z";
  expect(totalIn(await cached(requestOf("a")))).toBe(2);
});

it("computes it again where the clock was put back, if the reply depends on the time", async () => {
  let now = "2026-03-01T08:00:00.000Z";
  const { handle } = counting();
  const until = Date.parse("2026-03-01T09:00:00.000Z");
  const limited: Handler<Key> = async (request) => ({ ...(await handle(request)), until });
  const cached = remember(limited, { clock: () => now });
  await cached(requestOf("a"));
  now = "2026-02-27T08:00:00.000Z";
  expect(totalIn(await cached(requestOf("a")))).toBe(2);
});
