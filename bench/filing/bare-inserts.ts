// The baseline for filing: the rows that filing stored, inserted into a bare table with the same durability and the same
// number of rows per commit. A `unique` table adds the one constraint every event store needs: one row per stream and
// revision.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type StoredRow = { readonly stream: string; readonly revision: number; readonly body: string };

export type BareInserts = Disposable & {
  /** Events per second. */
  readonly run: (rows: readonly StoredRow[], groupSize: number) => number;
};

export function openBareInserts(folder: string, kind: "bare" | "unique"): BareInserts {
  const db = new DatabaseSync(join(folder, `${kind}.db`));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;");
  db.exec(
    "CREATE TABLE log (id INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL)",
  );
  if (kind === "unique") db.exec("CREATE UNIQUE INDEX revisions ON log (stream, revision)");
  const insert = db.prepare("INSERT INTO log (stream, revision, body) VALUES (?, ?, ?)");
  return {
    run: (rows, groupSize) => {
      const start = performance.now();
      for (let from = 0; from < rows.length; from += groupSize) {
        db.exec("BEGIN IMMEDIATE");
        for (const { stream, revision, body } of rows.slice(from, from + groupSize)) insert.run(stream, revision, body);
        db.exec("COMMIT");
      }
      return rows.length / ((performance.now() - start) / 1_000);
    },
    [Symbol.dispose]: () => db.close(),
  };
}

/** The newest rows of an event store's file, oldest first. */
export function newestRows(dataDir: string, count: number): readonly StoredRow[] {
  const db = new DatabaseSync(join(dataDir, "events.db"), { readOnly: true });
  try {
    const rows = db.prepare("SELECT stream, revision, body FROM events ORDER BY position DESC LIMIT ?").all(count);
    return (rows as unknown as StoredRow[]).reverse();
  } finally {
    db.close();
  }
}
