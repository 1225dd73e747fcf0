// The bus port: every event to each consumer group at least once, in order per stream (DESIGN.md section 4).
import type { StoredEvent } from "../event-store/port.ts";

export type Subscription = {
  readonly group: string;
  /** Called with events in order; they count as delivered once it resolves. A rejection redelivers after a back-off. */
  readonly handle: (event: StoredEvent) => Promise<void>;
};

export type Bus = {
  /** Where an adapter carries events itself (Kafka), the projector's relay publishes here; `inline:` needs none. */
  publish(events: readonly StoredEvent[]): Promise<void>;
  subscribe(subscription: Subscription): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
};
