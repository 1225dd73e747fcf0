// A small table that all processes see: a compacted topic, read from its beginning and followed.
import type { Consumer, Kafka } from "kafkajs";
import type { BackOff } from "../../back-off.ts";
import type { Log } from "../../log-port.ts";
import { RETRY } from "./client.ts";
import { keepConsuming } from "./keep-consuming.ts";
import type { Names } from "./names.ts";

export type Table = {
  /** Resolves once everything is read that any process wrote before. */
  caughtUp(): Promise<void>;
  get(key: string): string | undefined;
  /** Keys that begin so, with their values. */
  under(beginning: string): readonly (readonly [key: string, value: string])[];
  /** Null removes it. Seen here once it is read back. */
  put(key: string, value: string | null): Promise<void>;
  close(): Promise<void>;
};

/** Written to know how far reading came. */
const MARK = "mark";

export async function openTable(kafka: Kafka, names: Names, log: Log, backOff: BackOff): Promise<Table> {
  const producer = kafka.producer({ allowAutoTopicCreation: false, retry: RETRY });
  await producer.connect();
  const rows = new Map<string, string>();
  /** Offset of the next record to read. */
  let next = 0n;
  const waiting = new Map<PromiseWithResolvers<void>, bigint>();
  const closing = new AbortController();

  async function run(consumer: Consumer): Promise<void> {
    // Read anew from the beginning: older values would come after newer ones otherwise.
    rows.clear();
    next = 0n;
    await consumer.subscribe({ topic: names.state, fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachMessage: async ({ message: { key, value, offset } }) => {
        const name = key?.toString() ?? "";
        if (value === null) rows.delete(name);
        else rows.set(name, value.toString());
        next = BigInt(offset) + 1n;
        for (const [{ resolve }, until] of waiting) if (until < next) resolve();
      },
    });
  }

  async function write(key: string, value: string | null): Promise<bigint> {
    const [written] = await producer.send({ topic: names.state, acks: -1, messages: [{ key, value }] });
    return BigInt(written?.baseOffset ?? 0);
  }

  const groupId = names.reader();
  const create = (): Consumer =>
    kafka.consumer({ groupId, maxWaitTimeInMs: 250, retry: { ...RETRY, restartOnFailure: async () => false } });
  const reading = keepConsuming({ create, run, settle: async () => {}, groupId, log, backOff }, closing.signal);
  return {
    async caughtUp() {
      const until = await write(MARK, "");
      const waiter = Promise.withResolvers<void>();
      waiting.set(waiter, until);
      if (closing.signal.aborted) waiter.reject(new Error("the table is closed"));
      if (until < next) waiter.resolve();
      await waiter.promise.finally(() => waiting.delete(waiter));
    },
    get: (key) => rows.get(key),
    under: (beginning) => [...rows].filter(([key]) => key.startsWith(beginning)),
    put: async (key, value) => void (await write(key, value)),
    async close() {
      closing.abort();
      for (const { reject } of waiting.keys()) reject(new Error("the table was closed"));
      await reading;
      await producer.disconnect();
    },
  };
}
