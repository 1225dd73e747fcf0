// The delivery subject's writes: one handler per route.
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import type { DeliveryCommandKey } from "@sb/contracts/delivery/routes.ts";
import { deliveriesStream, deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { Refused } from "@sb/platform/refused.ts";
import { agencyDecider } from "../agency/rules/decider.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import { deliveryDecider } from "./rules/decider.ts";
import { type DeliveriesCommand, deliveriesDecider } from "./rules/deliveries-decider.ts";

export function deliveryRoutes(deps: WriteDeps): Handlers<DeliveryCommandKey> {
  async function ask(command: DeliveriesCommand, from: FromMember) {
    await requireWebhook(deps, command.agencySeq);
    const stream = deliveriesStream.of(command.agencySeq);
    const { position } = await deps.handle(deliveriesDecider, stream, command, contextOf(deps, from));
    return { body: undefined, position };
  }

  return {
    "POST admin/agency/delivery/test": ({ body, ...from }) => ask({ type: "AskTest", ...body }, from),
    "POST admin/agency/delivery/replay": async ({ body, ...from }) => {
      if ("dclrSeq" in body) await requireGiven(deps, body.agencySeq, body.dclrSeq);
      return ask({ type: "Replay", ...body }, from);
    },
  };
}

/** Throws NOT_FOUND where there is no such agency, WEBHOOK_MISSING where nothing is sent to it now. */
async function requireWebhook(deps: WriteDeps, agencySeq: number): Promise<void> {
  const { state } = await load(deps, agencyDecider, agencyStream.of(agencySeq));
  if (state.status === "NONE") throw new Refused("NOT_FOUND");
  const { url, isStopped } = state.webhook;
  const isReady = state.status === "ACTIVE" && url !== undefined && !isStopped && state.secretIds.length > 0;
  if (!isReady) throw new Refused("WEBHOOK_MISSING");
}

/** Throws NOT_FOUND where the agency was never given the report. */
async function requireGiven(deps: WriteDeps, agencySeq: number, dclrSeq: number): Promise<void> {
  const { state } = await load(deps, deliveryDecider, deliveryStream.of(deliveryId(agencySeq, dclrSeq)));
  if (state.tried < 0) throw new Refused("NOT_FOUND");
}
