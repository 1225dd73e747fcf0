// Snapshots of an index: the file at one moment, and the doc values in memory that belong to it.
import type { DatabaseSync } from "node:sqlite";
import type { Delta } from "./delta.ts";
import { createDocValues, type DocValues } from "./doc-values.ts";
import type { Layout } from "./layout.ts";
import { loadAll } from "./sqlite-load.ts";

export type Snapshots = {
  /** Runs `work`, which must not wait for anything, on a file that does not change and the doc values that fit it. */
  read<T>(work: (docValues: DocValues) => T): T;
};

export function createSnapshots(db: DatabaseSync, layout: Layout, nextDelta: () => Delta | undefined): Snapshots {
  const begin = db.prepare("BEGIN");
  const end = db.prepare("COMMIT");
  const generation = db.prepare("SELECT generation FROM state");
  const deltas = new Map<number, Delta>();
  let docValues = createDocValues(layout.sorts.length);

  const receive = (): void => {
    // Of a batch that failed and was given again, the last delta counts.
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
        catchUp(Number(generation.get()?.generation));
        return work(docValues);
      } finally {
        end.run();
      }
    },
  };
}
