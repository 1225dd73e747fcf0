// A lock between processes: a lock of the operating system, taken through SQLite. It ends with the process, however that
// ends. A number in a file would name some other process once it is given again, and be the same in two containers.
import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isBusy, isDamage } from "./errors.ts";

export class LockHeld extends Error {
  /** Undefined where the holder has not said it yet. */
  readonly pid: number | undefined;

  constructor(pid: number | undefined) {
    super(`The lock is held by process ${pid ?? "(unknown)"}`);
    this.name = "LockHeld";
    this.pid = pid;
  }
}

/** Closing any descriptor of a file ends this process's locks on it (POSIX), so a file that is held here is not opened. */
const heldHere = new Set<string>();

/** Takes the lock and answers with what releases it. Throws LockHeld. */
export function takeFileLock(file: string): () => void {
  return take(file, ALL);
}

/**
 * Takes a part of the lock, as many processes may, while nobody has all of it; whoever wants all of it waits for them. Answers
 * with what releases it. Throws LockHeld.
 */
export function shareFileLock(file: string): () => void {
  return take(file, PART);
}

const ALL = `BEGIN EXCLUSIVE; PRAGMA user_version = ${process.pid}; COMMIT`;
const PART = "BEGIN; SELECT * FROM sqlite_schema; COMMIT";

function take(file: string, transaction: string): () => void {
  if (heldHere.has(file)) throw new LockHeld(process.pid);
  const db = lock(file, transaction) ?? lock(file, transaction);
  if (db === undefined) throw new Error(`${file} can't be locked`);
  heldHere.add(file);
  return () => {
    db.close();
    heldHere.delete(file);
  };
}

/** Undefined where the file was no database and is now empty: nobody held it. */
function lock(file: string, transaction: string): DatabaseSync | undefined {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    // In this mode the lock is kept after the commit, until the connection is closed. Nothing is synced: the lock is the
    // operating system's, and a file that a power cut damaged is made anew.
    db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; ${transaction}`);
    return db;
  } catch (error) {
    db.close();
    if (isBusy(error)) throw new LockHeld(holderOf(file));
    if (!isDamage(error)) throw error;
    writeFileSync(file, "");
    return undefined;
  }
}

/** Where SQLite keeps the user_version, in 4 bytes (https://sqlite.org/fileformat2.html). */
const USER_VERSION_AT = 60;

/** The process that holds the lock or held it last; undefined where there was none. Not for a lock of one's own. */
export function holderOf(file: string): number | undefined {
  const bytes = Buffer.alloc(4);
  const descriptor = openSync(file, "r");
  try {
    const read = readSync(descriptor, bytes, 0, bytes.length, USER_VERSION_AT);
    return read === bytes.length ? bytes.readInt32BE() : undefined;
  } finally {
    closeSync(descriptor);
  }
}
