// The contract of the event store port. Each adapter's test runs it.
import { afterEach, beforeEach, describe } from "vitest";
import type { EventStore } from "../port.ts";
import { appendContract } from "./append.ts";
import { followContract } from "./follow.ts";
import { limitsContract } from "./limits.ts";
import { logContract } from "./log.ts";
import { readContract } from "./read.ts";
import { repeatContract } from "./repeat.ts";
import { shredContract } from "./shred.ts";

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
  /** One on other data, empty. */
  readonly other: () => Promise<EventStore>;
};

export function testEventStore(name: string, createData: () => Promise<EventStoreData>): void {
  describe(`event store: ${name}`, () => {
    let data: EventStoreData[];
    let opened: EventStore[];

    const open = async ([place]: readonly EventStoreData[]) => {
      if (place === undefined) throw new Error("There is no data");
      const store = await place.open();
      opened.push(store);
      return store;
    };
    const another = () => open(data);
    const other = async () => {
      const place = await createData();
      data.push(place);
      return open([place]);
    };
    const store = () => {
      const [first] = opened;
      if (first === undefined) throw new Error("No store is open");
      return first;
    };

    beforeEach(async () => {
      data = [await createData()];
      opened = [];
      await another();
    });
    afterEach(async () => {
      for (const one of opened.reverse()) await one.close();
      for (const place of data) await place.dispose();
    });

    const stores: Stores = { store, another, other };
    appendContract(stores);
    repeatContract(stores);
    limitsContract(stores);
    readContract(stores);
    followContract(stores);
    shredContract(stores);
    logContract(stores);
  });
}
