import { randomBytes } from "node:crypto";
import { Refused } from "@sb/contracts/refused.ts";
import { describe, expect, it } from "vitest";
import { type Append, type EventStore, NO_STREAM, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { uuidv7 } from "../ids.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { createVault } from "../vault/vault.ts";
import type { Attachments } from "./attachments.ts";
import { draftClaim, makeClaim } from "./claim.ts";
import { type Counter, type CounterCommand, context, counter } from "./counter.ts";
import { type Created, type Creation, createOnce, type OnceDeps } from "./create-once.ts";
import { createHandleCommand } from "./handle.ts";

const streamOf = (seq: number) => `counter-${seq}`;

type Wish = Creation & {
  readonly command: (seq: number, named: string | undefined) => CounterCommand;
  /** Asked of what is new. */
  readonly guard?: () => Promise<void>;
  readonly along?: (seq: number, isNew: boolean) => Promise<readonly Append[]>;
  readonly attachments?: Attachments<string, Counter>;
};
const WISH: Wish = {
  person: "user-1",
  route: "POST counter",
  key: "k-1",
  body: { a: 1 },
  stream: streamOf,
  command: () => ({ type: "Start", by: "a" }),
  context,
};

/** A handler's way: what is required, what goes along, files, the first events. */
function create(by: OnceDeps, { command, guard, along, attachments, ...creation }: Wish): Promise<Created> {
  return createOnce(by, { ...creation, storesFiles: attachments !== undefined }, async (attempt) => {
    if (attempt.isFirst) await guard?.();
    const goesAlong = await along?.(attempt.seq, attempt.isNew);
    const named = attachments && (await attempt.put(attachments));
    return attempt.append(counter, command(attempt.seq, named), goesAlong);
  });
}

const META = { eventId: "01980000-0000-7000-8000-000000000001", actor: "other", correlationId: "c-2", at: context.at };

async function openBench() {
  const temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  const depsOn = (eventStore: EventStore) => {
    const vault = createVault({ keys: createKeysInLog(eventStore), root: masterKey });
    return { eventStore, vault, handle: createHandleCommand({ eventStore, vault }) };
  };
  const deps = depsOn(temp.eventStore);
  const attached = attachments();
  return {
    eventStore: temp.eventStore,
    attached,
    another: async () => depsOn(await temp.another()),
    claim: () => makeClaim(deps, draftClaim(deps, { ...WISH, key: "k-1" }, context)),
    create: (changed: Partial<Wish> = {}, by = deps) => create(by, { ...WISH, ...changed }),
    /** Creates while the seq drawn is taken, `times` times. */
    createWhereTaken: (times: number, changed: Partial<Wish> = {}) => {
      const eventStore = taking(temp.eventStore, times);
      return create(depsOn(eventStore), { ...WISH, ...changed });
    },
    createWhereStoreFails: (changed: Partial<Wish> = {}) => {
      const appendInOrder: EventStore["appendInOrder"] = async (appends) => {
        if (appends.some(({ stream }) => stream.startsWith("counter-"))) throw new Error("disk full");
        return temp.eventStore.appendInOrder(appends);
      };
      return create(depsOn({ ...temp.eventStore, appendInOrder }), { ...WISH, ...changed });
    },
    log: async () => (await temp.eventStore.readAll(START, 100)).map(({ type }) => type),
    [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose](),
  };
}

/** Another process that appends to each counter's stream just before it is written to. */
function taking(store: EventStore, times: number): EventStore {
  let left = times;
  const event = { type: "Counted", version: 1, data: { by: "other", nth: 1 }, meta: META };
  return {
    ...store,
    appendInOrder: async (appends) => {
      const stream = appends.map((append) => append.stream).find((name) => name.startsWith("counter-"));
      if (stream !== undefined && left > 0) {
        left -= 1;
        await store.append(stream, [event], NO_STREAM);
      }
      return store.appendInOrder(appends);
    },
  };
}

/** In-memory files that no event names yet: each is kept until it is settled without a state. */
function attachments() {
  const kept = new Set<string>();
  let puts = 0;
  const port: Attachments<string, Counter> = {
    name: (seq) => `file of ${seq}`,
    put: async (_seq, named) => {
      puts += 1;
      kept.add(named);
    },
    settle: async (_seq, named, state) => void (state === undefined && kept.delete(named)),
  };
  return { port, kept, puts: () => puts };
}

describe("createOnce", () => {
  it("stores the claim and the first event together, with the claim as causation", async () => {
    await using bench = await openBench();
    const { seq, repeated, position } = await bench.create();
    expect(repeated).toBe(false);
    const [claimed, counted] = await bench.eventStore.readAll(START, 10);
    expect([claimed, counted]).toMatchObject([
      { type: "SeqClaimed" },
      { type: "Counted", stream: streamOf(seq), position },
    ]);
    expect(counted?.meta.causationId).toBe(claimed?.meta.eventId);
  });

  it("answers a repeated request with the same seq and creates nothing more", async () => {
    await using bench = await openBench();
    const first = await bench.create();
    expect(await bench.create()).toEqual({ ...first, repeated: true });
    expect(await bench.log()).toEqual(["SeqClaimed", "Counted"]);
  });

  it("creates under the claim's seq after a crash between claim and event", async () => {
    await using bench = await openBench();
    const { seq } = await bench.claim();
    expect(await bench.create()).toMatchObject({ seq, repeated: false });
    expect(await bench.create()).toMatchObject({ seq, repeated: true });
    expect(await bench.log()).toEqual(["SeqClaimed", "Counted"]);
  });

  it("gives concurrent requests one seq, across two processes", async () => {
    await using bench = await openBench();
    const other = await bench.another();
    const all = await Promise.all(Array.from({ length: 20 }, (_, i) => bench.create({}, i % 2 ? other : undefined)));
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(1);
    expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await bench.log()).toEqual(["SeqClaimed", "Counted"]);
  });

  it("refuses the key with another body", async () => {
    await using bench = await openBench();
    await bench.create();
    await expect(bench.create({ body: { a: 2 } })).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
    expect(await bench.log()).toHaveLength(2);
  });

  it("does not spend the key on a refusal, and passes every failure on", async () => {
    await using bench = await openBench();
    await expect(bench.create({ command: () => ({ type: "Refuse" }) })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const broken = {
      command: () => {
        throw new Error("broken");
      },
    };
    await expect(bench.create(broken)).rejects.toThrow("broken");
    expect(await bench.log()).toEqual([]);
  });

  it("asks its guard for something new, and not for what was created before", async () => {
    await using bench = await openBench();
    const guard = () => Promise.reject(new Refused("CONFLICT"));
    await expect(bench.create({ guard })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(bench.create({ guard, key: undefined })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await bench.log()).toEqual([]);
    const first = await bench.create();
    expect(await bench.create({ guard })).toEqual({ ...first, repeated: true });
    await expect(bench.create({ guard, body: { a: 2 } })).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  it("asks whether there is room for something new, and not for what was created before", async () => {
    await using bench = await openBench();
    const along = () => Promise.reject(new Refused("CONFLICT"));
    await expect(bench.create({ along })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(bench.create({ along, key: undefined })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await bench.log()).toEqual([]);
    const first = await bench.create();
    const full = async (_seq: number, isNew: boolean) => (isNew ? [] : along());
    expect(await bench.create({ along: full })).toEqual({ ...first, repeated: true });
    await expect(bench.create({ along: full, body: { a: 2 } })).rejects.toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
  });

  it("appends what goes along in the same commit, again where its stream was not new, and once", async () => {
    await using bench = await openBench();
    const { eventStore } = bench;
    const along = async (seq: number, isNew: boolean) => {
      const { events, revision } = await eventStore.readStream("along-1");
      if (!isNew && events.some(({ data }) => (data as { nth: number }).nth === seq)) return [];
      const meta = { ...META, eventId: uuidv7() };
      const event = { type: "Counted", version: 1, data: { by: "along", nth: seq }, meta };
      return [{ stream: "along-1", events: [event], expected: isNew ? NO_STREAM : revision }];
    };
    await bench.create({ along });
    await bench.create({ along });
    const { seq } = await bench.create({ along, key: "k-2" });
    expect(await bench.log()).toEqual(["Counted", "SeqClaimed", "Counted", "SeqClaimed", "Counted", "Counted"]);
    const { events } = await eventStore.readStream("along-1");
    expect(events.at(-1)).toMatchObject({ data: { nth: seq } });
  });

  it("creates each time without a key", async () => {
    await using bench = await openBench();
    const [first, second] = [await bench.create({ key: undefined }), await bench.create({ key: undefined })];
    expect(second.seq).not.toBe(first.seq);
    expect(await bench.log()).toEqual(["Counted", "Counted"]);
  });

  it("for claims of version 1, repeats whatever is stored under their seq", async () => {
    await using bench = await openBench();
    const { seq, repeated } = await bench.create({ key: undefined });
    expect(repeated).toBe(false);
    const deps = await bench.another();
    const { append, digest } = draftClaim(deps, { ...WISH, key: "k-1" }, context);
    const claimed = { type: "SeqClaimed", version: 1, data: { seq, body: digest }, meta: META };
    await bench.eventStore.append(append.stream, [claimed], NO_STREAM);
    expect(await bench.create()).toMatchObject({ seq, repeated: true });
  });
});

describe.each([
  ["with a key", {}],
  ["without a key", { key: undefined }],
  ["with files", { attachments: attachments().port }],
] as const)("a seq that another process drew too (%s)", (_, changed) => {
  it("is drawn again, and the request succeeds", async () => {
    await using bench = await openBench();
    const { seq, repeated } = await bench.createWhereTaken(2, changed);
    expect(repeated).toBe(false);
    const { events } = await bench.eventStore.readStream(streamOf(seq));
    expect(events).toMatchObject([{ data: { by: "a" } }]);
    if (!("key" in changed)) expect(await bench.create(changed)).toMatchObject({ seq, repeated: true });
  });

  it("is refused with CONFLICT after too many collisions", async () => {
    await using bench = await openBench();
    await expect(bench.createWhereTaken(100, changed)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("attachments", () => {
  it("are stored under the seq and named by the command", async () => {
    await using bench = await openBench();
    const { seq } = await bench.create({
      attachments: bench.attached.port,
      command: (_, named = "none") => ({ type: "Start", by: named }),
    });
    const [counted] = (await bench.eventStore.readStream(streamOf(seq))).events;
    expect(counted?.data).toMatchObject({ by: `file of ${seq}` });
    expect([...bench.attached.kept]).toEqual([`file of ${seq}`]);
  });

  it("are not stored again by a repeated request", async () => {
    await using bench = await openBench();
    const once = { attachments: bench.attached.port };
    const first = await bench.create(once);
    expect(await bench.create(once)).toEqual({ ...first, repeated: true });
    expect(bench.attached.puts()).toBe(1);
  });

  it("are not stored when the rules refuse, and the key is not spent", async () => {
    await using bench = await openBench();
    const refused = { attachments: bench.attached.port, command: () => ({ type: "Refuse" }) as const };
    await expect(bench.create(refused)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(bench.attached.puts()).toBe(0);
    expect(await bench.log()).toEqual([]);
  });

  it("are deleted if the seq is taken, and kept if the event may have been stored", async () => {
    await using bench = await openBench();
    const attached = { attachments: bench.attached.port };
    const { seq } = await bench.createWhereTaken(1, attached);
    expect([...bench.attached.kept]).toEqual([`file of ${seq}`]);
    await expect(bench.createWhereStoreFails({ ...attached, key: "k-2" })).rejects.toThrow("disk full");
    expect(bench.attached.kept.size).toBe(2);
  });
});
