// What answers are made from: nothing is read of a model that is being built, or was lost. So none is ever taken for empty, in
// whatever process, and whether a state was told in time or not.
import type { ReadStore } from "../read-store/port.ts";
import type { SearchEngine } from "../search-index/port.ts";

/** The same store, whose reads reject with NotReady. Writers have the store itself. */
export const onlyReady = (store: ReadStore): ReadStore => ({ ...store, model: store.readyModel });

export const onlyReadyIndexes = (engine: SearchEngine): SearchEngine => ({ ...engine, index: engine.readyIndex });
