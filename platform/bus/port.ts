// The bus port: every event to each consumer group at least once, in order per stream (DESIGN.md section 4).
import type { EventDefinition } from "@sb/contracts/events.ts";
import type { BackOff } from "../back-off.ts";
import type { EventStore, StoredEvent } from "../event-store/port.ts";
import type { Log } from "../log-port.ts";

/** Made by `defineSubscription` (subscription.ts). */
export type Subscription = {
  /** The consumer group. It goes on where it was; a new one begins with the first event there is. */
  readonly group: string;
  /** An adapter need bring no other types of events. */
  readonly handles: readonly EventDefinition[];
  /**
   * Called with one event at a time, in order per stream; it counts as delivered once the call resolves. A rejection
   * redelivers after a back-off, and what comes after it in its stream waits. May see an event again: is idempotent.
   */
  readonly deliver: (event: StoredEvent) => Promise<void>;
};

export type Bus = {
  /** Where an adapter carries events itself (Kafka), the projector's relay publishes here; `inline:` needs none. */
  publish(events: readonly StoredEvent[]): Promise<void>;
  /** `stop` waits for the call under way; nothing is delivered after it. */
  subscribe(subscription: Subscription): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
};

/** What an adapter is opened with besides its URL. */
export type BusOptions = {
  readonly eventStore: Pick<EventStore, "follow">;
  readonly log: Log;
  readonly backOff?: BackOff;
  /** Counts failures, for metrics. */
  readonly onFailure?: (failure: DeliveryFailure) => void;
};

export type DeliveryFailure = {
  readonly group: string;
  readonly eventId: string;
  readonly eventType: string;
  /** Tries so far. */
  readonly failures: number;
};
