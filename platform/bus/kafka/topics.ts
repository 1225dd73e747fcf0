// Makes the topics, and refuses those that would lose events.
import type { Admin } from "kafkajs";
import type { Names } from "./names.ts";
import type { KafkaSettings } from "./settings.ts";

/** An append of 900 kB is one record, and a produce request holds several. */
const MAX_RECORDS_BYTES = 4 * 1024 * 1024;

/** As kafkajs numbers kinds of resources; Node can't import its name for it. */
const TOPIC = 2;

const entries = (config: Readonly<Record<string, string | number>>) =>
  Object.entries(config).map(([name, value]) => ({ name, value: String(value) }));

export async function makeTopics(admin: Admin, names: Names, settings: KafkaSettings): Promise<void> {
  const { replicas: replicationFactor, partitions } = settings;
  await admin.createTopics({
    waitForLeaders: true,
    topics: [
      {
        topic: names.events,
        numPartitions: partitions,
        replicationFactor,
        configEntries: entries({
          "cleanup.policy": "delete",
          "retention.ms": -1,
          "retention.bytes": -1,
          "max.message.bytes": MAX_RECORDS_BYTES,
        }),
      },
      {
        topic: names.state,
        numPartitions: 1,
        replicationFactor,
        configEntries: entries({ "cleanup.policy": "compact", "segment.ms": 3_600_000 }),
      },
    ],
  });
  await requireKept(admin, names.events);
}

/** A new consumer group reads the topic from its first record on, so none may ever go. */
async function requireKept(admin: Admin, topic: string): Promise<void> {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: TOPIC, name: topic, configNames: [...Object.keys(KEPT)] }],
  });
  const config = new Map(resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
  const wrong = Object.entries(KEPT).filter(([name, value]) => config.get(name) !== value);
  if (wrong.length === 0) return;
  const wanted = wrong.map(([name, value]) => `${name}=${value}`).join(", ");
  throw new Error(`the Kafka topic ${topic} would lose events: set ${wanted}`);
}

const KEPT: Readonly<Record<string, string>> = {
  "cleanup.policy": "delete",
  "retention.ms": "-1",
  "retention.bytes": "-1",
};
