// Reads a topic as anybody with a client of their own does.
import { randomUUID } from "node:crypto";
import { createClient } from "../kafka/client.ts";
import { readKafkaUrl } from "../kafka/settings.ts";

export type TopicReader = AsyncDisposable & {
  /** All that were read, in their order. */
  keys(): readonly string[];
  /** The values of one key; null where it was removed. */
  values(key: string): readonly (string | null)[];
  /** All values, one after the other. */
  text(): string;
  /** All that a record has: its key, its value, its headers. */
  everything(): string;
  /** The offset of the record that was read last; -1 before the first. */
  offset(): bigint;
};

/** From the topic's beginning. */
export async function readTopic(url: string, topic: string): Promise<TopicReader> {
  const kafka = createClient(readKafkaUrl(url), { info() {}, warn() {}, error() {} });
  const consumer = kafka.consumer({ groupId: `reader ${randomUUID()} of ${topic}`, maxWaitTimeInMs: 200 });
  const records: { readonly key: string; readonly value: string | null; readonly headers: string }[] = [];
  let last = -1n;
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachMessage: async ({ message: { key, value, offset, headers = {} } }) => {
      last = BigInt(offset);
      records.push({
        key: key?.toString() ?? "",
        value: value === null ? null : value.toString(),
        headers: Object.values(headers).map(String).join(" "),
      });
    },
  });
  return {
    keys: () => records.map(({ key }) => key),
    values: (key) => records.filter((record) => record.key === key).map(({ value }) => value),
    offset: () => last,
    everything: () => records.map(({ key, value, headers }) => `${key} ${value} ${headers}`).join("\n"),
    text: () => records.map(({ value }) => value ?? "").join("\n"),
    [Symbol.asyncDispose]: () => consumer.disconnect(),
  };
}
