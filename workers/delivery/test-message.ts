// A message without a report, for an admin who wants to know whether a webhook takes messages.

import { DeliveryTestAsked } from "@sb/contracts/delivery/events.ts";
import { DeliveryTest } from "@sb/contracts/delivery/jobs.ts";
import { stixBundle } from "@sb/knowledge/stix/bundle.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { type CallDeps, callReceiver } from "./call-receiver.ts";
import { messageIdOf } from "./message-id.ts";
import { type AgenciesDeps, findReceiver, type ReceiverDeps, requireAgencies } from "./receivers.ts";
import type { DeliverySteps } from "./steps.ts";

export const deliveryTestSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineSubscription({
    group: "delivery-tests",
    from: "now",
    handles: [DeliveryTestAsked],
    handle: ({ data: { agencySeq }, meta: { eventId } }) =>
      jobs.enqueue([jobOf(DeliveryTest, eventId, { agencySeq, eventId })]),
  });

export type TestDeps = ReceiverDeps & AgenciesDeps & CallDeps & { readonly deliveries: Pick<DeliverySteps, "tested"> };

/** Tried once: its outcome is what the admin wants to know. */
export const deliveryTestHandler = (deps: TestDeps): JobWorker =>
  defineHandler({
    job: DeliveryTest,
    concurrency: 4,
    async handle({ id, payload: { agencySeq, eventId }, signal }) {
      // A secret that was issued just now makes it a webhook.
      await requireAgencies(deps);
      const receiver = await findReceiver(deps, agencySeq);
      if (!receiver?.webhook) return;
      const body = JSON.stringify(stixBundle([], receiver.agency.tlp));
      const sending = { id: messageIdOf(agencySeq, eventId), body, signal };
      const { waitMs: _, ...called } = await callReceiver(deps, receiver.webhook, sending);
      await deps.deliveries.tested({ agencySeq, ...called }, id);
    },
  });
