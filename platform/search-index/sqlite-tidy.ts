// What the writing thread does when nothing else is to be done: what was erased leaves the log too, and memory that only
// large batches need is given back.
import type { DatabaseSync } from "node:sqlite";

export type Tidy = {
  /** After each batch. */
  batchDone(erased: boolean): void;
  stop(): void;
};

/** Milliseconds without a batch after which it is quiet. */
const QUIET_MS = 1_000;
/** Milliseconds that erased text may stay in the log while batches go on coming. */
const STALE_MS = 10_000;

export function createTidy(db: DatabaseSync): Tidy {
  const emptyLog = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  let staleSince: number | undefined;
  let quiet: NodeJS.Timeout | undefined;

  const empty = (): void => {
    // A reader stood in the way: it is tried again after the next batch, or in a while.
    if (emptyLog.get()?.busy === 0) staleSince = undefined;
    else rest();
  };
  const rest = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      db.exec("PRAGMA shrink_memory");
      if (staleSince !== undefined) empty();
    }, QUIET_MS);
  };
  return {
    batchDone(erased) {
      if (erased) staleSince ??= performance.now();
      rest();
      if (staleSince !== undefined && performance.now() - staleSince > STALE_MS) empty();
    },
    stop: () => clearTimeout(quiet),
  };
}
