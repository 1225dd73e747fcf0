// Counts what is appended to the event store: by type, and what the business counts.
import type { BusinessCount } from "@sb/contracts/subject.ts";
import { Counter, register } from "prom-client";
import type { Append, EventStore } from "../event-store/port.ts";

const byType = new Counter({ name: "sb_events_total", help: "Events appended here.", labelNames: ["type"] });

/** An append that is sent again because its outcome was unknown may count twice. */
export function countEvents(eventStore: EventStore, counts: readonly BusinessCount[]): EventStore {
  const counters = counts.map((count) => ({ types: new Set(count.events), counter: counterOf(count) }));
  const add = (type: string): void => {
    byType.inc({ type });
    for (const { types, counter } of counters) if (types.has(type)) counter.inc();
  };
  const addAll = (events: Append["events"]): void => {
    for (const { type } of events) add(type);
  };
  return {
    ...eventStore,
    append: async (stream, events, expected) => {
      const appended = await eventStore.append(stream, events, expected);
      addAll(events);
      return appended;
    },
    appendInOrder: async (appends) => {
      const appended = await eventStore.appendInOrder(appends);
      for (const { events } of appends) addAll(events);
      return appended;
    },
  };
}

/** One for the process, however many stores it opens. */
function counterOf({ name, help }: BusinessCount): Counter {
  const known = register.getSingleMetric(name);
  return known instanceof Counter ? known : new Counter({ name, help });
}
