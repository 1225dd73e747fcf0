// Public reports told to people's webhooks: which of them want a change, and what each is told next, in the order in which reports
// are shared.
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
import { WebhookReplayAsked, WebhookResumed, WebhookTestAsked } from "@sb/contracts/webhook/events.ts";
import { WebhookSend, WebhookTest, WebhookWake } from "@sb/contracts/webhook/jobs.ts";
import { WEBHOOK_MODEL, type WebhookDoc } from "@sb/contracts/webhook/model.ts";
import type { WebhookRemote } from "@sb/contracts/webhook/remote.ts";
import { stixBundle } from "@sb/knowledge/stix/bundle.ts";
import { sharingModel } from "@sb/knowledge/stix/documents.ts";
import { withLevels } from "@sb/knowledge/stix/levels.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { createPutOffLock } from "../outbox/bulkhead.ts";
import { type DeliverDeps, deliveryHandler, type Message, messageIdOf, testHandler } from "../outbox/deliver.ts";
import { defineOutbox, entitledHandler } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";
import { requireReached } from "../runtime/require-reached.ts";
import { type Batch, type BatchDeps, batchAfter, isWanted } from "./batch.ts";
import { findActive, findReceiver, isTriedAgain, type Receiver, type ReceiverDeps } from "./receivers.ts";

type OutboxDeps = { readonly jobs: Pick<Jobs, "enqueue">; readonly eventStore: Pick<EventStore, "head"> };

/** A report changed. Many changes within a moment make one message (`nextSend`). */
export const webhookWakeSubscription = ({ jobs, eventStore }: OutboxDeps): Subscription =>
  defineOutbox({
    jobs,
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
    async jobsOf({ data, meta, type }) {
      // Neither what was never public nor the published lists.
      if (type === "DeclarationFiled" && (data.provenance || data.open === "PRIVATE")) return [];
      if (type === "DeclarationModified" && data.open === "PRIVATE" && !data.was) return [];
      const position = await eventStore.head();
      return [jobOf(WebhookWake, meta.eventId, { dclrSeq: data.dclrSeq, position })];
    },
  });

type ModelDeps = {
  readonly readStore: Pick<ReadStore, "model" | "whenReached">;
  readonly eventStore: Pick<EventStore, "head">;
};

/** `webhookRetriesMs`: the first wait is also that between two messages. */
type WakeDeps = ModelDeps & Pick<OutboxDeps, "jobs"> & Pick<DeliverDeps, "webhookRetriesMs">;

export const webhookWakeHandler = (deps: WakeDeps): JobWorker =>
  entitledHandler({
    jobs: deps.jobs,
    job: WebhookWake,
    concurrency: 8,
    async *entitled({ dclrSeq, position }) {
      await requireReached(deps, SHARING_MODEL, position);
      // A message that has ended by now is known as ended: the change came after it.
      await requireWebhooks(deps);
      const facts = await findFacts(deps, dclrSeq);
      const now = Date.now();
      for await (const doc of findActive(deps)) {
        const isDue = !isTriedAgain(doc, deps.webhookRetriesMs, now) && (!facts || isWanted(doc.criteria, facts));
        if (isDue) yield nextSend(deps, doc, now);
      }
    },
  });

const requireWebhooks = async (deps: ModelDeps): Promise<void> =>
  requireReached(deps, WEBHOOK_MODEL, await deps.eventStore.head());

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

type SendDeps = ReceiverDeps &
  BatchDeps &
  ModelDeps &
  DeliverDeps &
  Pick<OutboxDeps, "jobs"> & { readonly webhooks: WebhookRemote };

/** Changes that are not for a webhook are remembered as such from this number on. */
const PASSED_FROM = 1_000;

