// Takes batches of a group's records: delivers what is wanted, and notes how far that came.
import type { Consumer, EachBatchPayload, KafkaMessage } from "kafkajs";
import { pause } from "../../back-off.ts";
import type { SealedLog } from "../port.ts";
import { whileBeating } from "./beat.ts";
import { notedText } from "./noted.ts";
import type { KafkaParts } from "./parts.ts";
import type { Carried } from "./record.ts";
import type { Retries } from "./retries.ts";
import type { Share } from "./share.ts";
import type { Shares } from "./shares.ts";
import type { Serial } from "./turns.ts";

/** After so many records it is noted how far the group came. */
const CHUNK = 100;
/** How soon it is noted where no event was delivered, in milliseconds. */
const NOTE_MS = 1_000;

type Of = Pick<KafkaParts, "names" | "settings"> & {
  readonly shares: Shares;
  readonly retries: Pick<Retries, "arm">;
  readonly serially: Serial;
  readonly sealed: SealedLog;
};

export type Taker = {
  take(consumer: Consumer, payload: EachBatchPayload): Promise<void>;
  /** The events that are delivered now. */
  readonly taking: () => readonly Carried[];
};

export function createTaker({ names, settings, shares, retries, serially, sealed }: Of, signal: AbortSignal): Taker {
  let taking: readonly Carried[] = [];
  let noted = 0;

  /** Answers with whether an event was delivered or held back. */
  async function deliver(share: Share, messages: readonly KafkaMessage[], stop: AbortSignal): Promise<boolean> {
    const { events, last } = await shares.sift(share, messages);
    taking = await sealed.open(events);
    try {
      await share.delivery.take(taking, stop);
      if (last && !stop.aborted) share.moveTo(last);
      return events.length > 0;
    } finally {
      taking = [];
    }
  }

  async function note(consumer: Consumer, share: Share, partition: number): Promise<void> {
    const done = share.done();
    if (!done) return;
    const offset = String(done.offset + 1n);
    await consumer.commitOffsets([{ topic: names.events, partition, offset, metadata: notedText(done) }]);
    noted = performance.now();
    await shares.moved();
  }

  return {
    async take(consumer, { batch: { partition, messages }, heartbeat, resolveOffset, isStale }) {
      await whileBeating({ heartbeat, everyMs: settings.sessionMs / 6 }, signal, async (stop) => {
        const share = await shares.get(partition);
        for (let at = 0; at < messages.length; at += CHUNK) {
          const some = messages.slice(at, at + CHUNK);
          await serially(async () => {
            await whenRoom(share, stop);
            if (stop.aborted || isStale()) return;
            const hasDelivered = await deliver(share, some, stop);
            if (hasDelivered || performance.now() > noted + NOTE_MS) await note(consumer, share, partition);
          });
          retries.arm();
          if (stop.aborted || isStale()) return;
          resolveOffset(some.at(-1)?.offset ?? "");
        }
      });
    },
    taking: () => taking,
  };
}

/** While too much is held back, the group waits as a whole. */
async function whenRoom({ delivery }: Share, stop: AbortSignal): Promise<void> {
  while (delivery.isFull() && !stop.aborted) {
    await pause(delivery.dueIn() ?? 0, stop);
    await delivery.retry(stop);
  }
}
