// Durability without holding a thread up: SQLite commits to the write-ahead log without syncing it (synchronous=NORMAL),
// and whoever must not lose the commit waits here for the sync, which runs on another thread.
import { open } from "node:fs/promises";

/** Resolves once all that was committed to the database `file` before the call is on disk. Calls share syncs. */
export type Flush = () => Promise<void>;

export function createFlush(file: string): Flush {
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  // A sync under way may have begun before the commit.
  return async () => {
    if (underWay) {
      next ??= underWay.then(begin, begin);
      return next;
    }
    return begin();
  };

  function begin(): Promise<void> {
    next = undefined;
    const sync = syncLog(file).finally(() => {
      if (underWay === sync) underWay = undefined;
    });
    underWay = sync;
    return sync;
  }
}

/** Closing this descriptor releases no lock of SQLite's: those are on other files. */
async function syncLog(file: string): Promise<void> {
  await using log = await open(`${file}-wal`, "r");
  await log.datasync();
}
