// The rules of a nickname's reservation: one holder at a time; a claim may replace one that it names.
import {
  evolveReservation,
  noReservation,
  type Reservation,
  type ReservationEvent,
  reservationEvents,
} from "@sb/platform/decide/reservation.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type NicknameCommand =
  | {
      readonly type: "Claim";
      readonly holder: string;
      /** The claim to replace. Both happen in one step, so nobody else gets the name in between. */
      readonly replacing?: string | undefined;
    }
  | { readonly type: "Release"; readonly holder: string };

/** A claim that comes second is not refused: the state says who holds the name. */
export const nicknameDecider: Decider<NicknameCommand, ReservationEvent, Reservation> = {
  events: reservationEvents,
  initialState: noReservation,
  evolve: evolveReservation,
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
};

function claimed(holder: string): ReservationEvent {
  return { type: "NameClaimed", version: 1, data: { holder } };
}

function released(holder: string): ReservationEvent {
  return { type: "NameReleased", version: 1, data: { holder } };
}
