// A subject's rules as three pure functions (docs/architecture.md) and what it takes to run one against its stream.
import type { Actor, AnyEvent } from "@sb/contracts/events.ts";
import type { Events } from "@sb/contracts/subject.ts";
import type { Append, Position } from "./event-store/port.ts";

export type Decider<Command, Event extends AnyEvent, State> = {
  /** The events that its streams hold. */
  readonly events: Events<Event>;
  readonly initialState: State;
  /** Throws on an event type it does not know. A secret whose key was destroyed is undefined. */
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
  /**
   * The position of the last event appended. Where nothing was decided, that of the newest of all events: the stream's own lie before it, and
   * a read that waits for it sees them.
   */
  readonly position: Position;
  /** REPEATED: the same command was carried out before (`once`). UNCHANGED: the decider gave no events. */
  readonly outcome: "APPENDED" | "REPEATED" | "UNCHANGED";
};

export type HandleOptions = {
  /**
   * Appended in front of the events, in the same commit where the store can, and only if there are events. A conflict
   * is thrown then, not retried: it may be theirs.
   */
  readonly ahead?: readonly Append[];
  /** The stream and its key are new, so neither is looked up. A conflict is thrown, not retried. */
  readonly isNew?: boolean;
  /** Nothing is decided where the stream has an event with the context's `causationId`. */
  readonly once?: boolean;
};

/**
 * Loads a stream, opens its secrets, folds, decides, seals, appends with the expected revision. On a conflict it loads
 * and decides again, a bounded number of times, then refuses with CONFLICT.
 */
export type HandleCommand = <Command, Event extends AnyEvent, State>(
  decider: Decider<Command, Event, State>,
  stream: string,
  command: Command,
  context: CommandContext,
  options?: HandleOptions,
) => Promise<Handled<State>>;
