// Reads a topic as anybody with a client of their own does.
import { createClient } from "./client.ts";
import { readKafkaUrl } from "./settings.ts";

export type TopicReader = AsyncDisposable & {
  /** All that were read, in their order. */
  keys(): readonly string[];
  /** Of one key; null where it was removed. */
  values(key: string): readonly (string | null)[];
  /** All values, one after the other. */
  text(): string;
};

/** From the topic's beginning. */
export async function readTopic(url: string, topic: string): Promise<TopicReader> {
  const kafka = createClient(readKafkaUrl(url), { info() {}, warn() {}, error() {} });
  const consumer = kafka.consumer({ groupId: `reader of ${topic}`, maxWaitTimeInMs: 200 });
  const records: { readonly key: string; readonly value: string | null }[] = [];
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachMessage: async ({ message: { key, value } }) =>
      void records.push({ key: key?.toString() ?? "", value: value === null ? null : value.toString() }),
  });
  return {
    keys: () => records.map(({ key }) => key),
    values: (key) => records.filter((record) => record.key === key).map(({ value }) => value),
    text: () => records.map(({ value }) => value ?? "").join("\n"),
    [Symbol.asyncDispose]: () => consumer.disconnect(),
  };
}
