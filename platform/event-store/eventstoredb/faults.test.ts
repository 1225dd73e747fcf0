import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { event, events, followUntil, texts } from "../contract/events.ts";
import { openEventStore } from "../open.ts";
import { type EventStore, NO_STREAM, START } from "../port.ts";
import { createLog } from "../testing/log.ts";
import { type StandIn, startStandIn } from "../testing/server.ts";

const open = (url: string): Promise<EventStore> => openEventStore(url, "/nowhere");

describe("an EventStoreDB that is in trouble (its stand-in)", () => {
  let server: StandIn;
  let store: EventStore;
  beforeEach(async () => {
    server = await startStandIn();
    store = await open(server.url);
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
  });
  const stored = async () => texts(await store.readAll(START, 1_000));

  it("stores an append once whose answer is lost, and more than once", async () => {
    server.faults.lostAnswers = 3;
    const first = await store.append("report-1", events("a", "b"), NO_STREAM);
    expect(first.revision).toBe(1);
    expect(server.faults.lostAnswers).toBe(0);
    const second = await store.append("report-1", events("c"), 1);
    expect(second.position > first.position).toBe(true);
    expect(await stored()).toEqual(["a", "b", "c"]);
  });

  it("tells a conflict from an answer that was lost", async () => {
    const other = await open(server.url);
    server.faults.lostAnswers = 1;
    await store.append("report-1", events("a"), NO_STREAM);
    const late = other.append("report-1", events("b"), NO_STREAM);
    await expect(late).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
    expect(await stored()).toEqual(["a"]);
    await other.close();
  });

  it("shreds a stream although the answer is lost", async () => {
    await store.append("key-1", events("gone"), NO_STREAM);
    server.faults.lostAnswers = 1;
    await store.shred("key-1");
    expect(await store.readStream("key-1")).toMatchObject({ shredded: true });
  });

  it("loses nothing that it acknowledged, and stores nothing twice, when connections break under load", async () => {
    const appends = Array.from({ length: 200 }, (_, i) => store.append(`report-${i}`, events(`${i}`), NO_STREAM));
    const outcomes = Promise.allSettled(appends);
    await appends[20];
    await server.stop();
    await server.start();
    const acknowledged: string[] = [];
    for (const [at, one] of (await outcomes).entries()) {
      if (one.status === "fulfilled") acknowledged.push(`${at}`);
      else expect(one.reason).toMatchObject({ code: "SERVER_AWAY" });
    }
    const there = await stored();
    expect(new Set(there).size).toBe(there.length);
    expect(there).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThan(20);
  });

  it("goes on telling followers after the connection broke", async () => {
    const other = await open(server.url);
    const following = followUntil(store, START, (seen) => seen.length === 2);
    await other.append("report-1", events("before"), NO_STREAM);
    await server.stop();
    await server.start();
    await other.append("report-1", events("after"), 0);
    expect(texts(await following)).toEqual(["before", "after"]);
    await other.close();
  });

  it("says that nobody answers", async () => {
    await server.stop();
    const gone = { code: "SERVER_AWAY", message: "EventStoreDB does not answer" };
    const append = store.append("report-1", events("a"), NO_STREAM);
    await Promise.all(
      [append, store.readStream("report-1"), store.head()].map((one) => expect(one).rejects.toMatchObject(gone)),
    );
  });

  it("turns to the node that leads", async () => {
    await using follower = await startStandIn(server.log);
    follower.faults.leader = server.address;
    const asked = await open(follower.url);
    await asked.append("report-1", events("a"), NO_STREAM);
    expect(texts((await asked.readStream("report-1")).events)).toEqual(["a"]);
    await asked.close();
  });
});

describe("an EventStoreDB that others use as well (its stand-in)", () => {
  it("finds events before and behind thousands of the server's own", async () => {
    const log = createLog();
    await using server = await startStandIn(log);
    const store = await open(server.url);
    const own = (count: number) => {
      const record = { id: crypto.randomUUID(), type: "$statsCollected", contentType: "application/json" };
      const bytes = { data: new Uint8Array(2), metadata: new Uint8Array() };
      for (let i = 0; i < count; i += 1) log.append(`$stats-${log.all.length}`, [{ ...record, ...bytes }], -1n);
    };
    own(1_200);
    const first = await store.append("report-1", events("a"), NO_STREAM);
    own(1_200);
    expect(await store.head()).toBe(first.position);
    expect(await store.readAll(first.position, 1)).toEqual([]);
    await store.append("report-1", events("b", "c"), 0);
    expect(texts(await store.readAll(first.position, 1))).toEqual(["b"]);
    expect(await store.countAfter(START)).toBe(3);
    await store.close();
  });

  it("keeps the logs of two namespaces apart", async () => {
    await using server = await startStandIn();
    const [one, two] = await Promise.all(["one", "two"].map((name) => open(`${server.url}&namespace=${name}`)));
    await one?.append("report-1", events("a"), NO_STREAM);
    expect(await two?.readStream("report-1")).toEqual({ events: [], revision: NO_STREAM });
    expect(await two?.readAll(START, 10)).toEqual([]);
    expect((await two?.log())?.id).not.toBe((await one?.log())?.id);
    expect(await one?.readAll(START, 10)).toMatchObject([{ stream: "report-1", data: { text: "a" } }]);
    for (const store of [one, two]) await store?.close();
  });

  it("refuses to read what somebody else wrote into its streams", async () => {
    const log = createLog();
    await using server = await startStandIn(log);
    const store = await open(server.url);
    const data = Buffer.from(JSON.stringify(event("a")));
    const id = crypto.randomUUID();
    log.append(
      "report-1",
      [{ id, type: "Noted", contentType: "application/json", data, metadata: new Uint8Array() }],
      -1n,
    );
    await expect(store.readAll(START, 10)).rejects.toThrow(`The event ${id} was not written by this service`);
    await store.close();
  });
});
