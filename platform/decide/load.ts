// Reads a stream and folds it into its state.
import type { AnyEvent } from "@sb/contracts/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Decider } from "../decider.ts";
import type { EventStore, Revision, StreamEvent } from "../event-store/port.ts";
import type { Vault } from "../vault/port.ts";

export type LoadDeps = { readonly eventStore: EventStore; readonly vault: Vault };

export type Loaded<State> = {
  readonly state: State;
  readonly revision: Revision;
  /** The causation ids of its events. */
  readonly causes: ReadonlySet<string>;
};

type Folding<Event extends AnyEvent, State> = Pick<Decider<never, Event, State>, "events" | "initialState" | "evolve">;

/** Throws UnreadableEvent where the stream holds an event that its decider's definitions can't read. */
export async function load<Event extends AnyEvent, State>(
  { eventStore, vault }: LoadDeps,
  { events: definitions, initialState, evolve }: Folding<Event, State>,
  stream: string,
): Promise<Loaded<State>> {
  const { events, revision, shredded } = await eventStore.readStream(stream);
  if (shredded) throw new Refused("NOT_FOUND");
  let state = initialState;
  for (const stored of events) {
    state = evolve(state, definitions.read(stored, await openSecret(vault, stored)));
  }
  const causes = new Set(events.flatMap(({ meta }) => meta.causationId ?? []));
  return { state, revision, causes };
}

/** Undefined where there is none, or its key was destroyed. */
async function openSecret(vault: Vault, { stream, sealed }: StreamEvent): Promise<unknown> {
  return sealed === undefined ? undefined : vault.open(stream, sealed);
}
