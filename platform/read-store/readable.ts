// Read-your-writes: a read that names a position waits for the models it is made from, but for those that are failing.
import { type Position, START } from "../event-store/port.ts";
import type { ReadStore } from "./port.ts";

/** READABLE: each model has reached the position, or is failing. LATE: not in time. UNKNOWN: no write has had it. */
export type Reading = "READABLE" | "LATE" | "UNKNOWN";

export type Readable = {
  whenReadable(position: Position, models: readonly string[]): Promise<Reading>;
  /** Those of these models that are failing: they hold what they held before. */
  staleOf(models: readonly string[]): readonly string[];
};

export type ReadableOptions = {
  /** The position of the newest event. */
  readonly head: () => Promise<Position>;
  /** Where a model lies: the read store, or the search index. */
  readonly storeOf: (model: string) => Pick<ReadStore, "whenReached">;
  readonly isFailing: (model: string) => boolean;
  /** Calls the listener whenever a model may have begun to fail, until what it returns is called. */
  readonly onFailure: (listener: () => void) => () => void;
  /** Milliseconds a read waits at most. */
  readonly within?: number;
};

const READABLE_WITHIN = 5_000;

export function createReadable(options: ReadableOptions): Readable {
  const { head, storeOf, isFailing, onFailure, within = READABLE_WITHIN } = options;
  // The log only grows while a process runs, so the store is asked only for positions newer than any known.
  let newestKnown = START;

  const isUnknown = async (position: Position): Promise<boolean> => {
    if (position > newestKnown) newestKnown = await head();
    return position > newestKnown;
  };
  const reach = async (model: string, position: Position): Promise<boolean> => {
    const failing = Promise.withResolvers<true>();
    const stopListening = onFailure(() => isFailing(model) && failing.resolve(true));
    try {
      if (isFailing(model)) return true;
      return await Promise.race([storeOf(model).whenReached(model, position, within), failing.promise]);
    } finally {
      stopListening();
    }
  };

  return {
    async whenReadable(position, models) {
      if (await isUnknown(position)) return "UNKNOWN";
      const reached = await Promise.all(models.map((model) => reach(model, position)));
      return reached.every(Boolean) ? "READABLE" : "LATE";
    },
    staleOf: (models) => models.filter(isFailing),
  };
}
