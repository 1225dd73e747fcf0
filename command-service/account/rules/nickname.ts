// The rules of a nickname's reservation: one holder at a time, and a claim may take the place of a given other one.
import type { ReservationEvent } from "@sb/contracts/account/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type NicknameState = { readonly holder: string | undefined };

export type NicknameCommand =
  | {
      readonly type: "Claim";
      readonly holder: string;
      /** The claim this one may take the place of, in one step: in between, nobody else gets the name. */
      readonly replacing?: string | undefined;
    }
  | { readonly type: "Release"; readonly holder: string };

/** Who comes second is not refused here: the state says who holds the name. */
export const nicknameDecider: Decider<NicknameCommand, ReservationEvent, NicknameState> = {
  initialState: { holder: undefined },
  decide: (command, { holder }) => {
    switch (command.type) {
      case "Claim":
        if (holder === undefined) return [claimed(command.holder)];
        return holder === command.replacing ? [released(holder), claimed(command.holder)] : [];
      case "Release":
        return holder === command.holder ? [released(holder)] : [];
      default:
        return command satisfies never;
    }
  },
  evolve: (_state, event) => {
    switch (event.type) {
      case "NameClaimed":
        return { holder: event.data.holder };
      case "NameReleased":
        return { holder: undefined };
      default:
        throw unknownEvent(event);
    }
  },
};

function claimed(holder: string): ReservationEvent {
  return { type: "NameClaimed", version: 1, data: { holder } };
}

function released(holder: string): ReservationEvent {
  return { type: "NameReleased", version: 1, data: { holder } };
}
