// The event store port. Every adapter passes contract.ts beside this file.
import type { AnyEvent, EventMeta } from "@sb/contracts/events.ts";

/**
 * A place in the order of all events: opaque, ordered by plain string comparison, made by adapters only. `START` is before
 * every event.
 */
export type Position = string & { readonly __brand?: "Position" };
export const START: Position = "";

/** The number of a stream's newest event, from 0. */
export type Revision = number;
export const NO_STREAM: Revision = -1;

export type NewEvent = {
  readonly type: string;
  readonly version: number;
  /** JSON. */
  readonly data: unknown;
  /** Ciphertext of the event's secret part, as the vault made it. */
  readonly sealed?: string | undefined;
  /** Members of the data that a person wrote, sealed for the owner of another key (platform/vault/open-events.ts). */
  readonly personal?: SealedMembers | undefined;
  readonly meta: EventMeta;
};

type SealedMembers = {
  readonly owner: string;
  readonly sealed: string;
  /** To the text, for the public log; it stays when the key goes (platform/decide/commit.ts). */
  readonly commitment?: string | undefined;
  /** Opens the commitment. Events as they are stored don't have it: it is sealed along with the members. */
  readonly opening?: Opening | undefined;
};

/** Base64url both: the salt of a commitment, and the hash of the text in its fact. */
export type Opening = { readonly salt: string; readonly text: string };

/** An event as a read of its stream gives it. A server may leave positions out of those reads. */
export type StreamEvent = NewEvent & { readonly stream: string; readonly revision: Revision };

export type StoredEvent = StreamEvent & { readonly position: Position };

/** A stored event, read by its definition (contracts/events.ts). */
export type Stored<Event extends AnyEvent> = StoredEvent & Event;

export type Appended = { readonly revision: Revision; readonly position: Position };

export type Append = {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly expected: Revision;
  /** In `appendInOrder`: nothing of it is stored before this has resolved, such as that its key is durable. A rejection is its failure. */
  readonly after?: Promise<unknown> | undefined;
};

export type StreamPage = {
  readonly events: readonly StreamEvent[];
  /** NO_STREAM where the stream does not exist or was shredded. */
  readonly revision: Revision;
  /** Set where the stream was shredded: nothing can be appended to it any more. */
  readonly shredded?: true;
};

export type FollowOptions = {
  /** Strictly after this; START for everything. */
  readonly after: Position;
  readonly signal: AbortSignal;
  /** Events in one batch at most, as long as the follower keeps up. */
  readonly batchSize: number;
  /** Far behind, batches double up to so many events (page-size.ts). Left out: they stay as they are. */
  readonly growTo?: number;
};

/** Which log it is and how far it goes, for whoever keeps a checkpoint of it. */
export type LogMark = {
  /** Made once with the log, at random. A copy of the log has it too. */
  readonly id: string;
  /** The last position that was given, to an event shredded since as well: a sound checkpoint may lie beyond `head`. */
  readonly end: Position;
};

/**
 * How the bytes of a shredded stream go. OVERWRITTEN: once `shred` returns, no read gives them and no file of the store holds
 * them. SCAVENGED: its own reads give nothing, but reads of everything and the files may until the server next scavenges.
 */
type Erasure = "OVERWRITTEN" | "SCAVENGED";

export type EventStore = {
  /** As operators know it. */
  readonly name: "events.db" | "EventStoreDB";
  readonly erasure: Erasure;
  /**
   * Appends all or nothing, durably, and only if the stream's newest event is `expected` (NO_STREAM: none yet).
   * Concurrent appends may share one commit. Throws an error with code `REVISION_CONFLICT` otherwise; the code
   * `STREAM_SHREDDED` where the stream was shredded.
   *
   * The same append sent again (the same event ids, the same `expected`) is the same append, however many followed it:
   * nothing more is stored, and the answer is its revision and a position not before its last event. So where the outcome
   * is unknown, the append is sent again as it is. Ids are compared with the events at that place only, as EventStoreDB
   * does: where only some are the same it is a conflict, and an id that stands elsewhere is not looked for.
   *
   * Refused before anything is written: more than 900 kB of events as JSON (`APPEND_TOO_LARGE`), an event id that is no UUID
   * in lower case (`EVENT_ID_INVALID`).
   */
  append(stream: string, events: readonly NewEvent[], expected: Revision): Promise<Appended>;
  /**
   * Appends to several streams, each after the ones before it; they may share one commit. The first failure stops it and
   * is thrown; what came before it stays. Not a transaction over streams: a store need not have those. Each append has the
   * limits of `append`, checked for all of them first. Where one waits (`after`), a store with one commit for all waits with all of
   * them, and one that stores each apart with that one alone.
   */
  appendInOrder(appends: readonly Append[]): Promise<readonly Appended[]>;
  /**
   * As `appendInOrder`, of events that are copied from another log: where one fails, those after it may be stored all the same.
   */
  appendCopies(appends: readonly Append[]): Promise<void>;
  /** A stream's events from a revision on (0: from the first), oldest first. */
  readStream(stream: string, from?: Revision): Promise<StreamPage>;
  /**
   * Events of all streams strictly after a position, oldest first, at most `limit`. A page ends early once its events come
   * to `maxBytes` as stored; only an empty one says that the log ends there. With `kinds`, events of other kinds of streams
   * are left out, and don't count for the limit; but the last event of a page is given whatever it is, so that the page says
   * how far it goes.
   */
  readAll(
    after: Position,
    limit: number,
    maxBytes?: number,
    kinds?: ReadonlySet<string>,
  ): Promise<readonly StoredEvent[]>;
  /** Events of all streams strictly before a position, or the newest, newest first, at most `limit`. */
  readBack(limit: number, before?: Position): Promise<readonly StoredEvent[]>;
  /**
   * Batches of everything after a position, then of new events as soon as they are durable, without a polling delay. Ends
   * when the signal is aborted. A batch is never empty.
   */
  follow(options: FollowOptions): AsyncIterable<readonly StoredEvent[]>;
  /** The position of the newest event, START where there is none. */
  head(): Promise<Position>;
  log(): Promise<LogMark>;
  /** How many events come after a position, for operators: an estimate, but for 0 and 1. */
  countAfter(after: Position): Promise<number>;
  /**
   * Ends a stream for good: its reads give nothing and it takes no more. Other streams and their positions stay. Their bytes
   * go as `erasure` says, so what must be unreadable at once is sealed, and its key destroyed (platform/keys). Idempotent.
   */
  shred(stream: string): Promise<void>;
  /** Waits for appends under way, then releases its resources. */
  close(): Promise<void>;
};

/** DISK_FULL: there is no room left; nothing of the call was stored. STORE_DAMAGED: the events are not what was stored. */
export type EventStoreErrorCode =
  | "REVISION_CONFLICT"
  | "STREAM_SHREDDED"
  | "APPEND_TOO_LARGE"
  | "EVENT_ID_INVALID"
  | "DISK_FULL"
  | "STORE_DAMAGED";

export class EventStoreError extends Error {
  readonly code: EventStoreErrorCode;
  constructor(code: EventStoreErrorCode, message: string) {
    super(message);
    this.name = "EventStoreError";
    this.code = code;
  }
}

export function hasErrorCode(error: unknown, code: EventStoreErrorCode): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
