// For tests: what lies in the topics of a Kafka.
import { createClient } from "@sb/platform/bus/kafka/client.ts";
import { readKafkaUrl } from "@sb/platform/bus/kafka/settings.ts";
import { readTopic } from "@sb/platform/bus/testing/kafka-reader.ts";
import type { Admin } from "kafkajs";
import { vi } from "vitest";

/** As kafkajs numbers kinds of resources; Node can't import its name for it. */
const TOPIC = 2;
const WITHIN = { timeout: 30_000, interval: 100 };

async function asAdmin<Answer>(url: string, ask: (admin: Admin) => Promise<Answer>): Promise<Answer> {
  const admin = createClient(readKafkaUrl(url), { info() {}, warn() {}, error() {} }).admin();
  await admin.connect();
  try {
    return await ask(admin);
  } finally {
    await admin.disconnect();
  }
}

/** The topics of one installation. */
export const topicsOf = (url: string): Promise<readonly string[]> =>
  asAdmin(url, async (admin) =>
    (await admin.listTopics()).filter((name) => name.startsWith(`${readKafkaUrl(url).prefix}.`)),
  );

/** All records of a topic with one partition, from the first offset to the last: keys, values and headers. */
export async function textInTopic(url: string, topic: string): Promise<string> {
  const [end] = await asAdmin(url, (admin) => admin.fetchTopicOffsets(topic));
  await using reader = await readTopic(url, topic);
  // The end of a transaction is a record as well, which no reader gets.
  const last = BigInt(end?.high ?? 0) - 2n;
  if (last >= 0n) await vi.waitFor(() => requireRead(reader.offset(), last), WITHIN);
  return reader.everything();
}

function requireRead(offset: bigint, last: bigint): void {
  if (offset < last) throw new Error(`read up to ${offset} of ${last}`);
}

/** The broker is to compact it as soon as another record comes, and not within an hour. */
export const compactSoon = (url: string, topic: string): Promise<unknown> =>
  asAdmin(url, (admin) => {
    const config = {
      "cleanup.policy": "compact",
      "segment.ms": 100,
      "min.cleanable.dirty.ratio": 0,
      "max.compaction.lag.ms": 1,
    };
    const configEntries = Object.entries(config).map(([name, value]) => ({ name, value: String(value) }));
    return admin.alterConfigs({ validateOnly: false, resources: [{ type: TOPIC, name: topic, configEntries }] });
  });
