// A report changed: a job for each webhook that wants to know. Many changes within a moment make one job.
import {
  DeclarationCorrected,
  DeclarationDeleted,
  DeclarationFiled,
  DeclarationModified,
  DeletionRequestAccepted,
  DeletionRequested,
  DeletionRequestRejected,
} from "@sb/contracts/report/events.ts";
import { SHARING_COLLECTIONS, SHARING_MODEL, type SharingDoc } from "@sb/contracts/sharing/model.ts";
import { WebhookSend, WebhookWake } from "@sb/contracts/webhook/jobs.ts";
import { WEBHOOK_MODEL, type WebhookDoc } from "@sb/contracts/webhook/model.ts";
import { sharingModel } from "@sb/knowledge/stix/documents.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { requireReached } from "../runtime/require-reached.ts";
import { isWanted } from "./batch.ts";
import { activeWebhooks } from "./find-webhook.ts";
import { isTriedAgain } from "./is-tried-again.ts";

export type WakeDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly readStore: Pick<ReadStore, "model" | "whenReached">;
  readonly eventStore: Pick<EventStore, "head">;
  /** Waits between tries, milliseconds: the first is also that between two messages. */
  readonly webhookRetriesMs: readonly number[];
};

export const webhookWakeSubscription = ({ jobs, eventStore }: Pick<WakeDeps, "jobs" | "eventStore">): Subscription =>
  defineSubscription({
    group: "webhook-wakes",
    from: "now",
    handles: [
      DeclarationFiled,
      DeclarationModified,
      DeclarationDeleted,
      DeclarationCorrected,
      DeletionRequested,
      DeletionRequestAccepted,
      DeletionRequestRejected,
    ],
    async handle({ data, meta, type }) {
      // Neither what was never public nor the published lists.
      if (type === "DeclarationFiled" && (data.provenance || data.open === "PRIVATE")) return;
      if (type === "DeclarationModified" && data.open === "PRIVATE" && !data.was) return;
      const position = await eventStore.head();
      await jobs.enqueue([jobOf(WebhookWake, meta.eventId, { dclrSeq: data.dclrSeq, position })]);
    },
  });

export const webhookWakeHandler = (deps: WakeDeps): JobWorker =>
  defineHandler({
    job: WebhookWake,
    concurrency: 1,
    async handle({ payload: { dclrSeq, position }, signal }) {
      await requireReached(deps, SHARING_MODEL, position);
      // A message that has ended by now is known as ended: the change came after it.
      await requireReached(deps, WEBHOOK_MODEL, await deps.eventStore.head());
      const facts = await findFacts(deps, dclrSeq);
      const now = Date.now();
      for await (const webhook of activeWebhooks(deps)) {
        signal.throwIfAborted();
        const isDue =
          !isTriedAgain(webhook, deps.webhookRetriesMs, now) && (!facts || isWanted(webhook.criteria, facts));
        if (isDue) await deps.jobs.enqueue([nextSend(deps, webhook, now)]);
      }
    },
  });

/** Undefined where it is not public any more: whoever was told must learn that. */
async function findFacts({ readStore }: WakeDeps, dclrSeq: number) {
  // Only its projection writes there.
  const doc = (await sharingModel(readStore).get(SHARING_COLLECTIONS.report, String(dclrSeq))) as
    | SharingDoc
    | undefined;
  return doc?.shown?.facts;
}

/**
 * One job for each window of time, which runs at the end of the next one: by then, what was shared within the window is known
 * everywhere, also where clocks differ a little. How far the webhook was told stands in its id too: a window that comes again,
 * where the clock was put back, has a job of its own.
 */
function nextSend({ webhookRetriesMs: [paceMs = 0] }: WakeDeps, { webhookId, run, upTo }: WebhookDoc, now: number) {
  const window = Math.floor(now / Math.max(1, paceMs));
  const runAt = (window + 2) * Math.max(1, paceMs);
  return { ...jobOf(WebhookSend, `${webhookId}-${run}-at-${window}-${upTo}`, { webhookId, run }), runAt };
}
