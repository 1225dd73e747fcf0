// The relay: carries the events that travel from the event store onto the topic.
import type { Producer, Transaction } from "kafkajs";
import { doubling, pause } from "../../back-off.ts";
import type { StoredEvent } from "../../event-store/port.ts";
import { errorFacts } from "../../log-port.ts";
import type { BusOptions, Relay, RelayHealth } from "../port.ts";
import { isOfReplays } from "../skips.ts";
import { newestOf, type RelayPlace } from "./epochs.ts";
import type { KafkaParts } from "./parts.ts";
import { readPlace, writePlace } from "./place.ts";
import { recordOf } from "./record.ts";
import { relayProducer } from "./relay-producer.ts";
import { requireSealed } from "./sealed.ts";

const BATCH_SIZE = 500;
/** Far behind, what a transaction costs is shared by more events. */
const GROW_TO = 4_000;
/** In one request; the topic takes four times as much. */
const REQUEST_BYTES = 1024 * 1024;
/** After so many events of streams that don't travel, the place is noted all the same. */
const NOTE_AFTER = 1_000;

export type RunningRelay = Relay & { readonly health: () => RelayHealth };

export function startRelay(parts: KafkaParts, options: BusOptions): RunningRelay {
  const sealed = requireSealed(options);
  const { travels, log, backOff = doubling } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  /** The time of the oldest event that is carried now. */
  let oldest: string | undefined;

  const asked = { signal, batchSize: BATCH_SIZE, growTo: GROW_TO };

  async function carry(producer: Producer, place: RelayPlace): Promise<void> {
    let unnoted = 0;
    for await (const batch of sealed.follow({ after: place.position, ...asked })) {
      const events = batch.filter(({ stream }) => travels(stream) || isOfReplays(stream));
      unnoted += batch.length;
      if (events.length === 0 && unnoted < NOTE_AFTER) continue;
      unnoted = 0;
      oldest = batch[0]?.meta.at;
      await inTransaction(producer, async (transaction) => {
        await send(transaction, events, newestOf(place).number);
        await writePlace(transaction, parts.names, { ...place, position: batch.at(-1)?.position ?? place.position });
      });
      oldest = undefined;
      failures = 0;
    }
  }

  async function send(transaction: Transaction, events: readonly StoredEvent[], epoch: number): Promise<void> {
    for (const messages of requestsOf(events.map((event) => recordOf(event, epoch))))
      await transaction.send({ topic: parts.names.events, acks: -1, messages });
  }

  async function relayOnce(): Promise<void> {
    const producer = await relayProducer(parts);
    try {
      await carry(producer, await readPlace(parts.admin, parts.names));
    } finally {
      await producer.disconnect();
    }
    if (!signal.aborted) throw new Error("the event store stopped being followed");
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await relayOnce();
      } catch (error) {
        failures += 1;
        log.error(
          { failures, code: "RELAY_FAILED", ...errorFacts(error) },
          "events could not be carried to Kafka, or another process carries them now; trying again",
        );
        await pause(backOff(failures), signal);
      }
    }
  }

  const ended = run();
  return {
    health: () => ({ failures, lag: oldest === undefined ? 0 : Math.max(0, Date.now() - Date.parse(oldest)) }),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function inTransaction(producer: Producer, work: (transaction: Transaction) => Promise<void>): Promise<void> {
  const transaction = await producer.transaction();
  // Where this fails, the next producer of the same id ends the transaction: it is not known what came of it.
  await work(transaction);
  await transaction.commit();
}

/** At least one in each, in their order. */
function requestsOf<Of extends { readonly bytes: number }>(records: readonly Of[]): Of[][] {
  const requests: Of[][] = [];
  let room = 0;
  for (const record of records) {
    if (requests.length === 0 || record.bytes > room) {
      requests.push([]);
      room = REQUEST_BYTES;
    }
    requests.at(-1)?.push(record);
    room -= record.bytes;
  }
  return requests;
}
