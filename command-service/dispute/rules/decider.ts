// The rules of a request to delete a report: one small function per command.
import { type DisputeEvent, disputeEvents } from "@sb/contracts/dispute/events.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { decideDispute, extend } from "./by-admins.ts";
import { answer, withdraw } from "./by-people.ts";
import { close, erase, tick } from "./by-system.ts";
import type { DisputeCommand } from "./commands.ts";
import { openDispute } from "./open.ts";
import { askCheck, prove, settleCheck } from "./proof.ts";
import { type DisputeState, evolve, initialState } from "./state.ts";

export const disputeDecider: Decider<DisputeCommand, DisputeEvent, DisputeState> = {
  events: disputeEvents,
  initialState,
  evolve,
  decide,
};

function decide(command: DisputeCommand, state: DisputeState): readonly DisputeEvent[] {
  switch (command.type) {
    case "Open":
      return openDispute(command, state);
    case "Answer":
      return answer(command, state);
    case "AskCheck":
      return askCheck(command, state);
    case "SettleCheck":
      return settleCheck(command, state);
    case "Prove":
      return prove(command, state);
    case "Extend":
      return extend(command, state);
    case "Decide":
      return decideDispute(command, state);
    case "Withdraw":
      return withdraw(command, state);
    case "Remind":
    case "End":
      return tick(command, state);
    case "Close":
      return close(state);
    case "Erase":
      return erase(command, state);
    default:
      return command satisfies never;
  }
}
