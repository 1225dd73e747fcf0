import type { ReadStore } from "./port.ts";

/** The store as the holder of a lease writes to it. `fence`: the lease's token. */
export function fenced(store: ReadStore, fence: number): ReadStore {
  return {
    ...store,
    apply: (batch) => store.apply({ ...batch, fence }),
    drop: (projection) => store.drop(projection, fence),
    promote: (from, to) => store.promote(from, to, fence),
  };
}
