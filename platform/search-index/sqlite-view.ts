// A view of one moment: the file's content and the numbers in memory that belong to it.
import type { DatabaseSync } from "node:sqlite";
import { type Catalog, createCatalog } from "./catalog.ts";
import type { Delta } from "./delta.ts";
import { loadAll } from "./sqlite-load.ts";

export type View = {
  /** Runs `work`, which must not wait for anything, on a file that does not change and the catalog that fits it. */
  read<T>(work: (catalog: Catalog) => T): T;
};

export function createView(db: DatabaseSync, nextDelta: () => Delta | undefined): View {
  const begin = db.prepare("BEGIN");
  const end = db.prepare("COMMIT");
  const generation = db.prepare("SELECT generation FROM state");
  const deltas = new Map<number, Delta>();
  let catalog = createCatalog();

  const receive = (): void => {
    // Of a batch that failed and was given again, the last delta counts.
    for (let delta = nextDelta(); delta; delta = nextDelta()) deltas.set(delta.generation, delta);
  };
  const catchUp = (to: number): void => {
    if (catalog.generation === to) return;
    receive();
    for (let at = catalog.generation + 1; at <= to; at++) {
      const delta = deltas.get(at);
      if (delta === undefined) {
        // Somebody else's process wrote.
        catalog = createCatalog();
        catalog.apply(loadAll(db));
        break;
      }
      catalog.apply(delta);
    }
    for (const at of deltas.keys()) if (at <= to) deltas.delete(at);
  };

  return {
    read(work) {
      begin.run();
      try {
        catchUp(Number(generation.get()?.generation));
        return work(catalog);
      } finally {
        end.run();
      }
    },
  };
}
