// Snapshots of an index: the file at one moment, and the doc values in memory that belong to it.
import type { DatabaseSync } from "node:sqlite";
import type { Layout } from "../../analysis/layout.ts";
import { IndexRetired } from "../storage/retired.ts";
import type { Delta } from "./delta.ts";
import { createDocValues, type DocValues } from "./doc-values.ts";
import { loadAll } from "./load.ts";

export type Snapshots = {
  /**
   * Runs `work`, which must not wait for anything, on a file that does not change and the doc values that fit it. Throws
   * IndexRetired.
   */
  read<T>(work: (docValues: DocValues) => T): T;
  /** As of the last read. */
  docValues(): DocValues;
};

/** `known`: doc values of the same index that were read before. Batches since then come as deltas, or are read again. */
export function createSnapshots(
  db: DatabaseSync,
  layout: Layout,
  nextDelta: () => Delta | undefined,
  known: DocValues | undefined,
): Snapshots {
  const begin = db.prepare("BEGIN");
  const end = db.prepare("COMMIT");
  const state = db.prepare("SELECT generation, retired FROM state");
  const deltas = new Map<number, Delta>();
  let docValues = known ?? createDocValues(layout.sorts.length);

  const receive = (): void => {
    // The last delta of a batch that failed and was given again counts.
    for (let delta = nextDelta(); delta; delta = nextDelta()) deltas.set(delta.generation, delta);
  };
  const catchUp = (to: number): void => {
    if (docValues.generation === to) return;
    receive();
    for (let at = docValues.generation + 1; at <= to; at++) {
      const delta = deltas.get(at);
      if (delta === undefined) {
        // Another process wrote.
        docValues = createDocValues(layout.sorts.length);
        docValues.apply(loadAll(db, layout));
        break;
      }
      docValues.apply(delta);
    }
    for (const at of deltas.keys()) if (at <= to) deltas.delete(at);
  };

  return {
    read(work) {
      begin.run();
      try {
        const row = state.get();
        if (row?.retired === 1) throw new IndexRetired();
        catchUp(Number(row?.generation));
        return work(docValues);
      } finally {
        end.run();
      }
    },
    docValues: () => docValues,
  };
}
