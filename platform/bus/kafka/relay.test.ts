// Only the bus on Kafka has a relay, partitions that are shared, and epochs.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import type { LogFields } from "../../log-port.ts";
import { describeWith } from "../../test-support/needs.ts";
import { handles, typesOf } from "../contract/world.ts";
import type { Bus } from "../port.ts";
import { defineSubscription } from "../subscription.ts";
import { createKafkaPlace, until } from "../testing/kafka-place.ts";
import { readTopic } from "../testing/kafka-reader.ts";
import { createClient } from "./client.ts";
import { namesFor } from "./names.ts";
import { readKafkaUrl } from "./settings.ts";

type KafkaPlace = Awaited<ReturnType<typeof createKafkaPlace>>;
const PARTITIONS = 3;
const STREAMS = Array.from({ length: 9 }, (_, at) => `a-${at}`);

describeWith("SB_TEST_KAFKA_URL", "the bus on Kafka by itself", (url) => {
  const logged: LogFields[] = [];
  let place: KafkaPlace;
  const buses: Bus[] = [];
  const open = async (): Promise<Bus> => {
    const bus = await place.open();
    buses.push(bus);
    return bus;
  };
  const collect = async (bus: Bus, seen: StreamEvent[], from: "beginning" | "now" = "beginning") =>
    bus.subscribe(defineSubscription({ group: "one", from, handles, handle: async (event) => void seen.push(event) }));
  const emitAll = async (...types: string[]) => {
    for (const stream of STREAMS) await place.emit(stream, ...types);
  };
  const isLive = (bus: Bus) => () => expect(bus.groups()).toMatchObject([{ state: "live" }]);

  beforeEach(async () => {
    logged.length = 0;
    place = await createKafkaPlace(url, PARTITIONS, logged);
  });
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
    await place.remove();
  });

  test("shares its partitions among processes, each stream in order", async () => {
    const [one, other]: [StreamEvent[], StreamEvent[]] = [[], []];
    const [bus, second] = [await open(), await open()];
    await collect(bus, one);
    await until(isLive(bus));
    await collect(second, other);
    await until(isLive(second));
    await emitAll("A", "B");
    await emitAll("C");
    const all = () => [...one, ...other];
    await until(() => expect(all().filter(({ type }) => type === "C")).toHaveLength(STREAMS.length));
    for (const stream of STREAMS) expect(typesOf(all(), stream)).toEqual(["0 A", "1 B", "2 C"]);
    for (const seen of [one, other]) expect(seen.length).toBeGreaterThan(0);
  });

  test("carries each event once, also while two relays take it from each other", async () => {
    const seen: StreamEvent[] = [];
    const bus = await open();
    await collect(bus, seen);
    await emitAll("A");
    bus.relay();
    await emitAll("B");
    let more = 0;
    await until(async () => {
      await place.emit("b-1", "B");
      more += 1;
      expect(logged).toContainEqual(expect.objectContaining({ code: "RELAY_FAILED" }));
    });
    await place.relay.stop();
    await emitAll("C");
    await until(() => expect(seen.filter(({ type }) => type === "C")).toHaveLength(STREAMS.length));
    await until(() => expect(bus.relaying()).toEqual({ failures: 0, lag: 0 }));
    await until(() => expect(seen).toHaveLength(3 * STREAMS.length + more));
    for (const stream of STREAMS) expect(typesOf(seen, stream)).toEqual(["0 A", "1 B", "2 C"]);
  });

  test("carries events as they are stored, and opens them for those they are delivered to", async () => {
    const seen: StreamEvent[] = [];
    const bus = await place.open({
      sealed: {
        follow: place.eventStore.follow,
        open: async (events) =>
          events.map((event) => ({ ...event, data: { ...(event.data as object), words: "open" } })),
      },
    });
    buses.push(bus);
    bus.relay();
    await bus.subscribe({ group: "one", handles, deliver: async (event) => void seen.push(event) });
    await place.emit("a-1", "A");
    await until(() => expect(seen.map(({ data }) => data)).toEqual([{ type: "A", words: "open" }]));
    await using records = await readTopic(place.url, `${place.prefix}.events`);
    await until(() => expect(records.keys()).toEqual(["a-1"]));
    expect(records.text()).not.toContain("words");
  });

  test("tells nobody twice where the relay's place is lost and it carries everything again", async () => {
    const seen: StreamEvent[] = [];
    const bus = await open();
    await collect(bus, seen);
    await emitAll("A");
    await until(() => expect(seen).toHaveLength(STREAMS.length));
    await place.relay.stop();
    const settings = readKafkaUrl(place.url);
    const admin = createClient(settings, { info() {}, warn() {}, error() {} }).admin();
    await admin.connect();
    const names = namesFor(settings.prefix);
    await admin.deleteGroups([names.relay]);
    bus.relay();
    await emitAll("B");
    await until(() => expect(seen.filter(({ type }) => type === "B")).toHaveLength(STREAMS.length));
    expect(seen).toHaveLength(2 * STREAMS.length);
    // It was carried again, and once more than it was delivered.
    const offsets = await admin.fetchTopicOffsets(names.events);
    expect(offsets.reduce((sum, { high }) => sum + Number(high), 0)).toBeGreaterThan(3 * STREAMS.length);
    await admin.disconnect();
  });

  test("delivers once what was carried before a log lost its end and is carried again", async () => {
    const bus = await open();
    const whole = { id: "log", end: "0000000000000009" };
    await bus.attach(whole);
    const early: StreamEvent[] = [];
    const consumer = await collect(bus, early);
    await place.emit("a-1", "A", "B", "C");
    await until(() => expect(early).toHaveLength(3));
    await consumer.stop();
    await bus.beginAnew(["one"]);
    await bus.attach({ ...whole, end: "0000000000000001" });
    await place.emit("a-1", "X");
    const seen: StreamEvent[] = [];
    await collect(bus, seen);
    await until(() => expect(seen.map(({ type }) => type)).toContain("X"));
    expect(seen.map(({ type }) => type)).toEqual(["A", "B", "C", "X"]);
  });

  test("begins at the end of another log with a group that begins now", async () => {
    const bus = await open();
    await bus.attach({ id: "log", end: "0000000000000009" });
    const seen: StreamEvent[] = [];
    const consumer = await collect(bus, seen, "now");
    await until(isLive(bus));
    await place.emit("a-1", "A");
    await until(() => expect(seen).toHaveLength(1));
    await consumer.stop();
    await bus.attach({ id: "another", end: "0000000000000009" });
    await collect(bus, seen, "now");
    await until(isLive(bus));
    await place.emit("a-1", "B");
    await until(() => expect(seen.map(({ type }) => type)).toEqual(["A", "B"]));
  });

  test("tells nobody again where Kafka forgot how far a group came that begins now", async () => {
    const bus = await open();
    const seen: StreamEvent[] = [];
    const consumer = await collect(bus, seen, "now");
    await until(isLive(bus));
    await place.emit("a-1", "A");
    await until(() => expect(seen).toHaveLength(1));
    await consumer.stop();
    const settings = readKafkaUrl(place.url);
    const admin = createClient(settings, { info() {}, warn() {}, error() {} }).admin();
    await admin.connect();
    await admin.deleteGroups([namesFor(settings.prefix).groupOf("one")]);
    await admin.disconnect();
    await collect(bus, seen, "now");
    await until(isLive(bus));
    await place.emit("a-1", "B");
    await until(() => expect(seen.map(({ type }) => type)).toContain("B"));
    expect(seen.map(({ type }) => type)).toEqual(["A", "B"]);
  });

  test("begins no group anew while somebody has it", async () => {
    const bus = await open();
    await collect(bus, []);
    await until(isLive(bus));
    await expect((await open()).beginAnew(["one"])).rejects.toThrow("the group one has a consumer");
  });

  describe("opened", () => {
    test("refuses a topic that forgets", async () => {
      const settings = readKafkaUrl(place.url);
      const prefix = `${settings.prefix}-x`;
      const admin = createClient(settings, { info() {}, warn() {}, error() {} }).admin();
      await admin.connect();
      const topic = `${prefix}.events`;
      await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 1 }] });
      const { openBus } = await import("../open.ts");
      const opening = openBus(place.url.replace(settings.prefix, prefix), "", {
        eventStore: place.eventStore,
        travels: () => true,
        log: { info() {}, warn() {}, error() {} },
      });
      await expect(opening).rejects.toThrow(`${topic} would lose events: set retention.ms=-1`);
      await admin.deleteTopics({ topics: [topic, `${prefix}.bus`] });
      await admin.disconnect();
    });
  });
});
