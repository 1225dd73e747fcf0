// The bus port: every event of the streams that travel to each consumer group at least once, in order per stream
// (docs/architecture.md).
import type { EventDefinition } from "@sb/contracts/events.ts";
import type { BackOff } from "../back-off.ts";
import type { Misfit } from "../event-store/misfit.ts";
import type { EventStore, LogMark, StreamEvent } from "../event-store/port.ts";
import type { Log } from "../log-port.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import type { GroupPlace } from "./group-place.ts";

/** Made by `defineSubscription` (subscription.ts). */
export type Subscription = {
  /**
   * The consumer group: small letters, digits and hyphens. It resumes from its checkpoint. However many processes
   * subscribe it, each event is brought to one of them at a time.
   */
  readonly group: string;
  /**
   * Where a group begins that has no checkpoint. `now`: for groups that tell people or agencies something, which must not
   * be told again from the first event on. Left out: with the first event.
   */
  readonly from?: "beginning" | "now";
  /** By the settings it has nothing to do, so nobody subscribes it: it is a new group once it has. */
  readonly isOff?: boolean;
  /** No other types of events are delivered. */
  readonly handles: readonly EventDefinition[];
  /**
   * Called with one event at a time, in order per stream; the event is delivered when the call resolves, however long that
   * takes. After a rejection it is delivered again after a back-off, and later events of its stream wait, those of
   * other streams don't. Must be idempotent.
   */
  readonly deliver: (event: StreamEvent) => Promise<void>;
  /**
   * For groups that do several at less cost: called with those that come at once, in the log's order. After a rejection each of
   * them is delivered by itself.
   */
  readonly deliverAll?: (events: readonly StreamEvent[]) => Promise<void>;
};

export type Bus = {
  /**
   * Called at the start, before anything is subscribed, by the process that relays. A group whose checkpoint lies beyond the log's end goes on at the
   * end; one whose checkpoint is of another log begins anew. Answers with those.
   */
  attach(log: LogMark): Promise<readonly Misfit[]>;
  /** Forgets where these groups are, before they are subscribed: what they made of the events is lost, and is made again. */
  beginAnew(groups: readonly string[]): Promise<void>;
  /**
   * Groups that were on another bus, over a copy of the log, go on here: at these places of this log. After `attach`, and before
   * anything is subscribed. Idempotent. Throws where a group has a place here that is not this one.
   */
  begin(places: readonly GroupPlace[]): Promise<void>;
  /** Where groups are; on a bus that carries events elsewhere, where those began that did not with the first event. */
  places(): Promise<readonly GroupPlace[]>;
  /**
   * Begins to carry the events of the streams that travel from the event store to the consumers, for adapters that need it
   * (Kafka); `inline:` has nothing to carry. Only for the process that has the projector's lease: a relay that begins
   * fences the one before it, which tries again until it is stopped.
   */
  relay(): Relay;
  /** How the relay of this process is; undefined where there is none. */
  relaying(): RelayHealth | undefined;
  /** `stop` waits for the delivery under way; none follows it. */
  subscribe(subscription: Subscription): Promise<{ stop(): Promise<void> }>;
  /** The health of the groups that this process has subscribed. */
  groups(): readonly GroupHealth[];
  /** Resolves where the server answers that carries the events. Throws ServerAway. */
  reach(): Promise<void>;
  /** Streams that an event holds back, in all groups, longest first; at most PAUSED_LISTED. Throws ServerAway. */
  paused(): Promise<readonly PausedStream[]>;
  /**
   * An operator's decision that a group never gets an event: the next try leaves it out, and what it held back goes on.
   * Recorded in the event store. False where the event holds nothing back in the group.
   */
  skip(skip: SkipRequest): Promise<boolean>;
  /**
   * An operator thought better of a skip: the event comes to the group once more, after all that the bus had by then, so also after
   * later events of its stream, and maybe while one of those is handled. Recorded in the event store; what fails again is held back
   * as the order that it is (`ReplayOrdered`). False where the event was not skipped in the group.
   */
  replay(group: string, eventId: string): Promise<boolean>;
  /** Events that were skipped in a group, oldest first. */
  skipped(group: string): Promise<readonly Skip[]>;
  close(): Promise<void>;
};

export type Relay = {
  /** Waits for what is under way. */
  stop(): Promise<void>;
};

export type RelayHealth = {
  /** Tries in a row that failed. */
  readonly failures: number;
  /** Age of the oldest event that is known and not carried, in milliseconds; 0 where there is none. */
  readonly lag: number;
};

/** `standby`: another process has the group. `holding`: events hold their streams back; the others go on. */
export type GroupHealth = {
  readonly group: string;
  readonly state: "standby" | "catching-up" | "live" | "holding";
  /** Streams that are held back. */
  readonly held: number;
  /** Age of the oldest event that is known and not delivered, in milliseconds; 0 where there is none. */
  readonly lag: number;
};

export type PausedStream = {
  readonly group: string;
  readonly stream: string;
  /** The event that fails. */
  readonly eventId: string;
  readonly eventType: string;
  /** When it happened, ISO 8601. */
  readonly at: string;
  /** Tries so far. */
  readonly failures: number;
  /** Facts of the last one's error, as the log has them: its code or name, and words of our own. Nothing that anybody wrote. */
  readonly cause: string;
  /** Since when the stream is held back, in milliseconds since 1970. */
  readonly since: number;
};

export type SkipRequest = {
  readonly group: string;
  readonly eventId: string;
  /** No personal data: it is kept for ever. At most SKIP_REASON_CHARS. */
  readonly reason: string;
  /** The actor who decided it; left out: whoever may run the operator's command. */
  readonly by?: string;
};

export type Skip = Required<SkipRequest> & {
  readonly eventType: string;
  readonly stream: string;
  /** ISO 8601. */
  readonly at: string;
  /** When its replay was last ordered, ISO 8601. */
  readonly replayedAt?: string;
};

export const PAUSED_LISTED = 1_000;
export const SKIP_REASON_CHARS = 300;

/** The options of an adapter besides its URL. */
export type BusOptions = {
  readonly eventStore: Pick<EventStore, "follow" | "head" | "readStream" | "append">;
  /** Adapters that carry events relay and subscribe with it only. */
  readonly sealed?: SealedLog;
  /** Whether the events of a stream travel (contracts/subjects.ts). Orders to replay do besides. */
  readonly travels: (stream: string) => boolean;
  readonly log: Log;
  readonly backOff?: BackOff;
  /** A group that holds back so many streams waits as a whole. 1,000 where it is left out. */
  readonly pausedMax?: number;
  /** Counts failures, for metrics. */
  readonly onFailure?: (failure: EventFailure) => void;
  /** Told of a damaged file of checkpoints. */
  readonly onDamage?: OnDamage | undefined;
};

/** For who carries events elsewhere: nothing that a person wrote leaves the log in the open. */
export type SealedLog = {
  /** Events as they are stored. */
  readonly follow: EventStore["follow"];
  /** Opens what was sealed, where its key is still there: for whom they are delivered to. */
  readonly open: <Event extends StreamEvent>(events: readonly Event[]) => Promise<readonly Event[]>;
};

export type EventFailure = {
  readonly group: string;
  readonly eventId: string;
  readonly eventType: string;
  /** Tries so far. */
  readonly failures: number;
};
