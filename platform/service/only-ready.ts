// Stores for answers read nothing of a model that is being built, or was lost. So no process takes such a model for empty,
// whether it was told of the state in time or not.
import type { ReadStore } from "../read-store/port.ts";
import type { SearchEngine } from "../search/port.ts";

/** The same store, whose reads reject with NotReady. Writers have the store itself. */
export const onlyReady = (store: ReadStore): ReadStore => ({ ...store, model: store.readyModel });

export const onlyReadyIndexes = (engine: SearchEngine): SearchEngine => ({ ...engine, index: engine.readyIndex });
