// Tells an agency one message about a report, and records how that went.
import type { DeliveryMessage } from "@sb/contracts/delivery/events.ts";
import { DeliverySend } from "@sb/contracts/delivery/jobs.ts";
import { traced } from "@sb/platform/telemetry/trace.ts";
import { type BodyDeps, bodyOf } from "./body.ts";
import { type CallDeps, type Called, callReceiver } from "./call-receiver.ts";
import type { Lanes } from "./lanes.ts";
import { messageIdOf } from "./message-id.ts";
import type { Outgoing } from "./messages.ts";
import type { Receiver } from "./receivers.ts";
import type { AgencySteps, DeliverySteps } from "./steps.ts";
import { WebhookFailed } from "./webhook-failed.ts";

export type TellDeps = CallDeps & BodyDeps & { readonly deliveries: DeliverySteps; readonly agencies: AgencySteps };

export type Telling = {
  readonly receiver: Receiver;
  readonly outgoing: Outgoing;
  readonly dclrSeq: number;
  /** It was told before. */
  readonly again: boolean;
  /** Of the job. */
  readonly id: string;
  readonly signal: AbortSignal;
};

/** False where the webhook was switched off by its answer. Throws PutOff, and WebhookFailed where it is to be tried again. */
export async function tell(deps: TellDeps, lanes: Lanes, telling: Telling): Promise<boolean> {
  const { correlationId } = telling.outgoing.step;
  return traced({ name: `job ${DeliverySend.kind}`, correlationId }, () => tellOnce(deps, lanes, telling));
}

async function tellOnce(deps: TellDeps, lanes: Lanes, telling: Telling): Promise<boolean> {
  const { receiver, id, again } = telling;
  const message = messageOf(telling);
  if (!receiver.webhook) {
    if (!again) await deps.deliveries.notified({ message, via: "INBOX" }, id);
    return true;
  }
  const { call, code, waitMs } = await callInLane(deps, lanes, telling, receiver.webhook);
  if (code === undefined) {
    await deps.deliveries.notified({ message, via: "WEBHOOK", call, again }, id);
    return true;
  }
  await deps.deliveries.failed({ message, call, code }, id);
  if (code !== "GONE") throw new WebhookFailed(code, waitMs);
  await deps.agencies.webhookGone(message.agencySeq, id);
  return false;
}

function messageOf({ receiver: { agency }, outgoing, dclrSeq }: Telling): DeliveryMessage {
  const { content, level, step } = outgoing;
  return {
    agencySeq: agency.agencySeq,
    dclrSeq,
    agency: agency.name,
    content,
    reportRevision: step.revision,
    confidential: content === "SHARED" && level === "CONFIDENTIAL",
  };
}

async function callInLane(
  deps: TellDeps,
  lanes: Lanes,
  { receiver: { agency }, outgoing, signal }: Telling,
  webhook: NonNullable<Receiver["webhook"]>,
): Promise<Called> {
  const { agencySeq } = agency;
  lanes.enter(agencySeq);
  let outcome: Parameters<Lanes["leave"]>[1] = "NOTHING";
  try {
    const body = await bodyOf(deps, agency, outgoing);
    const { eventId, correlationId } = outgoing.step;
    const sending = { id: messageIdOf(agencySeq, eventId), body, signal };
    const called = await traced({ name: "webhook", correlationId }, () => callReceiver(deps, webhook, sending));
    outcome = outcomeOf(called);
    return called;
  } finally {
    lanes.leave(agencySeq, outcome);
  }
}

function outcomeOf({ code }: Called): "TAKEN" | "FAILED" | "TIMED_OUT" {
  if (code === undefined) return "TAKEN";
  return code === "TIMED_OUT" ? "TIMED_OUT" : "FAILED";
}
