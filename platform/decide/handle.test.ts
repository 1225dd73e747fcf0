import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type EventStore, NO_STREAM, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { uuidv7 } from "../ids.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { createVault } from "../vault/vault.ts";
import { context, counter } from "./counter.ts";
import { createHandleCommand } from "./handle.ts";

const MASTER_KEY = randomBytes(32);
const META = {
  eventId: "01980000-0000-7000-8000-000000000001",
  correlationId: "c-1",
  actor: "user-1",
  at: "2025-06-01T00:00:00.000Z",
};

function handling(eventStore: EventStore) {
  const vault = createVault({ keys: createKeysInLog(eventStore), root: MASTER_KEY });
  return { vault, handle: createHandleCommand({ eventStore, vault }) };
}

describe("handleCommand", () => {
  it("appends the decided events with actor, time and causation", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const because = { ...context, causationId: "cause-1" };
    const { state, position } = await handle(counter, "counter-1", { type: "Count", by: "a" }, because);
    expect(state.by).toEqual(["a"]);
    const events = await temp.eventStore.readAll(START, 10);
    expect(events).toMatchObject([{ type: "Counted", version: 1, data: { by: "a" }, meta: because, position }]);
    expect(events[0]?.meta.eventId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("folds the stored events before deciding", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    await handle(counter, "counter-1", { type: "Count", by: "a" }, context);
    const { state } = await handle(counter, "counter-1", { type: "Count", by: "b" }, context);
    expect(state.by).toEqual(["a", "b"]);
  });

  it("returns the position of the newest of all events when nothing was decided", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const look = () => handle(counter, "counter-1", { type: "Look" }, context);
    expect((await look()).position).toBe(START);
    await handle(counter, "counter-1", { type: "Count", by: "a" }, context);
    const { position } = await handle(counter, "counter-2", { type: "Count", by: "a" }, context);
    expect((await look()).position).toBe(position);
  });

  it("appends preceding events before the decided ones, and not without them", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const noted = () => ({
      stream: "note-1",
      events: [{ type: "Noted", version: 1, data: {}, meta: { ...META, eventId: uuidv7() } }],
      expected: NO_STREAM,
    });
    await handle(counter, "counter-1", { type: "Look" }, context, { ahead: [noted()] });
    expect(await temp.eventStore.head()).toBe(START);
    await handle(counter, "counter-1", { type: "Count", by: "a" }, context, { ahead: [noted()], isNew: true });
    const log = await temp.eventStore.readAll(START, 10);
    expect(log.map(({ stream }) => stream)).toEqual(["note-1", "counter-1"]);
    // It already exists: a conflict that a retry can't solve.
    const again = handle(counter, "counter-1", { type: "Count", by: "b" }, context, { ahead: [noted()] });
    await expect(again).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
    expect(await temp.eventStore.readAll(START, 10)).toHaveLength(2);
  });

  it("throws a conflict if a stream expected to be new exists", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const count = () => handle(counter, "counter-1", { type: "Count", by: "a" }, context, { isNew: true });
    expect(await count()).toMatchObject({ outcome: "APPENDED" });
    await expect(count()).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
  });

  it("decides nothing if an event with the same causation exists, when asked to", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const count = (causationId: string | undefined) =>
      handle(counter, "counter-1", { type: "Count", by: "a" }, { ...context, causationId }, { once: true });
    const first = await count("cause-1");
    const outcomes = [
      first,
      await count("cause-1"),
      await count("cause-2"),
      await count(undefined),
      await count(undefined),
    ];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      "APPENDED",
      "REPEATED",
      "APPENDED",
      "APPENDED",
      "APPENDED",
    ]);
    expect(outcomes[1]).toMatchObject({ state: { by: ["a"] }, position: first.position });
  });

  it("refuses what is too large for one append", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const counting = handle(counter, "counter-1", { type: "Count", by: "a".repeat(900_000) }, context);
    await expect(counting).rejects.toMatchObject({ name: "Refused", code: "FILE_TOO_LARGE" });
    expect(await temp.eventStore.head()).toBe(START);
  });

  it("rethrows a refusal and appends nothing", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    await expect(handle(counter, "counter-1", { type: "Refuse" }, context)).rejects.toMatchObject({
      name: "Refused",
      code: "NOT_FOUND",
    });
    expect(await temp.eventStore.head()).toBe(START);
  });

  it("fails on an unknown event, without its content in the error", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const strange = { type: "Strange", version: 3, data: { phone: "010-0000" }, meta: META };
    await temp.eventStore.append("counter-1", [strange], NO_STREAM);
    const counting = handle(counter, "counter-1", { type: "Count", by: "a" }, context);
    await expect(counting).rejects.toThrow(/^cannot read the event Strange@3 in a stream counter$/);
  });

  it("fails on a malformed event, without its content in the error", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const broken = { type: "Counted", version: 1, data: { by: { phone: "010-0000" } }, meta: META };
    await temp.eventStore.append("counter-1", [broken], NO_STREAM);
    const counting = handle(counter, "counter-1", { type: "Count", by: "a" }, context);
    const error = await counting.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "EVENT_UNREADABLE" });
    expect(error).not.toHaveProperty("cause");
    expect(String(error)).toBe("UnreadableEvent: cannot read the event Counted@1 in a stream counter");
  });

  it("upcasts events of an older version", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    const old = { type: "Confided", version: 1, data: { who: "from old" }, meta: META };
    await temp.eventStore.append("counter-1", [old], NO_STREAM);
    const { state } = await handle(counter, "counter-1", { type: "Look" }, context);
    expect(state.by).toEqual(["from old"]);
  });
});

describe("secrets of events", () => {
  it("are encrypted in the store and readable by the rules", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    await handle(counter, "counter-1", { type: "Confide", by: "a", words: "my number" }, context);
    const { state } = await handle(counter, "counter-1", { type: "Confide", by: "a", words: "my name" }, context);
    expect(state.words).toEqual(["my number", "my name"]);
    const all = JSON.stringify(await temp.eventStore.readAll(START, 10));
    expect(all).not.toMatch(/my n/);
  });

  it("have their new key stored before them", async () => {
    await using temp = await openTempEventStore();
    const { handle } = handling(temp.eventStore);
    await handle(counter, "counter-1", { type: "Confide", by: "a", words: "w" }, context);
    const streams = (await temp.eventStore.readAll(START, 10)).map(({ stream }) => stream);
    expect(streams).toEqual(["key-counter-1", "counter-1"]);
  });

  it("are undefined once their key was shredded; new ones get a new key", async () => {
    await using temp = await openTempEventStore();
    const { handle, vault } = handling(temp.eventStore);
    await handle(counter, "counter-1", { type: "Confide", by: "a", words: "gone" }, context);
    await vault.shred("counter-1");
    await handle(counter, "counter-1", { type: "Confide", by: "a", words: "back" }, context);
    const { state } = await handle(counter, "counter-1", { type: "Look" }, context);
    expect(state).toEqual({ by: ["a", "a"], words: [undefined, "back"] });
  });
});
