// Empties the write-ahead log, which still holds what was overwritten in the table.
import type { DatabaseSync } from "node:sqlite";
import { BUSY_MS } from "./rows.ts";

/** Appends wait while the log is emptied, so each attempt waits only briefly for readers, and there are many. */
const PATIENCE_MS = 20;
const AGAIN_MS = 200;

/** Called without an error when the log is empty. */
type Emptied = (error?: unknown) => void;

export type LogEmptier = {
  /** Empties the log now, or as soon as readers allow. A database error ends the attempts. */
  readonly empty: (emptied: Emptied) => void;
  /** Cancels what is still waiting. */
  readonly stop: () => void;
};

export function createLogEmptier(db: DatabaseSync): LogEmptier {
  let waiting: Emptied[] = [];
  let again: NodeJS.Timeout | undefined;

  function attempt(): void {
    again = undefined;
    try {
      if (emptyNow(db)) tell();
      else again = setTimeout(attempt, AGAIN_MS);
    } catch (error) {
      tell(error);
    }
  }

  function tell(error?: unknown): void {
    const told = waiting;
    waiting = [];
    for (const emptied of told) emptied(error);
  }

  return {
    empty: (emptied) => {
      waiting.push(emptied);
      if (again === undefined) attempt();
    },
    stop: () => clearTimeout(again),
  };
}

/** False where another connection blocks it. */
function emptyNow(db: DatabaseSync): boolean {
  db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
  try {
    return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } finally {
    db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  }
}
