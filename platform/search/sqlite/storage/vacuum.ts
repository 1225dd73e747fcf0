// In quiet times the writing thread gives back the memory that only large batches need, and vacuums away what
// was erased. SQLite overwrites what is deleted (secure_delete), but not the copies that were left behind when pages were
// split long before: those go when the file is written anew.
import type { DatabaseSync } from "node:sqlite";
import { sweepBuckets } from "./buckets.ts";
import { NOTHING_ERASED } from "./schema.ts";

export type Vacuum = {
  /** Once it is quiet. */
  later(): void;
  /** At once, where it takes no time. Nothing happens later. */
  close(): void;
};

/** Milliseconds without a batch after which it is quiet. */
const QUIET_MS = 1_000;
/** A file of so many bytes is written anew in less than a second. */
const SMALL_BYTES = 64_000_000;
/** A larger one takes a second for every 100 MB or so, in which no batch is taken: that is done once a day at most. */
const LARGE_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Milliseconds for which it waits to be quiet. */
const PATIENCE_MS = 60_000;

/** `onQuiet`: there was no batch for a second. */
export function createVacuum(db: DatabaseSync, onQuiet?: () => void): Vacuum {
  const state = db.prepare("SELECT erased FROM state");
  const size = db.prepare("SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()");
  let quiet: NodeJS.Timeout | undefined;

  const isSmall = (): boolean => Number(size.get()?.bytes) <= SMALL_BYTES;
  /** For how long there may have been copies of what was erased; by a clock that was put back since, for as long as that. */
  const staleMs = (): number | undefined => {
    const since = Number(state.get()?.erased);
    return since === NOTHING_ERASED ? undefined : Math.abs(Date.now() - since);
  };
  const vacuum = (stale: number): void => {
    if (isSmall() || stale > LARGE_AFTER_MS) writeAnew(db);
    // Until then at least the log is emptied.
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  };
  const whenQuiet = (): void =>
    attempt(() => {
      const stale = staleMs();
      if (stale !== undefined) vacuum(stale);
      db.exec("PRAGMA shrink_memory");
      onQuiet?.();
    });
  const orLater = (): void => {
    const isOverdue = (staleMs() ?? 0) > PATIENCE_MS && isSmall();
    if (isOverdue) whenQuiet();
    else quiet = setTimeout(whenQuiet, QUIET_MS);
  };
  const atOnce = (): void => {
    const stale = staleMs();
    if (stale !== undefined && isSmall()) vacuum(stale);
  };
  return {
    later() {
      clearTimeout(quiet);
      attempt(orLater);
    },
    close() {
      clearTimeout(quiet);
      attempt(atOnce);
    },
  };
}

/** Another process may be writing, the disk full or the file damaged: it is tried again after the next batch. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    process.emitWarning(`The search index could not be vacuumed: ${error instanceof Error ? error.message : error}`);
  }
}

function writeAnew(db: DatabaseSync): void {
  sweepGroupKeys(db);
  db.exec(`
    DELETE FROM stored WHERE NOT EXISTS (SELECT 1 FROM doc WHERE doc.id = stored.id AND doc.stored = stored.no);
    DELETE FROM block WHERE docs = zeroblob(length(docs));
    VACUUM;
    UPDATE state SET erased = ${NOTHING_ERASED};
  `);
}

/** Takes the keys of groups that are gone out of the file, in a transaction of its own. */
function sweepGroupKeys(db: DatabaseSync): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    const groups = new Set(
      db
        .prepare("SELECT no FROM doc_group")
        .all()
        .map(({ no }) => Number(no)),
    );
    sweepBuckets(db, "group_key", (no) => groups.has(no));
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}
