// The states of models as this process was told of them: nobody asks a store for them with each request.
import { type Position, START } from "../event-store/port.ts";
import type { ModelState, ReadStore } from "./port.ts";

export type ModelStates = {
  /** As last told; nothing, and not ready, before that. */
  of(model: string): ModelState;
  /** Those of these models that are not ready. */
  unready(models: readonly string[]): readonly string[];
  /** The newest position that any model has told. */
  newest(): Position;
  /** Resolves once the state of each was told. */
  readonly told: Promise<void>;
  /** Resolves when all are ready for the first time. */
  readonly ready: Promise<void>;
  close(): void;
};

const UNTOLD: ModelState = { position: START, version: "", ready: false };

/** `storeOf`: where a model lies, the read store or the search engine. */
export function watchModels(
  models: readonly string[],
  storeOf: (model: string) => Pick<ReadStore, "watch">,
): ModelStates {
  const states = new Map<string, ModelState>();
  const [told, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let newest = START;
  const unready = (of: readonly string[]): readonly string[] => of.filter((model) => states.get(model)?.ready !== true);
  const stops = models.map((model) =>
    storeOf(model).watch(model, (state) => {
      states.set(model, state);
      if (state.position > newest) newest = state.position;
      if (states.size === models.length) told.resolve();
      if (unready(models).length === 0) ready.resolve();
    }),
  );
  return {
    of: (model) => states.get(model) ?? UNTOLD,
    unready,
    newest: () => newest,
    told: told.promise,
    ready: ready.promise,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
