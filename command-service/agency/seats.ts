// By which agency's member an e-mail address is: one address has one seat, in a stream of its own (`seat-{keyed hash}`).
// It is taken and given back in one commit with the agency's own event.

import { Refused } from "@sb/contracts/refused.ts";
import { load } from "@sb/platform/decide/load.ts";
import { newMeta } from "@sb/platform/decide/meta.ts";
import { reservation, type reservationEvents } from "@sb/platform/decide/reservation.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Append } from "@sb/platform/event-store/port.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import type { AgencyGate } from "./gate.ts";

export type Seat = { readonly agencySeq: number; readonly memberId: string };
type Deps = Pick<WriteDeps, "eventStore" | "vault">;

export const seatOf = ({ vault }: Pick<Deps, "vault">, email: string): string =>
  `seat-${vault.mac("agency-member", email.normalize("NFC").toLowerCase())}`;

const holderOf = ({ agencySeq, memberId }: Seat): string => `${agencySeq}~${memberId}`;

function readHolder(holder: string): Seat {
  const [seq, memberId = ""] = holder.split("~");
  return { agencySeq: Number(seq), memberId };
}

/** Whose member the address is; who was removed meanwhile may still stand there. */
export async function findSeat(deps: Deps, email: string): Promise<Seat | undefined> {
  const { holder } = (await load(deps, reservation, seatOf(deps, email))).state;
  return holder === undefined ? undefined : readHolder(holder);
}

/** Throws Refused("MEMBER_TAKEN") where another agency has the address. */
export async function takeSeat(
  deps: Deps & { readonly agencies: Pick<AgencyGate, "hasMember"> },
  seat: string,
  wanted: Seat,
  context: CommandContext,
): Promise<Append> {
  const { state, revision } = await load(deps, reservation, seat);
  const held = state.holder === undefined ? undefined : readHolder(state.holder);
  if (held && (await deps.agencies.hasMember(held))) throw new Refused("MEMBER_TAKEN");
  const freed = held ? [named("NameReleased", held)] : [];
  return appendOf(seat, revision, [...freed, named("NameClaimed", wanted)], context);
}

/** Nothing where somebody else has it by now. */
export async function leaveSeat(
  deps: Deps,
  seat: string,
  left: Seat,
  context: CommandContext,
): Promise<readonly Append[]> {
  const { state, revision } = await load(deps, reservation, seat);
  if (state.holder !== holderOf(left)) return [];
  return [appendOf(seat, revision, [named("NameReleased", left)], context)];
}

type Named = Omit<ReturnType<typeof reservationEvents.read>, "secret">;

const named = (type: Named["type"], seat: Seat): Named => ({ type, version: 1, data: { holder: holderOf(seat) } });

const appendOf = (stream: string, expected: number, events: readonly Named[], context: CommandContext): Append => ({
  stream,
  expected,
  events: events.map((event) => ({ ...event, meta: newMeta(context) })),
});