/** One message at a time, each by a job of its own: a webhook that hangs must not take the others' places. */
export function webhookSendHandler(deps: SendDeps): JobWorker {
  const waits = deps.webhookRetriesMs;
  const lock = createPutOffLock(waits[0] ?? 0);
  return deliveryHandler(deps, {
    job: WebhookSend,
    inOrder: ({ webhookId }, task) => lock(webhookId, task),
    async *outstanding({ id, failures, payload: { webhookId, run } }) {
      await requireWebhooks(deps);
      const receiver = await findReceiver(deps, webhookId);
      if (!receiver || receiver.doc.stopped || receiver.doc.run !== run) return;
      // Another job's message, which tells what came since as well.
      if (failures === 0 && isTriedAgain(receiver.doc, waits, Date.now())) return;
      yield* nextMessage(deps, receiver, id);
    },
  });
}

/** `id`: of the job. */
async function* nextMessage(deps: SendDeps, receiver: Receiver, id: string): AsyncGenerator<Message> {
  const { webhookId, run, criteria } = receiver.doc;
  const { from, settled } = await placeOf(deps, receiver.doc);
  const batch = await batchAfter(deps, criteria, from, settled);
  const upTo = settled ?? batch.upTo;
  const stretch = { webhookId, run, from, upTo };
  if (batch.reports.length > 0) yield messageOf(deps, receiver, { ...batch, stretch }, id);
  else if (settled !== undefined || hasNews(batch)) await deps.webhooks.passed(stretch, id);
  else return;
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

type Stretch = Parameters<WebhookRemote["passed"]>[0];

function messageOf(
  { webhooks, readStore }: SendDeps,
  { doc: { webhookId, userId, membership }, webhook }: Receiver,
  { reports, stretch }: Pick<Batch, "reports"> & { readonly stretch: Stretch },
  id: string,
): Message {
  const stop = (because: "GONE" | "FAILING") => webhooks.stopped({ userId, membership }, webhookId, because, id);
  return {
    receiver: webhookId,
    messageId: messageIdOf(webhookId, stretch.from, stretch.upTo),
    webhook,
    body: async () => {
      const leveled = await withLevels(readStore, reports, new Date().toISOString());
      return JSON.stringify(stixBundle(leveled, "CLEAR"));
    },
    record: async (attempt) => {
      if (!attempt) return;
      const { givenUp: _, ...tried } = attempt;
      await webhooks.called({ ...stretch, ...tried, reports: reports.length }, id);
    },
    gone: () => stop("GONE"),
    failing: () => stop("FAILING"),
  };
}

/** Requests of people to their webhooks: a test, sending again, going on. */
export const webhookAsksSubscription = (jobs: OutboxDeps["jobs"]): Subscription =>
  defineOutbox({
    jobs,
    group: "webhook-asks",
    from: "now",
    handles: [WebhookTestAsked, WebhookResumed, WebhookReplayAsked],
    jobsOf: ({ type, data: { webhookId }, meta: { eventId }, revision: run }) => [
      type === "WebhookTestAsked"
        ? jobOf(WebhookTest, eventId, { webhookId, eventId })
        : jobOf(WebhookSend, `${webhookId}-${run}`, { webhookId, run }),
    ],
  });

type TestDeps = ReceiverDeps & ModelDeps & DeliverDeps & { readonly webhooks: Pick<WebhookRemote, "tested"> };

/** For the person who wants to know whether it takes messages. A webhook that was stopped can be tested, too. */
export const webhookTestHandler = (deps: TestDeps): JobWorker =>
  testHandler(deps, {
    job: WebhookTest,
    async find({ webhookId, eventId }) {
      // It may have been registered a moment ago.
      await requireWebhooks(deps);
      const receiver = await findReceiver(deps, webhookId);
      return receiver && { messageId: messageIdOf(webhookId, eventId), webhook: receiver.webhook, tlp: "CLEAR" };
    },
    record: ({ id, payload: { webhookId, eventId } }, attempt) =>
      deps.webhooks.tested({ webhookId, ...attempt }, eventId, id),
  });
