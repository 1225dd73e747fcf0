// The rules of operating the service: an act is noted once under its seq; what it is about was looked up before.
import { type OperationEvent, operationEvents, type RebuildEnded } from "@sb/contracts/operation/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type OperationState = { readonly status: "NONE" | "NOTED" | "REBUILDING" | "REBUILT" };

type Order = Exclude<OperationEvent, RebuildEnded>;
export type OperationCommand =
  | { readonly type: "Order"; readonly order: Order }
  | { readonly type: "EndRebuild"; readonly end: RebuildEnded["data"] };

export const operationDecider: Decider<OperationCommand, OperationEvent, OperationState> = {
  events: operationEvents,
  initialState: { status: "NONE" },
  evolve,
  decide(command, { status }) {
    switch (command.type) {
      // No events where the seq is taken: createOnce finds out by whom.
      case "Order":
        return status === "NONE" ? [command.order] : [];
      case "EndRebuild":
        return status === "REBUILDING" ? [{ type: "RebuildEnded", version: 1, data: command.end }] : [];
      default:
        return command satisfies never;
    }
  },
};

function evolve(_: OperationState, event: OperationEvent): OperationState {
  switch (event.type) {
    case "JobReplayed":
    case "JobDropped":
    case "DeliverySkipOrdered":
    case "SetupAnswered":
      return { status: "NOTED" };
    case "RebuildOrdered":
      return { status: "REBUILDING" };
    case "RebuildEnded":
      return { status: "REBUILT" };
    default:
      throw unknownEvent(event);
  }
}
