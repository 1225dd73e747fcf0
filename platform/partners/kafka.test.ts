import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient } from "../bus/kafka/client.ts";
import { readKafkaUrl } from "../bus/kafka/settings.ts";
import { describeWith } from "../test-support/needs.ts";
import { partnerTopicName } from "./kafka.ts";
import { openPartnerTopic } from "./open.ts";
import type { PartnerTopic } from "./port.ts";

const log = { info() {}, warn() {}, error() {} };

test("there is no topic unless a URL asks for one", async () => {
  expect(await openPartnerTopic("none:", log)).toBeUndefined();
  await expect(openPartnerTopic("amqp://user:secret@host", log)).rejects.toThrow(/amqp:$/);
});

describeWith("SB_TEST_KAFKA_URL", "the topic for partners on Kafka", (server) => {
  const url = `${server}?partitions=2&prefix=t-${randomUUID()}`;
  const kafka = createClient(readKafkaUrl(url), log);
  const topic = partnerTopicName(readKafkaUrl(url));
  const admin = kafka.admin();
  let partners: PartnerTopic | undefined;
  beforeEach(async () => {
    partners = await openPartnerTopic(url, log);
    await admin.connect();
  });
  afterEach(async () => {
    await partners?.close();
    await admin.deleteTopics({ topics: [topic] });
    await admin.disconnect();
  });

  test("gives a reader the values of each key in order, and says what is gone", async () => {
    await partners?.put("1", "first");
    await partners?.put("2", "other");
    await partners?.put("1", "second");
    await partners?.put("1", null);
    const consumer = kafka.consumer({ groupId: `a partner ${randomUUID()}` });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    const seen: (readonly [string | undefined, string | undefined])[] = [];
    await consumer.run({
      eachMessage: async ({ message: { key, value } }) => void seen.push([key?.toString(), value?.toString()]),
    });
    await vi.waitFor(() => expect(seen).toHaveLength(4), { timeout: 20_000 });
    await consumer.disconnect();
    const of = (key: string) => seen.filter((each) => each[0] === key).map(([, value]) => value);
    expect(of("1")).toEqual(["first", "second", undefined]);
    expect(of("2")).toEqual(["other"]);
  });

  test("is compacted, so that what was deleted goes", async () => {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: 2, name: topic }],
    });
    const config = new Map(resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
    expect(config.get("cleanup.policy")).toBe("compact");
    expect(config.get("max.compaction.lag.ms")).toBe("3600000");
  });
});
