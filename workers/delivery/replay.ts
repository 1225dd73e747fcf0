// Sends again what an agency was given: one report, or all since a time.
import { setImmediate } from "node:timers/promises";
import { DeliveryReplayAsked } from "@sb/contracts/delivery/events.ts";
import { DeliveryReplay, DeliverySend } from "@sb/contracts/delivery/jobs.ts";
import {
  DELIVERY_COLLECTIONS,
  DELIVERY_LISTS,
  DELIVERY_MODEL,
  type DeliveryDoc,
  deliveryId,
} from "@sb/contracts/delivery/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export const deliveryReplaySubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "delivery-replays",
    from: "now",
    handles: [DeliveryReplayAsked],
    jobsOf: ({ data, meta: { eventId } }) => [jobOf(DeliveryReplay, eventId, { ...data, eventId })],
  });

export type ReplayDeps = { readonly jobs: Pick<Jobs, "enqueue">; readonly readStore: Pick<ReadStore, "model"> };

/** Read at once. */
const PAGE = 200;

/** Goes through the agency's reports page by page; a try that was broken off goes on where it was. */
export const deliveryReplayHandler = ({ jobs, readStore }: ReplayDeps): JobWorker =>
  defineHandler({
    job: DeliveryReplay,
    concurrency: 1,
    async handle({ payload: { agencySeq, dclrSeq, since = "", eventId }, progress, signal, report }) {
      const send = (seqs: readonly number[]) =>
        jobs.enqueue(
          seqs.map((seq) =>
            jobOf(DeliverySend, `${deliveryId(agencySeq, seq)}-${eventId}`, { agencySeq, dclrSeq: seq, again: true }),
          ),
        );
      if (dclrSeq !== undefined) return send([dclrSeq]);
      for (let after = typeof progress === "number" ? progress : 0; !signal.aborted; ) {
        const seqs = (await readStore.model(DELIVERY_MODEL).listAfter(DELIVERY_LISTS.of(agencySeq), after, PAGE)).map(
          Number,
        );
        const last = seqs.at(-1);
        if (last === undefined) return;
        await send(await sharedSince(readStore, agencySeq, seqs, since));
        await report(last);
        after = last;
        await setImmediate();
      }
    },
  });

async function sharedSince(
  readStore: ReplayDeps["readStore"],
  agencySeq: number,
  seqs: readonly number[],
  since: string,
): Promise<readonly number[]> {
  const keys = seqs.map((seq) => ({ collection: DELIVERY_COLLECTIONS.delivery, id: deliveryId(agencySeq, seq) }));
  const docs = (await readStore.model(DELIVERY_MODEL).getMany(keys)) as readonly (DeliveryDoc | undefined)[];
  return docs.flatMap((doc) => (doc && doc.triedAt >= since ? [doc.dclrSeq] : []));
}
