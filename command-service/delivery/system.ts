// Calls of jobs on deliveries. The workers are given this.
import type { DeliveryFailure, DeliveryWay } from "@sb/contracts/codes.ts";
import type { DeliveryCall, DeliveryMessage } from "@sb/contracts/delivery/events.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import { deliveriesStream, deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { type DeliveryState, deliveryDecider } from "./rules/decider.ts";
import { deliveriesDecider } from "./rules/deliveries-decider.ts";

type Told = {
  readonly message: DeliveryMessage;
  readonly via: DeliveryWay;
  readonly call?: DeliveryCall;
  readonly again?: boolean;
};
type Failed = { readonly message: DeliveryMessage; readonly call: DeliveryCall; readonly code: DeliveryFailure };
type Tested = { readonly agencySeq: number; readonly call: DeliveryCall; readonly code?: DeliveryFailure };

/** `id`: of the job, for the events. */
export type DeliverySystem = {
  readonly standingOf: (agencySeq: number, dclrSeq: number) => Promise<Omit<DeliveryState, "status" | "isSaid">>;
  readonly notified: (told: Told, id: string) => Promise<void>;
  readonly failed: (failed: Failed, id: string) => Promise<void>;
  readonly tested: (tested: Tested, id: string) => Promise<void>;
};

const ACTOR = "system:delivery-jobs";
const streamOf = ({ agencySeq, dclrSeq }: DeliveryMessage) => deliveryStream.of(deliveryId(agencySeq, dclrSeq));

export const createDeliverySystem = (deps: WriteDeps): DeliverySystem => ({
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
});
