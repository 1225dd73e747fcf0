// A subject's rules as three pure functions (DESIGN.md section 3) and what it takes to run one against its stream.
import type { Actor, AnyEvent } from "@sb/contracts/events.ts";
import type { Append, Position } from "./event-store/port.ts";

export type Decider<Command, Event extends AnyEvent, State> = {
  readonly initialState: State;
  /** Throws on an event type it does not know. */
  readonly evolve: (state: State, event: Event) => State;
  /** New events, or throws Refused. No clock, no random, no I/O: all of that comes in with the command. */
  readonly decide: (command: Command, state: State) => readonly Event[];
};

export type CommandContext = {
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId?: string | undefined;
  /** ISO 8601: the time the events will carry. */
  readonly at: string;
};

export type Handled<State> = {
  readonly state: State;
  /** Of the stream's newest event; undefined where the stream is empty and nothing was decided. */
  readonly position: Position | undefined;
};

/**
 * Loads a stream, opens its secrets, folds, decides, seals, appends with the expected revision; on a conflict loads and
 * decides again, a bounded number of times, then refuses with CONFLICT. What goes `ahead` of the events makes their stream
 * new (a claim on its name): it is appended with them, and only if there are any; nothing is loaded, and a conflict is
 * thrown, since it may be the claim's.
 */
export type HandleCommand = <Command, Event extends AnyEvent, State>(
  decider: Decider<Command, Event, State>,
  stream: string,
  command: Command,
  context: CommandContext,
  ahead?: readonly Append[],
) => Promise<Handled<State>>;
