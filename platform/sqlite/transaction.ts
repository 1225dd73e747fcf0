// One transaction that writes, and whether others have written.
import type { DatabaseSync } from "node:sqlite";

/** Runs `work` in one transaction: all of it or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/** Whether another connection has committed since the last call. */
export function createChangeCheck(db: DatabaseSync): () => boolean {
  const statement = db.prepare("PRAGMA data_version");
  let seen = statement.get()?.data_version;
  return () => {
    const now = statement.get()?.data_version;
    const changed = now !== seen;
    seen = now;
    return changed;
  };
}
