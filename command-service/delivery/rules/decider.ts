// The rules of one report at one agency: told once of each of the report's events, tried again after a failure; the agency
// sets a status back for what it was given.
import type { CaseStatus, DeliveryFailure } from "@sb/contracts/codes.ts";
import {
  type AgencyNotified,
  type DeliveryCall,
  type DeliveryEvent,
  type DeliveryMessage,
  deliveryEvents,
} from "@sb/contracts/delivery/events.ts";
import type { DeliveryWay } from "@sb/contracts/delivery/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type DeliveryState = {
  /** The newest of the report's events that the agency was told of; -1 where it was told of none. */
  readonly told: number;
  /** That it was told of, or may have been: an answer can get lost. */
  readonly tried: number;
  /** The content it was told last, or may have been. */
  readonly content?: DeliveryMessage["content"] | undefined;
  readonly status: CaseStatus;
  /** The agency said so itself. */
  readonly isSaid: boolean;
};

export type DeliveryCommand =
  | {
      readonly type: "Notify";
      readonly message: DeliveryMessage;
      readonly via: DeliveryWay;
      readonly call?: DeliveryCall;
    }
  /** An admin sends what the agency was told before. */
  | { readonly type: "NotifyAgain"; readonly message: DeliveryMessage; readonly call: DeliveryCall }
  | {
      readonly type: "Fail";
      readonly message: DeliveryMessage;
      readonly call: DeliveryCall;
      readonly code: DeliveryFailure;
      readonly givenUp?: true;
    }
  | {
      readonly type: "SetStatus";
      readonly agencySeq: number;
      readonly dclrSeq: number;
      readonly agency: string;
      readonly status: CaseStatus;
    };

export const deliveryDecider: Decider<DeliveryCommand, DeliveryEvent, DeliveryState> = {
  events: deliveryEvents,
  initialState: { told: -1, tried: -1, status: "RECEIVED", isSaid: false },
  evolve,
  decide,
};

function evolve(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  switch (event.type) {
    case "AgencyNotified": {
      const { reportRevision: told, content } = event.data;
      return { ...state, told: Math.max(state.told, told), tried: Math.max(state.tried, told), content };
    }
    case "AgencyNotificationFailed": {
      const { reportRevision, content } = event.data;
      return { ...state, tried: Math.max(state.tried, reportRevision), content };
    }
    case "AgencyStatusSet":
      return { ...state, status: event.data.status, isSaid: true };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: DeliveryCommand, state: DeliveryState): readonly DeliveryEvent[] {
  switch (command.type) {
    case "Notify":
      return command.message.reportRevision <= state.told ? [] : [notified(command)];
    case "NotifyAgain":
      return [notified({ ...command, via: "WEBHOOK" })];
    case "Fail": {
      const { message, call, code, givenUp } = command;
      const data = { ...message, call, code, ...(givenUp && { givenUp }) };
      return [{ type: "AgencyNotificationFailed", version: 1, data }];
    }
    case "SetStatus":
      return setStatus(command, state);
    default:
      return command satisfies never;
  }
}

const notified = ({
  message,
  via,
  call,
}: Omit<Extract<DeliveryCommand, { type: "Notify" }>, "type">): AgencyNotified => ({
  type: "AgencyNotified",
  version: 1,
  data: { ...message, via, ...(call && { call }) },
});

/** An agency knows nothing of a report that it was not given, nor of one that it has no more. */
function setStatus(
  { agencySeq, dclrSeq, agency, status }: Extract<DeliveryCommand, { type: "SetStatus" }>,
  { content, status: was, isSaid }: DeliveryState,
): readonly DeliveryEvent[] {
  if (content !== "SHARED") throw new Refused("NOT_FOUND");
  // That it has the report is news as well, the first time.
  if (status === was && isSaid) return [];
  return [{ type: "AgencyStatusSet", version: 1, data: { agencySeq, dclrSeq, agency, status, was } }];
}
