// The contract of the event store port. Each adapter's test runs it.
import { afterEach, beforeEach, describe } from "vitest";
import { appendContract } from "./contract-append.ts";
import { followContract } from "./contract-follow.ts";
import { readContract } from "./contract-read.ts";
import { shredContract } from "./contract-shred.ts";
import type { EventStore } from "./port.ts";

export type EventStoreData = {
  /** Opens a store on this data. A second call opens another one on the same data, as another process would. */
  readonly open: () => Promise<EventStore>;
  /** Deletes the data. The suite has closed what it opened. */
  readonly dispose: () => Promise<void>;
};

export type Stores = {
  /** The store under test, empty at first. */
  readonly store: () => EventStore;
  /** Another one on the same data. */
  readonly another: () => Promise<EventStore>;
};

export function testEventStore(name: string, createData: () => Promise<EventStoreData>): void {
  describe(`event store: ${name}`, () => {
    let data: EventStoreData;
    let opened: EventStore[];

    const another = async () => {
      const store = await data.open();
      opened.push(store);
      return store;
    };
    const store = () => {
      const [first] = opened;
      if (first === undefined) throw new Error("No store is open");
      return first;
    };

    beforeEach(async () => {
      data = await createData();
      opened = [];
      await another();
    });
    afterEach(async () => {
      for (const one of opened.reverse()) await one.close();
      await data.dispose();
    });

    appendContract({ store, another });
    readContract({ store, another });
    followContract({ store, another });
    shredContract({ store, another });
  });
}
