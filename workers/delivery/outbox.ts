// Reports given to agencies: which agencies are entitled to an event of a report, and what each is still to be told of it, in order.

import type { AgencyRemote } from "@sb/contracts/agency/remote.ts";
import { DeliveryTestAsked } from "@sb/contracts/delivery/events.ts";
import { DeliverySend, DeliveryShare, DeliveryTest } from "@sb/contracts/delivery/jobs.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import type { DeliveryRemote } from "@sb/contracts/delivery/remote.ts";
import {
  DeclarationCorrected,
  DeclarationDeleted,
  DeclarationFiled,
  DeclarationModified,
  DeletionRequestAccepted,
  DeletionRequested,
  DeletionRequestRejected,
  ExtraInfoAdded,
} from "@sb/contracts/report/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { createKeyedLock } from "@sb/platform/keyed-lock.ts";
import { createBulkhead } from "../outbox/bulkhead.ts";
import {
  type Attempt,
  type DeliverDeps,
  deliveryHandler,
  type Message,
  messageIdOf,
  testHandler,
} from "../outbox/deliver.ts";
import { defineOutbox, entitledHandler } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";
import { type BodyDeps, bodyOf } from "./body.ts";
import { lastTold, type Outgoing, outstanding, type ReadReportDeps, readReportSteps } from "./messages.ts";
import {
  type AgenciesDeps,
  findActive,
  findReceiver,
  type Receiver,
  type ReceiverDeps,
  requireAgencies,
} from "./receivers.ts";

/** Reports from before the first agency are not sent: agencies get those by TAXII. */
export const deliveryShareSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "delivery-shares",
    from: "now",
    handles: [
      DeclarationFiled,
      DeclarationModified,
      DeclarationDeleted,
      DeclarationCorrected,
      ExtraInfoAdded,
      DeletionRequested,
      DeletionRequestAccepted,
      DeletionRequestRejected,
    ],
    jobsOf({ type, data, meta: { eventId } }) {
      // Agencies get what people report, not the published lists.
      if (type === "DeclarationFiled" && data.provenance) return [];
      return [jobOf(DeliveryShare, eventId, { dclrSeq: data.dclrSeq, eventId })];
    },
  });

type ShareDeps = AgenciesDeps & Pick<ReceiverDeps, "readStore"> & { readonly jobs: Pick<Jobs, "enqueue"> };

/** The job that sends asks what the agency is entitled to, from the report's own events. */
export const deliveryShareHandler = ({ jobs, ...deps }: ShareDeps): JobWorker =>
  entitledHandler({
    jobs,
    job: DeliveryShare,
    concurrency: 8,
    async *entitled({ dclrSeq, eventId }) {
      // An agency that was registered before the report must not be missed.
      await requireAgencies(deps);
      for (const agencySeq of await findActive(deps))
        yield jobOf(DeliverySend, `${agencySeq}-${eventId}`, { agencySeq, dclrSeq });
    },
  });

type SendDeps = ReceiverDeps &
  ReadReportDeps &
  BodyDeps &
  DeliverDeps & { readonly deliveries: DeliveryRemote; readonly agencies: AgencyRemote };

/** The messages of one report wait for each other; an agency is told of a few reports at once. */
export function deliverySendHandler(deps: SendDeps): JobWorker {
  const [first = 0, second = first] = deps.webhookRetriesMs;
  const lock = createKeyedLock();
  return deliveryHandler(deps, {
    job: DeliverySend,
    bulkhead: createBulkhead({ pauseMs: first, longestPauseMs: second }),
    inOrder: ({ agencySeq, dclrSeq }, task) => lock(deliveryId(agencySeq, dclrSeq), task),
    async *outstanding({ id, payload: { agencySeq, dclrSeq, again } }) {
      const receiver = await findReceiver(deps, agencySeq);
      if (!receiver) return;
      const steps = await readReportSteps(deps, { dclrSeq, agencySeq });
      const standing = await deps.deliveries.standingOf(agencySeq, dclrSeq);
      const messages = outstanding(steps, standing, receiver.agency);
      for (const outgoing of messages) yield messageOf(deps, receiver, { outgoing, dclrSeq, again: false, id });
      const last = again && messages.length === 0 ? lastTold(steps, standing, receiver.agency) : undefined;
      if (last) yield messageOf(deps, receiver, { outgoing: last, dclrSeq, again: true, id });
    },
  });
}

type Telling = {
  readonly outgoing: Outgoing;
  readonly dclrSeq: number;
  /** It was told before. */
  readonly again: boolean;
  /** The id of the job. */
  readonly id: string;
};

/** At the agency's webhook, or in its inbox. */
function messageOf(deps: SendDeps, { agency, webhook }: Receiver, telling: Telling): Message {
  const { agencySeq } = agency;
  const { outgoing, id } = telling;
  const { eventId, correlationId } = outgoing.step;
  return {
    receiver: String(agencySeq),
    messageId: messageIdOf(agencySeq, eventId),
    webhook,
    correlationId,
    body: () => bodyOf(deps, agency, outgoing),
    record: (attempt) => record(deps, agency, telling, attempt),
    gone: () => deps.agencies.webhookGone(agencySeq, id),
  };
}

async function record(
  { deliveries }: SendDeps,
  { agencySeq, name }: Receiver["agency"],
  { outgoing: { content, level, step }, dclrSeq, again, id }: Telling,
  attempt: Attempt | undefined,
): Promise<void> {
  const confidential = content === "SHARED" && level === "CONFIDENTIAL";
  const message = { agencySeq, dclrSeq, agency: name, content, reportRevision: step.revision, confidential };
  if (!attempt) {
    if (!again) await deliveries.notified({ message, via: "INBOX" }, id);
    return;
  }
  const { call, code, givenUp } = attempt;
  if (code === undefined) await deliveries.notified({ message, via: "WEBHOOK", call, again }, id);
  else await deliveries.failed({ message, call, code, ...(givenUp && { givenUp }) }, id);
}

export const deliveryTestSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "delivery-tests",
    from: "now",
    handles: [DeliveryTestAsked],
    jobsOf: ({ data: { agencySeq }, meta: { eventId } }) => [jobOf(DeliveryTest, eventId, { agencySeq, eventId })],
  });

type TestDeps = ReceiverDeps & AgenciesDeps & DeliverDeps & { readonly deliveries: Pick<DeliveryRemote, "tested"> };

/** For an admin who wants to know whether a webhook takes messages. */
export const deliveryTestHandler = (deps: TestDeps): JobWorker =>
  testHandler(deps, {
    job: DeliveryTest,
    async find({ agencySeq, eventId }) {
      // A secret that was issued just now makes it a webhook.
      await requireAgencies(deps);
      const receiver = await findReceiver(deps, agencySeq);
      return (
        receiver?.webhook && {
          messageId: messageIdOf(agencySeq, eventId),
          webhook: receiver.webhook,
          tlp: receiver.agency.tlp,
        }
      );
    },
    record: ({ id, payload: { agencySeq } }, attempt) => deps.deliveries.tested({ agencySeq, ...attempt }, id),
  });
