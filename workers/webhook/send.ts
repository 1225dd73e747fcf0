// Tells a webhook the next that it was not told yet. One message after the other: the first that is not taken stops the others.
import { WebhookSend } from "@sb/contracts/webhook/jobs.ts";
import { WEBHOOK_MODEL, type WebhookDoc } from "@sb/contracts/webhook/model.ts";
import { stixBundle } from "@sb/knowledge/stix/bundle.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { type Jobs, type JobWorker, PutOff } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { type CallDeps, callReceiver } from "../delivery/call-receiver.ts";
import { retryTable } from "../delivery/retry-table.ts";
import { heedingReceiver, WebhookFailed } from "../delivery/webhook-failed.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { requireReached } from "../runtime/require-reached.ts";
import { type Batch, type BatchDeps, batchAfter } from "./batch.ts";
import { type FindDeps, findTarget, type Target } from "./find-webhook.ts";
import { isTriedAgain } from "./is-tried-again.ts";
import type { WebhookSteps } from "./steps.ts";

export type SendDeps = FindDeps &
  BatchDeps &
  CallDeps & {
    readonly readStore: Pick<ReadStore, "whenReached">;
    readonly eventStore: Pick<EventStore, "head">;
    readonly jobs: Pick<Jobs, "enqueue">;
    readonly webhooks: WebhookSteps;
    /** Waits between tries, milliseconds. */
    readonly webhookRetriesMs: readonly number[];
  };

/** Over all webhooks; each has one at a time. */
const CONCURRENCY = 32;
/** Renewed while a request is under way. */
const LEASE_MS = 10_000;
/** Changes that are not for a webhook are remembered as such from this number on. */
const PASSED_FROM = 1_000;

type Order = { readonly id: string; readonly isLastTry: boolean; readonly signal: AbortSignal };

export function webhookSendHandler(deps: SendDeps): JobWorker {
  const waits = deps.webhookRetriesMs;
  const busy = new Set<string>();
  return defineHandler({
    job: WebhookSend,
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
    tries: waits.length + 1,
    backOff: retryTable(waits),
    async handle(order) {
      const { id, failures, signal, payload } = order;
      const { webhookId, run } = payload;
      // Another message is under way: a webhook that hangs must not take the others' places.
      if (busy.has(webhookId)) throw new PutOff(waits[0] ?? 0);
      busy.add(webhookId);
      try {
        await requireReached(deps, WEBHOOK_MODEL, await deps.eventStore.head());
        const target = await findTarget(deps, webhookId);
        if (!target || target.webhook.stopped || target.webhook.run !== run) return;
        const isOthers = failures === 0 && isTriedAgain(target.webhook, waits, Date.now());
        const isLastTry = failures >= waits.length;
        if (!isOthers) await heedingReceiver(order, () => tellNext(deps, target, { id, signal, isLastTry }));
      } finally {
        busy.delete(webhookId);
      }
    },
  });
}

async function tellNext(deps: SendDeps, target: Target, order: Order): Promise<void> {
  const { webhookId, run, criteria } = target.webhook;
  const { from, settled } = await placeOf(deps, target.webhook);
  const batch = await batchAfter(deps, criteria, from, settled);
  const upTo = settled ?? batch.upTo;
  const stretch = { webhookId, run, from, upTo };
  if (batch.reports.length > 0) {
    if (!(await tell(deps, target, { ...batch, stretch }, order))) return;
  } else if (settled !== undefined || hasNews(batch)) {
    await deps.webhooks.passed(stretch, order.id);
  } else return;
  if (!hasNews(await batchAfter(deps, criteria, upTo))) return;
  await deps.jobs.enqueue([jobOf(WebhookSend, `${webhookId}-${run}-after-${upTo}`, { webhookId, run })]);
}

const hasNews = ({ reports, scanned }: Batch): boolean => reports.length > 0 || scanned >= PASSED_FROM;

/** The model may not know the newest messages yet. */
async function placeOf({ webhooks }: SendDeps, { webhookId, run, upTo }: WebhookDoc) {
  for (let from = upTo; ; ) {
    const { isOver, upTo: settled } = await webhooks.standingOf({ webhookId, run, from });
    if (!isOver || settled === undefined) return { from, settled };
    from = settled;
  }
}

type Message = Batch & { readonly stretch: Parameters<WebhookSteps["passed"]>[0] };

/** False where the webhook was stopped by it. Throws WebhookFailed where it is to be tried again. */
async function tell(deps: SendDeps, target: Target, { reports, stretch }: Message, order: Order): Promise<boolean> {
  const { id, isLastTry, signal } = order;
  const { webhookId, userId, membership } = target.webhook;
  const body = JSON.stringify(stixBundle(reports, "CLEAR"));
  const messageId = `msg_${webhookId}_${stretch.from}_${stretch.upTo}`;
  const { waitMs, ...called } = await callReceiver(deps, target.receiver, { id: messageId, body, signal });
  await deps.webhooks.called({ ...stretch, ...called, reports: reports.length }, id);
  if (called.code === undefined) return true;
  if (called.code !== "GONE" && !isLastTry) throw new WebhookFailed(called.code, waitMs);
  const because = called.code === "GONE" ? "GONE" : "FAILING";
  await deps.webhooks.stopped({ userId, membership }, webhookId, because, id);
  return false;
}
