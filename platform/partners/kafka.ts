// The topic for partners on Kafka: compacted, so that it holds the newest value of each key and forgets what was deleted.
import { type Admin, type Kafka, Partitioners } from "kafkajs";
import { createClient, RETRY } from "../bus/kafka/client.ts";
import { type KafkaSettings, readKafkaUrl } from "../bus/kafka/settings.ts";
import type { Log } from "../log-port.ts";
import type { PartnerTopic } from "./port.ts";

const HOUR_MS = 3_600_000;

/** Deleted records are gone from the broker's files after an hour; readers that were away for a week still learn of it. */
const CONFIG: Readonly<Record<string, string | number>> = {
  "cleanup.policy": "compact",
  "max.compaction.lag.ms": HOUR_MS,
  "segment.ms": HOUR_MS,
  "min.cleanable.dirty.ratio": 0.01,
  "delete.retention.ms": 7 * 24 * HOUR_MS,
};

/** Makes the topic where it is missing. */
export async function openKafkaPartnerTopic(url: string, log: Log): Promise<PartnerTopic> {
  const settings = readKafkaUrl(url);
  const kafka = createClient(settings, log);
  const topic = partnerTopicName(settings);
  await makeTopic(kafka, topic, settings);
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    retry: RETRY,
  });
  await producer.connect();
  return {
    put: async (key, value) => void (await producer.send({ topic, acks: -1, messages: [{ key, value }] })),
    close: () => producer.disconnect(),
  };
}

export const partnerTopicName = ({ prefix }: Pick<KafkaSettings, "prefix">): string => `${prefix}.reports.public`;

async function makeTopic(kafka: Kafka, topic: string, settings: KafkaSettings): Promise<void> {
  const admin = kafka.admin({ retry: RETRY });
  try {
    await admin.connect();
    await createTopic(admin, topic, settings);
  } finally {
    await admin.disconnect();
  }
}

async function createTopic(admin: Admin, topic: string, { partitions, replicas }: KafkaSettings): Promise<void> {
  const configEntries = Object.entries(CONFIG).map(([name, value]) => ({ name, value: String(value) }));
  const wanted = { topic, numPartitions: partitions, replicationFactor: replicas, configEntries };
  await admin.createTopics({ waitForLeaders: true, topics: [wanted] });
}
