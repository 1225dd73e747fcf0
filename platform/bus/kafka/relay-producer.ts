// The producer of the relay. Its id is fixed, so one that begins fences the one before it: what that has not committed never
// counts, and it can't commit any more.
import { Partitioners, type Producer } from "kafkajs";
import { RETRY } from "./client.ts";
import type { KafkaParts } from "./parts.ts";

/** An unfinished transaction hides the records after it from consumers for so long at most. */
const TRANSACTION_MS = 60_000;

/** Connected, and the only one that can write. */
export async function relayProducer({ kafka, names }: Pick<KafkaParts, "kafka" | "names">): Promise<Producer> {
  const producer = kafka.producer({
    transactionalId: names.relay,
    idempotent: true,
    maxInFlightRequests: 1,
    transactionTimeout: TRANSACTION_MS,
    allowAutoTopicCreation: false,
    // As Kafka's own clients choose partitions.
    createPartitioner: Partitioners.DefaultPartitioner,
    // A transaction can begin only when the markers of the last one are written: that takes milliseconds.
    retry: { ...RETRY, initialRetryTime: 10, retries: 10 },
  });
  try {
    await producer.connect();
    // The first transaction is what fences.
    const first = await producer.transaction();
    await first.abort();
    return producer;
  } catch (error) {
    await producer.disconnect();
    throw error;
  }
}
