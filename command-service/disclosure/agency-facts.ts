// The facts of an agency that entitlement asks for, folded from its stream.
import type { EntitledAgency } from "@sb/contracts/agency/entitled.ts";
import { type AgencyEvent, agencyEvents, type PublicKey } from "@sb/contracts/agency/events.ts";

export type AgencyFacts = EntitledAgency & { readonly publicKey?: PublicKey | undefined };

/** Undefined until it is registered. */
export type KnownAgency = AgencyFacts | undefined;

export const agencyFacts: {
  readonly events: typeof agencyEvents;
  readonly initialState: KnownAgency;
  readonly evolve: (state: KnownAgency, event: AgencyEvent) => KnownAgency;
} = { events: agencyEvents, initialState: undefined, evolve };

function evolve(state: KnownAgency, event: AgencyEvent): KnownAgency {
  if (event.type === "AgencyRegistered" || event.type === "AgencyChanged") {
    const { criteria, scope, publicKey } = event.data;
    return { status: state?.status ?? "ACTIVE", criteria, scope, publicKey };
  }
  if (event.type === "AgencyKeySet") return state && { ...state, publicKey: event.data.publicKey };
  if (event.type === "AgencyStopped") return state && { ...state, status: "STOPPED" };
  if (event.type === "AgencyResumed") return state && { ...state, status: "ACTIVE" };
  // Other events are about its webhook and its members.
  return state;
}
