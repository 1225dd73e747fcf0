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
  const secrets = await openSecrets(vault, stream, events);
  let state = initialState;
  for (const stored of events) state = evolve(state, definitions.read(stored, secrets.get(stored)));
  const causes = new Set(events.flatMap(({ meta }) => meta.causationId ?? []));
  return { state, revision, causes };
}

/** None where there is none, or its key was destroyed. All at once: where keys lie elsewhere, each would be a round trip. */
async function openSecrets(
  vault: Vault,
  owner: string,
  events: readonly StreamEvent[],
): Promise<ReadonlyMap<StreamEvent, unknown>> {
  const sealed = events.flatMap((stored) => (stored.sealed === undefined ? [] : [{ stored, sealed: stored.sealed }]));
  if (sealed.length === 0) return new Map();
  const opened = await vault.openAll(
    sealed.map((each) => ({ owner, sealed: each.sealed })),
    events,
  );
  return new Map(sealed.map(({ stored }, at) => [stored, opened[at]]));
}
