// The file of the SQLite jobs. Several processes share it.
import { DatabaseSync } from "node:sqlite";
import { closingUnless } from "../../sqlite/guard.ts";
import { inTransaction } from "../../sqlite/transaction.ts";
import { HISTORY_ENTRIES, type JobEntry } from "../port.ts";

// A job that is over keeps its row until its id may be given again. `ended`: when it was done or parked.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS job (
    key INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    state TEXT NOT NULL,
    payload TEXT NOT NULL,
    schedule TEXT,
    run_at INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    lost INTEGER NOT NULL DEFAULT 0,
    progress TEXT,
    history TEXT NOT NULL DEFAULT '[]',
    token TEXT,
    lease_until INTEGER,
    ended INTEGER,
    UNIQUE (kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS job_waiting ON job (kind, run_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS job_retrying ON job (kind) WHERE state = 'waiting' AND failures > 0;
  CREATE INDEX IF NOT EXISTS job_running ON job (kind, lease_until) WHERE state = 'running';
  CREATE INDEX IF NOT EXISTS job_parked ON job (kind, ended) WHERE state = 'parked';
  CREATE INDEX IF NOT EXISTS job_done ON job (kind, ended) WHERE state = 'done';
  CREATE TABLE IF NOT EXISTS schedule (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (kind, name)
  ) STRICT;`;

/** How long to wait for another process's commit, in milliseconds. */
const BUSY_MS = 5_000;

/** Commits are not synced here: whoever needs that waits for a flush (sqlite/flush.ts). */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  return closingUnless(db, () => {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    inTransaction(db, () => db.exec(SCHEMA));
    return db;
  });
}

/** SQL that adds the entry of a parameter to a history, and drops the oldest of too many. */
export const WITH_ENTRY = `json_insert(
  iif(json_array_length(history) < ${HISTORY_ENTRIES}, history, json_remove(history, '$[0]')), '$[#]', json(?))`;

export const entry = (what: JobEntry["what"], at: number, code?: string): string =>
  JSON.stringify({ at, what, ...(code === undefined ? {} : { code }) });
