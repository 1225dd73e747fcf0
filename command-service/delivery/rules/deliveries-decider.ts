// Requests of admins to an agency's deliveries as a whole: a test, sending again. Whether the agency has a webhook is known
// beforehand (../routes.ts).
import type { DeliveryFailure } from "@sb/contracts/codes.ts";
import { type DeliveriesEvent, type DeliveryCall, deliveriesEvents } from "@sb/contracts/delivery/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type DeliveriesCommand =
  | { readonly type: "AskTest"; readonly agencySeq: number }
  | {
      readonly type: "EndTest";
      readonly agencySeq: number;
      readonly call: DeliveryCall;
      readonly code?: DeliveryFailure | undefined;
    }
  | {
      readonly type: "Replay";
      readonly agencySeq: number;
      readonly dclrSeq?: number | undefined;
      readonly since?: string | undefined;
    };

/** Messages of tests that have ended. */
export type DeliveriesState = ReadonlySet<string>;

export const deliveriesDecider: Decider<DeliveriesCommand, DeliveriesEvent, DeliveriesState> = {
  events: deliveriesEvents,
  initialState: new Set(),
  evolve: (ended, event) => (event.type === "DeliveryTested" ? new Set([...ended, event.data.call.messageId]) : ended),
  decide,
};

function decide(command: DeliveriesCommand, ended: DeliveriesState): readonly DeliveriesEvent[] {
  switch (command.type) {
    case "AskTest":
      return [{ type: "DeliveryTestAsked", version: 1, data: { agencySeq: command.agencySeq } }];
    case "EndTest": {
      const { type: _, ...data } = command;
      return ended.has(data.call.messageId) ? [] : [{ type: "DeliveryTested", version: 1, data }];
    }
    case "Replay": {
      const { type: _, ...data } = command;
      return [{ type: "DeliveryReplayAsked", version: 1, data }];
    }
    default:
      return command satisfies never;
  }
}
