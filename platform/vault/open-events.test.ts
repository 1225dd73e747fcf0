import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { type EventStore, type NewEvent, NO_STREAM, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { openEvents } from "./open-events.ts";
import { createVault } from "./vault.ts";

const meta = {
  eventId: "01980000-0000-7000-8000-000000000001",
  correlationId: "c",
  actor: "tester",
  at: "2026-01-01T00:00:00.000Z",
};

async function openWorld() {
  const temp = await openTempEventStore();
  const vault = createVault({ keys: createKeysInLog(temp.eventStore), root: randomBytes(32) });
  const write = async (stream: string, owner: string, members: object): Promise<void> => {
    const personal = { owner, sealed: await vault.seal(owner, members) };
    const event: NewEvent = { type: "Written", version: 1, data: { id: 1 }, personal, meta };
    await temp.eventStore.append(stream, [event], NO_STREAM);
  };
  const eventStore = openEvents(temp.eventStore, vault);
  return { vault, write, eventStore, [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose]() };
}

/** The data of what was written, by each way to read it. */
async function seen(eventStore: EventStore): Promise<readonly unknown[]> {
  const written = (await eventStore.readAll(START, 100)).filter(({ type }) => type === "Written");
  const stop = new AbortController();
  const followed: unknown[] = [];
  for await (const events of eventStore.follow({ after: START, signal: stop.signal, batchSize: 100 })) {
    followed.push(...events.filter(({ type }) => type === "Written").map(({ data }) => data));
    if (followed.length >= written.length) stop.abort();
  }
  const [ofStream] = (await eventStore.readStream("note-1")).events;
  expect(followed).toEqual(written.map(({ data }) => data));
  expect(ofStream?.data).toEqual(followed[0]);
  return followed;
}

it("gives events whole, and without what a person wrote once its key is destroyed", async () => {
  await using world = await openWorld();
  await world.write("note-1", "note-1~text1", { text: "one" });
  await world.write("note-2", "note-2~text1", { text: "two" });
  expect(await seen(world.eventStore)).toEqual([
    { id: 1, text: "one" },
    { id: 1, text: "two" },
  ]);
  await world.vault.shred("note-1~text1");
  expect(await seen(world.eventStore)).toEqual([{ id: 1 }, { id: 1, text: "two" }]);
});

it("finds a key that is not among the events at hand", async () => {
  await using world = await openWorld();
  await world.write("note-1", "note-1~text1", { text: "one" });
  const [made, written] = await world.eventStore.readAll(START, 2);
  expect(made?.type).toBe("KeyMade");
  const [alone] = await world.eventStore.readAll(made?.position ?? START, 1);
  expect(alone).toEqual(written);
});
