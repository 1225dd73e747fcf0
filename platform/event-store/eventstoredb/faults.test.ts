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

  it("asks for as much as a page takes: a log is read once, in few calls", async () => {
    const long = Array.from({ length: 3_000 }, (_, i) => ({ ...event(`${i}`), data: { text: "x".repeat(400) } }));
    for (let at = 0; at < long.length; at += 1_000)
      await store.append(`report-${at}`, long.slice(at, at + 1_000), NO_STREAM);
    Object.assign(server.counts, { calls: 0, records: 0 });
    let [after, pages, read] = [START, 0, 0];
    for (;;) {
      const page = await store.readAll(after, 10_000, 250_000);
      if (page.length === 0) break;
      after = page.at(-1)?.position ?? after;
      pages += 1;
      read += page.length;
    }
    expect(read).toBe(3_000);
    expect(pages).toBeLessThan(12);
    expect(server.counts.records).toBeLessThan(read * 1.2);
    expect(server.counts.calls).toBeLessThan(pages * 2);
  });

  it("sends appends of several at once in one call, and copies of a log in one round trip, in its order", async () => {
    await store.append("report-0", events("first"), NO_STREAM);
    server.counts.calls = 0;
    await Promise.all(Array.from({ length: 50 }, (_, i) => store.append(`report-a${i}`, events("a"), NO_STREAM)));
    const copies = Array.from({ length: 500 }, (_, i) => ({
      stream: `report-b${i % 7}`,
      events: events(`b${i}`),
      expected: Math.floor(i / 7) - 1,
    }));
    // The answer to the first is lost, and with it all that are under way.
    server.faults.lostAnswers = 1;
    await store.appendCopies(copies);
    expect(server.counts.calls).toBeLessThan(5);
    expect((await stored()).slice(51)).toEqual(copies.map((_, i) => `b${i}`));
  });

  it("closes at once, also while the server leaves reads without a word", async () => {
    await store.append("report-1", events("a"), NO_STREAM);
    server.faults.isSilent = true;
    const reads = Promise.allSettled([store.readAll(START, 10), store.readStream("report-1"), store.head()]);
    const following = followUntil(store, START, () => false);
    await store.close();
    for (const outcome of await reads) expect(outcome).toMatchObject({ reason: { code: "SERVER_AWAY" } });
    expect(await following).toEqual([]);
  }, 4_000);

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

  it("passes over what others write, is not woken by it, and is not stopped by one with a namespace", async () => {
    const log = createLog();
    await using server = await startStandIn(log);
    const foreign = (count: number) => {
      const made = {
        type: "Noted",
        contentType: "application/json",
        data: new Uint8Array(2),
        metadata: new Uint8Array(),
      };
      for (let i = 0; i < count; i += 1)
        log.append(`two.report-${log.all.length}`, [{ ...made, id: crypto.randomUUID() }], -1n);
    };
    foreign(3_000);
    const [alone, one] = await Promise.all([open(server.url), open(`${server.url}&namespace=one`)]);
    const first = await one.append("report-1", events("a"), NO_STREAM);
    const following = followUntil(one, START, (seen) => seen.length === 2);
    foreign(3_000);
    Object.assign(server.counts, { calls: 0, records: 0 });
    for (let i = 0; i < 5; i += 1) expect(await one.head()).toBe(first.position);
    expect(await one.readAll(first.position, 10)).toEqual([]);
    expect(texts(await one.readBack(10))).toEqual(["a"]);
    await one.append("report-1", events("b"), 0);
    expect(texts(await following)).toEqual(["a", "b"]);
    expect(server.counts.records).toBeLessThan(100);
    expect(server.counts.calls).toBeLessThan(30);
    expect(await alone.readAll(START, 10)).toEqual([]);
    await alone.append("report-1", events("of nobody's"), NO_STREAM);
    expect(texts(await alone.readAll(START, 10))).toEqual(["of nobody's"]);
    for (const store of [alone, one]) await store.close();
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
