// Names there are only one of: a nickname, a Google identity. The store's own check of the revision is what makes a
// claim unique; whoever comes second finds out who was first.
import type { ReservationEvent } from "@sb/contracts/account/events.ts";
import type { CommandContext, Decider, HandleCommand } from "../decider.ts";
import type { Position } from "../event-store/port.ts";
import { type LoadDeps, load } from "./load.ts";
import { unknownEvent } from "./unknown-event.ts";

type Reservation = { readonly holder: string | undefined };
type ReservationCommand = { readonly type: "Reserve" | "Release"; readonly holder: string };

export const reservation: Decider<ReservationCommand, ReservationEvent, Reservation> = {
  initialState: { holder: undefined },
  evolve: (_, event) => {
    switch (event.type) {
      case "NameClaimed":
        return { holder: event.data.holder };
      case "NameReleased":
        return { holder: undefined };
      default:
        throw unknownEvent(event);
    }
  },
  decide: ({ type, holder }, state) => {
    if (type === "Reserve") {
      return state.holder === undefined ? [{ type: "NameClaimed", version: 1, data: { holder } }] : [];
    }
    return state.holder === holder ? [{ type: "NameReleased", version: 1, data: { holder } }] : [];
  },
};

export type Reserved = { readonly holder: string; readonly position: Position | undefined };

/** Claims the name of a stream (`nickname-…`, `identity-…`) for a holder and tells who holds it now: them, or an earlier one. */
export async function reserve(
  handleCommand: HandleCommand,
  stream: string,
  holder: string,
  context: CommandContext,
): Promise<Reserved> {
  const { state, position } = await handleCommand(reservation, stream, { type: "Reserve", holder }, context);
  if (state.holder === undefined) throw new Error("A reservation left its name to nobody");
  return { holder: state.holder, position };
}

/** Gives the name back. Does nothing where somebody else holds it, or nobody. */
export async function release(
  handleCommand: HandleCommand,
  stream: string,
  holder: string,
  context: CommandContext,
): Promise<void> {
  await handleCommand(reservation, stream, { type: "Release", holder }, context);
}

/** Who holds the name now. Good for an answer to a person; a claim must still be made by `reserve`. */
export async function findHolder(deps: LoadDeps, stream: string): Promise<string | undefined> {
  return (await load(deps, reservation, stream)).state.holder;
}
