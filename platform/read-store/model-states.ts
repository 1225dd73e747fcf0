// What this process was told of each model's state: nobody asks a store for it with each request.
import { type Position, START } from "../event-store/port.ts";
import type { ModelState, ReadStore } from "./port.ts";

export type ModelStates = {
  /** As last told. */
  of(model: string): ModelState;
  /** The newest position that any model has told. */
  newest(): Position;
  close(): void;
};

/** `storeOf`: where a model lies, the read store or the search engine. */
export function watchModels(
  models: readonly string[],
  storeOf: (model: string) => Pick<ReadStore, "watch">,
): ModelStates {
  const states = new Map<string, ModelState>();
  let newest = START;
  const watch = (model: string): (() => void) =>
    storeOf(model).watch(model, (state) => {
      states.set(model, state);
      if (state.position > newest) newest = state.position;
    });
  const stops = models.map(watch);
  return {
    of(model) {
      const state = states.get(model);
      if (state === undefined) throw new Error(`Nothing was told of the model ${model}`);
      return state;
    },
    newest: () => newest,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
