import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { events, texts } from "../contract/events.ts";
import { openEventStore } from "../open.ts";
import { type EventStore, NO_STREAM } from "../port.ts";
import { type StandIn, startStandIn } from "../testing/server.ts";

describe("a cluster of EventStoreDB (its stand-ins)", () => {
  let leader: StandIn;
  let follower: StandIn;
  let store: EventStore;
  beforeEach(async () => {
    leader = await startStandIn();
    follower = await startStandIn(leader.log);
    follower.faults.leader = leader.address;
    const hosts = [follower, leader].map(({ address }) => `${address.host}:${address.port}`);
    store = await openEventStore(`esdb://${hosts.join(",")}?tls=false`, "/nowhere");
  });
  afterEach(async () => {
    await store.close();
    for (const node of [leader, follower]) await node.stop();
  });

  it("asks whichever answers for the node that leads", async () => {
    await store.append("report-1", events("a"), NO_STREAM);
    expect(texts((await store.readStream("report-1")).events)).toEqual(["a"]);
  });

  it("says that no node answers, whatever was asked at once, and goes on once one does", async () => {
    await store.append("report-1", events("a"), NO_STREAM);
    for (const node of [leader, follower]) await node.stop();
    const asked = Array.from({ length: 20 }, (_, at) => [
      store.append(`report-1${at}`, events("b"), NO_STREAM),
      store.readStream("report-1"),
      store.head(),
    ]);
    const outcomes = await Promise.allSettled(asked.flat());
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: "SERVER_AWAY" } });
    await leader.start();
    expect(texts((await store.readStream("report-1")).events)).toEqual(["a"]);
  });

  it("outlives an election, in which calls fail one after the other", async () => {
    await store.append("report-1", events("a"), NO_STREAM);
    for (const node of [leader, follower]) node.faults.electingMs = 1_000;
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => store.readStream("report-1")));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: "SERVER_AWAY" } });
    for (const node of [leader, follower]) node.faults.electingMs = 0;
    expect(texts((await store.readStream("report-1")).events)).toEqual(["a"]);
  });
});
