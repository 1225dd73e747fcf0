// Concurrency: no change is lost, and no secret is stored without its key.

import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { EventStore } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { createVault } from "../vault/vault.ts";
import { type CounterCommand, context, counter } from "./counter.ts";
import { createHandleCommand } from "./handle.ts";

const masterKey = randomBytes(32);
const vaultOn = (eventStore: EventStore) => createVault({ keys: createKeysInLog(eventStore), root: masterKey });
const handleOn = (eventStore: EventStore) => createHandleCommand({ eventStore, vault: vaultOn(eventStore) });
const confide = (words: string): CounterCommand => ({ type: "Confide", by: "a", words });

/** A store that runs a hook just before an append, as another process might. */
function interrupted(store: EventStore, happens: () => Promise<unknown>): EventStore {
  let pending = true;
  return {
    ...store,
    appendInOrder: async (appends) => {
      if (pending) {
        pending = false;
        await happens();
      }
      return store.appendInOrder(appends);
    },
  };
}

describe("concurrent commands", () => {
  it("200 on one stream from two processes lose no change", async () => {
    await using temp = await openTempEventStore();
    const handles = [handleOn(temp.eventStore), handleOn(await temp.another())];
    const names = Array.from({ length: 200 }, (_, i) => `person ${i}`);
    await Promise.all(names.map((by, i) => handles[i % 2]?.(counter, "counter-1", { type: "Count", by }, context)));
    const counted = (await temp.eventStore.readStream("counter-1")).events.map(({ data }) => data);
    expect(counted).toHaveLength(200);
    // Each was decided on all previous events, and none is missing.
    expect(counted).toEqual(counted.map((_, i) => expect.objectContaining({ nth: i + 1 })));
    expect(counted).toEqual(expect.arrayContaining(names.map((by) => expect.objectContaining({ by }))));
  });

  it("on many new streams keep their secrets readable", async () => {
    await using temp = await openTempEventStore();
    const handle = handleOn(temp.eventStore);
    const streams = Array.from({ length: 100 }, (_, i) => `counter-${i}`);
    await Promise.all(streams.map((stream) => handle(counter, stream, confide("w"), context)));
    const states = await Promise.all(streams.map((stream) => handle(counter, stream, { type: "Look" }, context)));
    expect(states.every(({ state }) => state.words.join() === "w")).toBe(true);
  });

  it("give up with CONFLICT if the stream keeps changing", async () => {
    await using temp = await openTempEventStore();
    const rival = handleOn(temp.eventStore);
    const restless: EventStore = {
      ...temp.eventStore,
      appendInOrder: async (appends) => {
        await rival(counter, "counter-1", { type: "Count", by: "rival" }, context);
        return temp.eventStore.appendInOrder(appends);
      },
    };
    const waits: number[] = [];
    const backOff = (failures: number) => {
      waits.push(failures);
      return 0;
    };
    const handle = createHandleCommand({ eventStore: restless, vault: vaultOn(restless), backOff });
    const losing = handle(counter, "counter-1", { type: "Count", by: "a" }, context);
    await expect(losing).rejects.toMatchObject({ name: "Refused", code: "CONFLICT" });
    // It waits between tries, by how often it has failed.
    expect(waits).toEqual(waits.map((_, at) => at + 1));
    expect(waits.length).toBeGreaterThan(10);
  });
});

describe("a new key that loses its race", () => {
  it("is not used: the event is encrypted with the winning key", async () => {
    await using temp = await openTempEventStore();
    const elsewhere = vaultOn(await temp.another());
    const store = interrupted(temp.eventStore, () => elsewhere.seal("counter-1", "first"));
    await handleOn(store)(counter, "counter-1", confide("mine"), context);
    const { events } = await temp.eventStore.readStream("counter-1");
    expect(events).toHaveLength(1);
    expect(await elsewhere.open("counter-1", events[0]?.sealed ?? "")).toEqual({ words: "mine" });
  });

  it("fails its event too, so that no event is stored without its key", async () => {
    await using temp = await openTempEventStore();
    const sealer = await vaultOn(temp.eventStore).sealer("counter-1");
    await vaultOn(await temp.another()).seal("counter-1", "first");
    const meta = {
      eventId: "01980000-0000-7000-8000-000000000001",
      correlationId: "c-1",
      actor: "user-1",
      at: context.at,
    };
    const event = { type: "Confided", version: 1, data: { by: "a" }, sealed: sealer.seal("lost"), meta };
    const append = { stream: "counter-1", events: [event], expected: -1 };
    const appending = temp.eventStore.appendInOrder([...sealer.before, append]);
    await expect(appending).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
    expect((await temp.eventStore.readStream("counter-1")).events).toEqual([]);
  });

  it("a key that was shredded at once is replaced by a newer one", async () => {
    await using temp = await openTempEventStore();
    const elsewhere = vaultOn(await temp.another());
    const store = interrupted(temp.eventStore, async () => {
      await elsewhere.seal("counter-1", "first");
      await elsewhere.shred("counter-1");
    });
    await handleOn(store)(counter, "counter-1", confide("mine"), context);
    const { state } = await handleOn(temp.eventStore)(counter, "counter-1", { type: "Look" }, context);
    expect(state.words).toEqual(["mine"]);
  });

  it("`seal` also uses the winning key", async () => {
    await using temp = await openTempEventStore();
    const elsewhere = vaultOn(await temp.another());
    const store = interrupted(temp.eventStore, () => elsewhere.seal("counter-1", "first"));
    const sealed = await vaultOn(store).seal("counter-1", "mine");
    expect(await elsewhere.open("counter-1", sealed)).toBe("mine");
  });
});
