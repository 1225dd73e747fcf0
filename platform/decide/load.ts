// A stream folded into its state.
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { Decider } from "../decider.ts";
import type { EventStore, Position, Revision, StoredEvent } from "../event-store/port.ts";
import { Refused } from "../refused.ts";
import type { Vault } from "../vault/port.ts";
import { type Upcasters, upcast } from "./upcast.ts";

export type LoadDeps = {
  readonly eventStore: EventStore;
  readonly vault: Vault;
  readonly upcasters?: Upcasters;
};

export type Loaded<State> = {
  readonly state: State;
  readonly revision: Revision;
  readonly position: Position | undefined;
  /** The causation ids of its events. */
  readonly causes: ReadonlySet<string>;
};

type Folding<Event extends AnyEvent, State> = Pick<Decider<never, Event, State>, "initialState" | "evolve">;

/** The secret of an event whose key was shredded is undefined: `evolve` must bear that. */
export async function load<Event extends AnyEvent, State>(
  { eventStore, vault, upcasters = {} }: LoadDeps,
  { initialState, evolve }: Folding<Event, State>,
  stream: string,
): Promise<Loaded<State>> {
  const { events, revision, shredded } = await eventStore.readStream(stream);
  if (shredded) throw new Refused("NOT_FOUND");
  let state = initialState;
  for (const stored of events) {
    const opened = upcast(await open(vault, stored), upcasters);
    // The one place where what was stored becomes typed again: a stream holds its decider's events, and `evolve` throws on any other.
    state = evolve(state, opened as Event);
  }
  const causes = new Set(events.flatMap(({ meta }) => meta.causationId ?? []));
  return { state, revision, position: events.at(-1)?.position, causes };
}

async function open(vault: Vault, { stream, type, version, data, sealed }: StoredEvent): Promise<AnyEvent> {
  return sealed === undefined
    ? { type, version, data }
    : { type, version, data, secret: await vault.open(stream, sealed) };
}
