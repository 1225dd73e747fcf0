// The delivery subject's writes: one handler per route.
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import type { DeliveryCommandKey } from "@sb/contracts/delivery/routes.ts";
import { deliveriesStream, deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { agencyDecider } from "../agency/rules/decider.ts";
import { type OnceFrom, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { deliveryDecider } from "./rules/decider.ts";
import { type DeliveriesCommand, deliveriesDecider } from "./rules/deliveries-decider.ts";

type DeliveryRequest = OnceFrom & { readonly body: object };

export const routes = ((deps: WriteDeps): Handlers<DeliveryCommandKey> => {
  async function ask(command: DeliveriesCommand, { body, ...from }: DeliveryRequest) {
    await requireWebhook(deps, command.agencySeq);
    const stream = deliveriesStream.of(command.agencySeq);
    const once = onceFrom(deps, from, body);
    const { position, outcome } = await handleOnce(deps, once, deliveriesDecider, stream, command);
    return { body: undefined, position, repeated: outcome === "REPEATED" };
  }

  return {
    "POST admin/agency/delivery/test": (asked) => ask({ type: "AskTest", ...asked.body }, asked),
    "POST admin/agency/delivery/replay": async (asked) => {
      const { body } = asked;
      if ("dclrSeq" in body) await requireGiven(deps, body.agencySeq, body.dclrSeq);
      return ask({ type: "Replay", ...body }, asked);
    },
  };
}) satisfies CommandRoutes;

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
