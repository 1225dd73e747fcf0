// Sees to it that what was deleted is nowhere in the file. SQLite overwrites what is deleted (secure_delete), but not the
// copies that were left behind when pages were split long before, nor those in the log: once it is quiet, the file is
// written anew by a thread of its own and the log emptied.
import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";

export type Eraser = {
  /** Before a transaction, which must not be open yet: whether what it deletes is overwritten, which takes its time. */
  readonly overwrite: (erases: boolean) => void;
  /** Something was erased. To be called within the transaction: a crash before the file is written anew is made up for. */
  readonly erased: () => void;
  /** After the transaction. */
  readonly later: () => void;
  readonly close: () => Promise<void>;
};

/** Milliseconds without an erasure after which it is quiet, and for which it waits for that. */
const QUIET_MS = 1_000;
const PATIENCE_MS = 20_000;
/** A larger file takes too long: only its log is emptied. */
const SMALL_BYTES = 64_000_000;

// The header's application id says whether copies may be left.
const ERASED = "PRAGMA application_id = 1";
export const NOTHING_ERASED = "PRAGMA application_id = 0";

export function isSmall(db: DatabaseSync): boolean {
  const size = db.prepare("SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()");
  return Number(size.get()?.bytes) <= SMALL_BYTES;
}

/** `beforeWrite` runs before the file is written anew. A store in memory has no file. */
export function createEraser(db: DatabaseSync, path: string, beforeWrite: () => void): Eraser {
  const noted = db.prepare("PRAGMA application_id");
  const isDue = (): boolean => path !== ":memory:" && noted.get()?.application_id === 1;
  let quiet: NodeJS.Timeout | undefined;
  let since = 0;
  let running: Promise<void> = Promise.resolve();

  const writeIfDue = (): Promise<void> => {
    beforeWrite();
    return isDue() ? writeAnew(path) : Promise.resolve();
  };
  const run = (): void => {
    since = 0;
    // A failure (the disk is full, another process holds the file) is tried again after the next erasure, and said.
    running = running.then(writeIfDue).catch((error: Error) => process.emitWarning(error));
  };
  return {
    overwrite: (erases) => db.exec(`PRAGMA secure_delete = ${erases ? "ON" : "FAST"}`),
    erased: () => db.exec(ERASED),
    later() {
      if (!isDue()) return;
      clearTimeout(quiet);
      since ||= performance.now();
      quiet = setTimeout(run, performance.now() - since > PATIENCE_MS ? 0 : QUIET_MS);
    },
    async close() {
      clearTimeout(quiet);
      run();
      await running;
    },
  };
}

function writeAnew(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./erase-worker.ts", import.meta.url), { workerData: { path } });
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}
