// The streams that a group holds back, beside its checkpoint (checkpoints.ts).
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Revision } from "../../event-store/port.ts";
import { PAUSED_LISTED, type PausedStream } from "../port.ts";

/** One row for each stream, however many of its events wait. */
export type Paused = PausedStream & {
  /** The revision of the event that fails. */
  readonly revision: Revision;
  /** The stream's newest event that the checkpoint has passed. */
  readonly through: Revision;
};

export type PausedRows = {
  of(group: string): readonly Paused[];
  list(): readonly PausedStream[];
  put(paused: Paused): void;
  remove(group: string, stream: string): void;
  /** Forgets the rows of a group that begins anew. */
  clear(group: string): void;
};

export function createPausedRows(db: DatabaseSync): PausedRows {
  db.exec(`
    CREATE TABLE IF NOT EXISTS held (
      name TEXT NOT NULL, stream TEXT NOT NULL, revision INTEGER NOT NULL, through INTEGER NOT NULL, event_id TEXT NOT NULL,
      event_type TEXT NOT NULL, at TEXT NOT NULL, failures INTEGER NOT NULL, since INTEGER NOT NULL,
      cause TEXT NOT NULL DEFAULT '', PRIMARY KEY (name, stream)
    ) STRICT;
  `);
  addCause(db);
  const ofGroup = db.prepare("SELECT * FROM held WHERE name = ? ORDER BY since");
  const all = db.prepare("SELECT * FROM held ORDER BY since LIMIT ?");
  const upsert = db.prepare("INSERT OR REPLACE INTO held VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const remove = db.prepare("DELETE FROM held WHERE name = ? AND stream = ?");
  const clear = db.prepare("DELETE FROM held WHERE name = ?");
  return {
    of: (group) => ofGroup.all(group).map(pausedOf),
    list: () =>
      all
        .all(PAUSED_LISTED)
        .map(pausedOf)
        .map(({ revision: _, through: __, ...paused }) => paused),
    put: ({ group, stream, revision, through, eventId, eventType, at, failures, since, cause }) =>
      void upsert.run(group, stream, revision, through, eventId, eventType, at, failures, since, cause),
    remove: (group, stream) => void remove.run(group, stream),
    clear: (group) => void clear.run(group),
  };
}

/** Files of releases before have no such column. */
function addCause(db: DatabaseSync): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('held')").all();
  if (!columns.some(({ name }) => name === "cause"))
    db.exec("ALTER TABLE held ADD COLUMN cause TEXT NOT NULL DEFAULT ''");
}

const pausedOf = (row: Record<string, SQLOutputValue>): Paused => ({
  group: String(row.name),
  stream: String(row.stream),
  revision: Number(row.revision),
  through: Number(row.through),
  eventId: String(row.event_id),
  eventType: String(row.event_type),
  at: String(row.at),
  failures: Number(row.failures),
  cause: String(row.cause),
  since: Number(row.since),
});
