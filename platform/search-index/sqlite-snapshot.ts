// A snapshot of one moment: the file's content and the numbers in memory that belong to it.
import type { DatabaseSync } from "node:sqlite";
import type { Delta } from "./delta.ts";
import { createDocValues, type DocValues } from "./doc-values.ts";
import { loadAll } from "./sqlite-load.ts";

export type Snapshots = {
  /** Runs `work`, which must not wait for anything, on a file that does not change and the docValues that fits it. */
  read<T>(work: (docValues: DocValues) => T): T;
};

export function createSnapshots(db: DatabaseSync, nextDelta: () => Delta | undefined): Snapshots {
  const begin = db.prepare("BEGIN");
  const end = db.prepare("COMMIT");
  const generation = db.prepare("SELECT generation FROM state");
  const deltas = new Map<number, Delta>();
  let docValues = createDocValues();

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
        // Somebody else's process wrote.
        docValues = createDocValues();
        docValues.apply(loadAll(db));
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
