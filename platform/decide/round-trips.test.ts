// Round trips of a creation whose keys lie elsewhere, on a store where each append is one (EventStoreDB's stand-in).
import { randomBytes } from "node:crypto";
import { defineEvent } from "@sb/contracts/events.ts";
import { defineEvents, type EventIn } from "@sb/contracts/subject.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import type { Decider } from "../decider.ts";
import { openEventStore } from "../event-store/open.ts";
import { type EventStore, NO_STREAM } from "../event-store/port.ts";
import { type StandIn, startStandIn } from "../event-store/testing/server.ts";
import { uuidv7 } from "../ids.ts";
import { keysIn, newBucket } from "../keys/bucket.fixture.ts";
import { type Keys, KeysError, storedBy } from "../keys/port.ts";
import { createVault } from "../vault/vault.ts";
import { context } from "./counter.ts";
import { createOnce } from "./create-once.ts";
import { createHandleCommand } from "./handle.ts";

/** As a report: a secret part, and a text for everybody under a key of its own. */
const Told = defineEvent("Told", {
  version: 1,
  data: z.object({ text: z.string().optional() }),
  secret: z.object({ words: z.string() }),
  personal: { members: ["text"], owner: (stream) => `${stream}~text1` },
});
const tale = defineEvents(Told);
const teller: Decider<{ readonly type: "Tell" }, EventIn<typeof tale>, { readonly told: boolean }> = {
  events: tale,
  initialState: { told: false },
  evolve: () => ({ told: true }),
  decide: (_, { told }) =>
    told ? [] : [{ type: "Told", version: 1, data: { text: "for all" }, secret: { words: "for few" } }],
};

const PLACE = { type: "PlaceTaken", version: 1, data: {} };
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

let server: StandIn;
let eventStore: EventStore;
beforeEach(async () => {
  server = await startStandIn();
  eventStore = await openEventStore(server.url, "/nowhere");
});
afterEach(async () => {
  await eventStore.close();
  await server.stop();
});

/** A process whose keys are made once `open` is called; as many as there are in `refused` are refused so. */
function createProcess() {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  const stored = keysIn(newBucket());
  const refused: Error[] = [];
  const make = async (name: string, wrapped: string): Promise<string> => {
    asked.push(name);
    await gate.promise;
    const refusal = refused.pop();
    if (refusal) throw refusal;
    return stored.make(name, wrapped);
  };
  const prepare: Keys["prepare"] = async (name, wrapped) => ({
    before: [],
    stored: storedBy(make(name, wrapped), wrapped),
  });
  const vault = createVault({ keys: { ...stored, make, prepare }, root: randomBytes(32) });
  const deps = { eventStore, vault, handle: createHandleCommand({ eventStore, vault }) };
  const request = { person: "user-1", route: "POST tale", key: "k-1", body: {}, context };
  const create = () =>
    createOnce(deps, { ...request, stream: (seq) => `tale-${seq}` }, async (attempt) => {
      const events = [{ ...PLACE, meta: { eventId: uuidv7(), correlationId: "c", actor: "user-1", at: context.at } }];
      const place = { stream: "place-1", events, expected: attempt.isNew ? NO_STREAM : 0 };
      return attempt.append(teller, { type: "Tell" }, attempt.isNew ? [place] : []);
    });
  return { asked, refused, create, vault, open: () => gate.resolve() };
}

/** Kinds of what was stored, without the server's own. */
const kinds = () =>
  server.log.all.map(({ stream }) => stream.split("-", 1)[0] ?? "").filter((kind) => /^(place|claim|tale)$/.test(kind));

test("all keys are asked for at once, and meanwhile what needs no key is appended; the event comes after its keys", async () => {
  const { asked, create, vault, open } = createProcess();
  const creating = create();
  // No key is there yet, and none is waited for.
  await until(() => expect([asked.length, ...kinds()]).toEqual([2, "place", "claim"]));
  open();
  const { seq } = await creating;
  expect(asked.toSorted()).toEqual([`tale-${seq}`, `tale-${seq}~text1`]);
  expect(kinds()).toEqual(["place", "claim", "tale"]);
  // Three appends, in one call; nothing is read before them.
  expect(server.counts).toMatchObject({ appends: 3, calls: 1, records: 0 });
  const [told] = (await eventStore.readStream(`tale-${seq}`)).events;
  expect(await vault.open(`tale-${seq}`, told?.sealed ?? "")).toEqual({ words: "for few" });
  expect(await vault.open(`tale-${seq}~text1`, told?.personal?.sealed ?? "")).toEqual({ text: "for all" });
});

test("a key that lost is not sealed with: the claim is kept, and the event is sealed anew", async () => {
  const { refused, create, vault, open } = createProcess();
  refused.push(new KeysError("KEY_TAKEN", "Another key was first"));
  open();
  const { seq, repeated } = await create();
  expect(repeated).toBe(false);
  expect(kinds()).toEqual(["place", "claim", "tale"]);
  const [told] = (await eventStore.readStream(`tale-${seq}`)).events;
  expect(await vault.open(`tale-${seq}`, told?.sealed ?? "")).toEqual({ words: "for few" });
  expect(await create()).toMatchObject({ seq, repeated: true });
});

test("without its keys the event is not stored; sent again, it is, once", async () => {
  const { refused, create, open } = createProcess();
  open();
  refused.push(new Error("The store of keys is away"));
  await expect(create()).rejects.toThrow("away");
  expect(kinds()).toEqual(["place", "claim"]);
  const { seq } = await create();
  expect(kinds()).toEqual(["place", "claim", "tale"]);
  expect(await create()).toMatchObject({ seq, repeated: true });
});
