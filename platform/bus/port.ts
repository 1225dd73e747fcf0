// The bus port: every event of the streams that travel to each consumer group at least once, in order per stream
// (DESIGN.md section 4).
import type { EventDefinition } from "@sb/contracts/events.ts";
import type { BackOff } from "../back-off.ts";
import type { Misfit } from "../event-store/misfit.ts";
import type { EventStore, LogMark, StoredEvent } from "../event-store/port.ts";
import type { Log } from "../log-port.ts";
import type { OnDamage } from "../sqlite/damage.ts";

/** Made by `defineSubscription` (subscription.ts). */
export type Subscription = {
  /** The consumer group. It resumes from its checkpoint; a new one starts with the first event. */
  readonly group: string;
  /** No other types of events are delivered. */
  readonly handles: readonly EventDefinition[];
  /**
   * Called with one event at a time, in order per stream; the event is delivered when the call resolves. After a
   * rejection it is delivered again after a back-off, and later events of its stream wait. Must be idempotent.
   */
  readonly deliver: (event: StoredEvent) => Promise<void>;
};

export type Bus = {
  /**
   * Called at the start, before anything is subscribed. A group whose checkpoint lies beyond the log's end goes on at the
   * end; one whose checkpoint is of another log begins anew. Answers with those.
   */
  attach(log: LogMark): Promise<readonly Misfit[]>;
  /**
   * For adapters that carry the events (Kafka): the projector's relay publishes here, and streams that don't travel are
   * left out. `inline:` needs none.
   */
  publish(events: readonly StoredEvent[]): Promise<void>;
  /** `stop` waits for the delivery under way; none follows it. */
  subscribe(subscription: Subscription): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
};

/** What an adapter gets besides its URL. */
export type BusOptions = {
  readonly eventStore: Pick<EventStore, "follow">;
  /** Whether the events of a stream travel (contracts/subjects.ts). */
  readonly travels: (stream: string) => boolean;
  readonly log: Log;
  readonly backOff?: BackOff;
  /** Counts failures, for metrics. */
  readonly onFailure?: (failure: DeliveryFailure) => void;
  /** Told of a damaged file of checkpoints. */
  readonly onDamage?: OnDamage | undefined;
};

export type DeliveryFailure = {
  readonly group: string;
  readonly eventId: string;
  readonly eventType: string;
  /** Tries so far. */
  readonly failures: number;
};
