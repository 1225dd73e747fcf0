// The deliveries' rules as other services ask for them (contracts/delivery/remote.ts).
import type { DeliveryMessage } from "@sb/contracts/delivery/events.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import type { DeliveryRemote } from "@sb/contracts/delivery/remote.ts";
import { deliveriesStream, deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { deliveryDecider } from "./rules/decider.ts";
import { deliveriesDecider } from "./rules/deliveries-decider.ts";

const ACTOR = "system:delivery-jobs";
const streamOf = ({ agencySeq, dclrSeq }: DeliveryMessage) => deliveryStream.of(deliveryId(agencySeq, dclrSeq));

export const remote = ((deps: WriteDeps): DeliveryRemote => ({
  async standingOf(agencySeq, dclrSeq) {
    const stream = deliveryStream.of(deliveryId(agencySeq, dclrSeq));
    return (await load(deps, deliveryDecider, stream)).state;
  },
  async notified({ message, via, call, again }, id) {
    const command =
      again && call
        ? ({ type: "NotifyAgain", message, call } as const)
        : ({ type: "Notify", message, via, ...(call && { call }) } as const);
    await deps.handle(deliveryDecider, streamOf(message), command, contextFor(deps, ACTOR, id));
  },
  async failed(failed, id) {
    const command = { type: "Fail", ...failed } as const;
    await deps.handle(deliveryDecider, streamOf(failed.message), command, contextFor(deps, ACTOR, id));
  },
  async tested(tested, id) {
    const command = { type: "EndTest", ...tested } as const;
    const stream = deliveriesStream.of(tested.agencySeq);
    await deps.handle(deliveriesDecider, stream, command, contextFor(deps, ACTOR, id));
  },
})) satisfies RemotePart;
