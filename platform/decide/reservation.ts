// The rules of a unique name: a claim, and its release, in the name's own stream.
import { defineEvent } from "@sb/contracts/events.ts";
import { defineEvents, type EventIn } from "@sb/contracts/subject.ts";
import * as z from "zod";
import type { Decider } from "../decider.ts";
import { unknownEvent } from "./unknown-event.ts";

const Holder = z.object({ holder: z.string() });

/** The store accepts one of two claims at once, because both expect the same revision. */
const NameClaimed = defineEvent("NameClaimed", { version: 1, data: Holder });
const NameReleased = defineEvent("NameReleased", { version: 1, data: Holder });

export const reservationEvents = defineEvents(NameClaimed, NameReleased);
export type ReservationEvent = EventIn<typeof reservationEvents>;

export type Reservation = { readonly holder: string | undefined };
export type ReservationCommand = { readonly type: "Reserve" | "Release"; readonly holder: string };

export const noReservation: Reservation = { holder: undefined };

export function evolveReservation(_state: Reservation, event: ReservationEvent): Reservation {
  switch (event.type) {
    case "NameClaimed":
      return { holder: event.data.holder };
    case "NameReleased":
      return { holder: undefined };
    default:
      throw unknownEvent(event);
  }
}

export const reservation: Decider<ReservationCommand, ReservationEvent, Reservation> = {
  events: reservationEvents,
  initialState: noReservation,
  evolve: evolveReservation,
  decide: ({ type, holder }, state) => {
    if (type === "Reserve") {
      return state.holder === undefined ? [{ type: "NameClaimed", version: 1, data: { holder } }] : [];
    }
    return state.holder === holder ? [{ type: "NameReleased", version: 1, data: { holder } }] : [];
  },
};
