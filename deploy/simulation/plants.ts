// Bugs that are planted, to see that the simulation finds them. None is in the product.
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { KEY_STREAMS } from "@sb/platform/keys/in-log.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Random } from "./random.ts";
import { sleep } from "./time.ts";

export const PLANTS = [
  /** An append is acknowledged before it is stored: what a crash takes then was promised. */
  "ackBeforeCommit",
  /** A model's checkpoint moves without what came before it. */
  "lostCheckpoint",
  /** A request that is sent again is taken for another one. */
  "sentTwice",
  /** A read does not wait for the position that it names. */
  "staleRead",
  /** The key of what was deleted stays. */
  "keyKept",
] as const;
export type Plant = (typeof PLANTS)[number];

type Planted = { readonly plant: Plant | undefined; readonly random: Random };

/** How often a planted bug shows itself. */
const OFTEN = 0.1;
const LATE_MS = 40;

export function plantedIn(store: EventStore, { plant, random }: Planted): EventStore {
  if (plant === "keyKept")
    return {
      ...store,
      shred: async (stream) => {
        if (!stream.startsWith(KEY_STREAMS) || !random.chance(OFTEN)) await store.shred(stream);
      },
    };
  if (plant !== "ackBeforeCommit") return store;
  return {
    ...store,
    async appendInOrder(appends) {
      if (!random.chance(OFTEN)) return store.appendInOrder(appends);
      void sleep(LATE_MS).then(() => store.appendInOrder(appends).catch(() => undefined));
      const position = await store.head();
      return appends.map(({ expected, events }) => ({ revision: expected + events.length, position }));
    },
  };
}

export const plantedInModels = (store: ReadStore, { plant, random }: Planted): ReadStore =>
  plant === "lostCheckpoint"
    ? { ...store, apply: (batch) => store.apply(random.chance(OFTEN / 10) ? { ...batch, ops: [] } : batch) }
    : store;
