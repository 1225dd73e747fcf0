// The layout of events in the SQLite file.
import { DatabaseSync } from "node:sqlite";
import { DatabaseDamaged } from "../../sqlite/damage.ts";
import type { NewEvent, Position, StoredEvent, StreamEvent } from "../port.ts";
import { crcOf } from "./crc.ts";

// `crc`: crc.ts. A shredded stream keeps its rows, with their content overwritten. So no position is given twice, and no page moves: a
// page that moved would leave a copy of its old bytes behind.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    shredded INTEGER NOT NULL DEFAULT 0,
    body ANY NOT NULL,
    crc INTEGER,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS log (id TEXT NOT NULL) STRICT;
  INSERT INTO log SELECT hex(randomblob(16)) WHERE NOT EXISTS (SELECT 1 FROM log);`;

/** How long to wait for another process's commit, in milliseconds. */
export const BUSY_MS = 10_000;

/** Pages of 4 KiB in the log from which commits copy it themselves, should the thread for it (wal-checkpoints.ts) not keep up. */
const MOST_LOG_PAGES = 32_000;

/** A connection of which every commit and every copy of the log is durable when it returns. */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA secure_delete = ON;");
  db.exec(`PRAGMA wal_autocheckpoint = ${MOST_LOG_PAGES}`);
  return db;
}

/** A connection for writing. */
export function openWriter(file: string): DatabaseSync {
  const db = connect(file);
  // In one transaction, so that two processes that start at once make one identity.
  db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
  return db;
}

/** A connection for reading what is committed, while others write. */
export function openReader(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true });
}

const DIGITS = 16;

export function toPosition(row: number): Position {
  return String(row).padStart(DIGITS, "0");
}

/** Throws RangeError where the text is not a position of this adapter. */
export function toRow(position: Position): number {
  if (position === "") return 0;
  if (!/^\d{16}$/.test(position)) throw new RangeError("Not a position of this event store");
  return Number(position);
}

export type EventRow = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly shredded: 0 | 1;
  readonly body: string;
  /** Null where the event was shredded. */
  readonly crc: number | null;
};

export function toEvent(row: EventRow): StoredEvent {
  return Object.assign(toStreamEvent(row), { position: toPosition(row.position) });
}

/** Throws DatabaseDamaged where the event is not what was stored. */
export function toStreamEvent({ position, stream, revision, body, crc }: EventRow): StreamEvent {
  if (crc !== crcOf(stream, revision, body))
    throw new DatabaseDamaged(`The event at ${toPosition(position)} is not what was stored`);
  const event: NewEvent = JSON.parse(body);
  // The parsed object is nobody else's: a copy of each would cost a third of the reading.
  return Object.assign(event, { stream, revision });
}
