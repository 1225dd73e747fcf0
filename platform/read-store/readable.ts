// Read-your-writes: a read that names a position waits for the models it is made from, but for those that are failing.
import { type Position, START } from "../event-store/port.ts";
import type { ModelStates } from "./model-states.ts";
import type { ReadStore } from "./port.ts";

/** READABLE: each model has reached the position, or is failing. LATE: not in time. UNKNOWN: no write has had it. */
type Reading = "READABLE" | "LATE" | "UNKNOWN";

export type Readable = {
  whenReadable(position: Position, models: readonly string[]): Promise<Reading>;
  /** Those of these models that are failing: they hold what they held before. */
  staleOf(models: readonly string[]): readonly string[];
  /** Those of these models that are not ready. */
  unready(models: readonly string[]): readonly string[];
};

export type ReadableOptions = {
  readonly states: Pick<ModelStates, "newest" | "unready">;
  /** Where a model lies: the read store, or the search index. */
  readonly storeOf: (model: string) => Pick<ReadStore, "whenReached">;
  /**
   * The position of the newest event. It is asked only for a position that no model has told after a while. Left out where
   * there is no event store: such a read is late then.
   */
  readonly head?: () => Promise<Position>;
  readonly isFailing: (model: string) => boolean;
  /** Calls the listener whenever a model may have begun to fail, until what it returns is called. */
  readonly onFailure: (listener: () => void) => () => void;
  /** Milliseconds a read waits before `head` is asked, and at most. */
  readonly within?: { readonly known: number; readonly reached: number };
};

const WITHIN = { known: 250, reached: 5_000 };

export function createReadable(options: ReadableOptions): Readable {
  const { states, storeOf, head, isFailing, onFailure, within = WITHIN } = options;
  let newestKnown = START;

  const isUnknown = async (position: Position): Promise<boolean> => {
    if (position <= newestKnown || position <= states.newest() || head === undefined) return false;
    newestKnown = await head();
    return position > newestKnown;
  };
  const reach = async (model: string, position: Position, timeoutMs: number): Promise<"THERE" | "FAILING" | "LATE"> => {
    const failing = Promise.withResolvers<"FAILING">();
    const stopListening = onFailure(() => isFailing(model) && failing.resolve("FAILING"));
    try {
      if (isFailing(model)) return "FAILING";
      const reached = storeOf(model).whenReached(model, position, timeoutMs);
      return await Promise.race([reached.then((isThere) => (isThere ? "THERE" : "LATE")), failing.promise]);
    } finally {
      stopListening();
    }
  };
  const reachAll = async (models: readonly string[], position: Position, timeoutMs: number): Promise<boolean> => {
    const begun = performance.now();
    const reached = await Promise.all(models.map((model) => reach(model, position, timeoutMs)));
    if (reached.includes("LATE")) return false;
    // One that goes on again, while others were waited for, is not marked as failing any more: it has to be there, too.
    const recovered = models.filter((model, at) => reached[at] === "FAILING" && !isFailing(model));
    const leftMs = Math.max(0, timeoutMs - (performance.now() - begun));
    return recovered.length === 0 || reachAll(recovered, position, leftMs);
  };

  return {
    async whenReadable(position, models) {
      // Most often a write of a moment ago, which the models are about to take.
      if (await reachAll(models, position, within.known)) return "READABLE";
      if (await isUnknown(position)) return "UNKNOWN";
      return (await reachAll(models, position, within.reached - within.known)) ? "READABLE" : "LATE";
    },
    staleOf: (models) => models.filter(isFailing),
    unready: states.unready,
  };
}
