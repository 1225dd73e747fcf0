import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { type EventStore, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { createVault } from "../vault/vault.ts";
import { draftClaim, makeClaim } from "./claim.ts";
import { type CounterCommand, context, counter } from "./counter.ts";
import type { OnceRequest } from "./create-once.ts";
import { createHandleCommand } from "./handle.ts";
import { handleOnce } from "./handle-once.ts";

type Wish = OnceRequest & { readonly command: CounterCommand };
const WISH: Wish = {
  person: "user-1",
  route: "POST counter/more",
  key: "k-1",
  body: { a: 1 },
  command: { type: "Count", by: "a" },
  context,
};

async function openBench() {
  const temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  const depsOn = (eventStore: EventStore) => {
    const vault = createVault({ keys: createKeysInLog(eventStore), root: masterKey });
    return { eventStore, vault, handle: createHandleCommand({ eventStore, vault }) };
  };
  const deps = depsOn(temp.eventStore);
  await deps.handle(counter, "counter-1", { type: "Start", by: "first" }, context);
  return {
    deps,
    depsOn,
    eventStore: temp.eventStore,
    another: async () => depsOn(await temp.another()),
    count: (changed: Partial<Wish> = {}, by = deps) => {
      const { command, ...request } = { ...WISH, ...changed };
      return handleOnce(by, request, counter, "counter-1", command);
    },
    counted: async () => (await temp.eventStore.readStream("counter-1")).events.length,
    [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose](),
  };
}

it("changes the stream once per key, and each time without one", async () => {
  await using bench = await openBench();
  const first = await bench.count();
  expect(first).toMatchObject({ outcome: "APPENDED", state: { by: ["first", "a"] } });
  expect(await bench.count()).toEqual({ ...first, outcome: "REPEATED" });
  expect(await bench.counted()).toBe(2);
  await bench.count({ key: undefined });
  await bench.count({ key: "k-2" });
  expect(await bench.counted()).toBe(4);
});

it("repeats its answer even if the rules would refuse by now", async () => {
  await using bench = await openBench();
  await bench.count();
  expect(await bench.count({ command: { type: "Refuse" } })).toMatchObject({ outcome: "REPEATED" });
});

it("is decided again where another process makes and destroys the key first", async () => {
  await using bench = await openBench();
  const confide = { command: { type: "Confide", by: "a", words: "w" }, key: "k-2" } as const;
  const { vault } = await bench.another();
  let destroyed = false;
  const appendInOrder: EventStore["appendInOrder"] = async (appends) => {
    if (!destroyed) {
      await vault.seal("counter-1", "theirs");
      await vault.shred("counter-1");
    }
    destroyed = true;
    return bench.eventStore.appendInOrder(appends);
  };
  const interrupted = bench.depsOn({ ...bench.eventStore, appendInOrder });
  const { state, outcome } = await bench.count(confide, interrupted);
  expect([outcome, state.words]).toEqual(["APPENDED", ["w"]]);
  const looked = await bench.deps.handle(counter, "counter-1", { type: "Look" }, context);
  expect(looked.state.words).toEqual(["w"]);
});

it("refuses the key with another body", async () => {
  await using bench = await openBench();
  await bench.count();
  await expect(bench.count({ body: { a: 2 } })).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
});

it("does not spend the key on a refusal or on a command without events", async () => {
  await using bench = await openBench();
  const before = await bench.eventStore.head();
  await expect(bench.count({ command: { type: "Refuse" } })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await bench.count({ command: { type: "Look" } })).toMatchObject({ outcome: "UNCHANGED" });
  expect(await bench.eventStore.head()).toBe(before);
});

it("resumes after a crash between claim and event", async () => {
  await using bench = await openBench();
  await makeClaim(bench.deps, draftClaim(bench.deps, { ...WISH, key: "k-1" }, context));
  expect(await bench.count()).toMatchObject({ outcome: "APPENDED" });
  expect(await bench.count()).toMatchObject({ outcome: "REPEATED" });
});

it("changes the stream once for concurrent requests, across two processes", async () => {
  await using bench = await openBench();
  const other = await bench.another();
  const all = await Promise.all(Array.from({ length: 20 }, (_, i) => bench.count({}, i % 2 ? other : undefined)));
  expect(all.filter(({ outcome }) => outcome === "APPENDED")).toHaveLength(1);
  const types = (await bench.eventStore.readAll(START, 100)).map(({ type }) => type);
  expect(types).toEqual(["Counted", "SeqClaimed", "Counted"]);
});
