// Empties the write-ahead log: what was overwritten in the table still stands there until then.
import type { DatabaseSync } from "node:sqlite";
import { BUSY_MS } from "./sqlite-rows.ts";

/** Appends wait while the log is being emptied, so a reader in the way is given little time, but often. */
const PATIENCE_MS = 20;
const AGAIN_MS = 200;

export type LogEmptier = {
  /** Calls `done` once the log was emptied after this: at once, or when readers let it. */
  readonly empty: (done?: () => void) => void;
  /** Gives up what is still waiting. */
  readonly stop: () => void;
};

export function createLogEmptier(db: DatabaseSync): LogEmptier {
  let waiting: (() => void)[] = [];
  let again: NodeJS.Timeout | undefined;

  function attempt(): void {
    again = undefined;
    if (!emptyNow(db)) {
      again = setTimeout(attempt, AGAIN_MS);
      return;
    }
    const done = waiting;
    waiting = [];
    for (const tell of done) tell();
  }

  return {
    empty: (done) => {
      if (done !== undefined) waiting.push(done);
      if (again === undefined) attempt();
    },
    stop: () => clearTimeout(again),
  };
}

/** False where another connection stands in the way. */
function emptyNow(db: DatabaseSync): boolean {
  db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
  const { busy } = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() ?? {};
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  return busy === 0;
}
