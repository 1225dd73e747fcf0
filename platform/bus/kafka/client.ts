// The Kafka client, with its own messages in the product's log.
import { Kafka, logLevel, type SASLOptions } from "kafkajs";
import type { Log } from "../../log-port.ts";
import type { KafkaSettings } from "./settings.ts";

/** Three tries within a second; whoever uses the client begins anew after that, for as long as it takes. */
export const RETRY = { retries: 3, initialRetryTime: 50, maxRetryTime: 1_000 };

export function createClient({ brokers, sasl, tls, prefix }: KafkaSettings, log: Log): Kafka {
  return new Kafka({
    clientId: prefix,
    brokers: [...brokers],
    ssl: tls,
    ...(sasl ? { sasl: sasl as SASLOptions } : {}),
    connectionTimeout: 5_000,
    retry: RETRY,
    logLevel: logLevel.WARN,
    // Most of its errors are retries; their outcome is logged where it is known.
    logCreator:
      () =>
      ({ namespace, log: { message } }) =>
        log.info({ kafka: namespace }, message),
  });
}
