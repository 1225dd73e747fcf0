// Measures how many events share a commit. The writer announces each commit in one message, and all appends of that
// commit resolve before the next message is read.
import type { EventStore } from "@sb/platform/event-store/port.ts";

export type Counted = {
  readonly eventStore: EventStore;
  readonly events: () => number;
  /** Average number of events per commit. */
  readonly groupSize: () => number;
};

export function countGroups(eventStore: EventStore): Counted {
  let events = 0;
  let commits = 0;
  let within = false;
  const told = (appended: number): void => {
    events += appended;
    if (within) return;
    within = true;
    commits += 1;
    process.nextTick(() => {
      within = false;
    });
  };
  return {
    eventStore: {
      ...eventStore,
      append: async (stream, appended, expected) => {
        const done = await eventStore.append(stream, appended, expected);
        told(appended.length);
        return done;
      },
      appendInOrder: async (appends) => {
        const done = await eventStore.appendInOrder(appends);
        told(appends.reduce((sum, append) => sum + append.events.length, 0));
        return done;
      },
    },
    events: () => events,
    groupSize: () => Math.max(1, Math.round(events / commits)),
  };
}
