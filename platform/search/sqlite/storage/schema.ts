// The file of one index. It can be made anew from the read models, so it is synced less eagerly than the events are: a
// power cut may lose the last batches together with their checkpoint, never one without the other.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy, isDamage } from "../../../sqlite/errors.ts";
import { closingUnless } from "../../../sqlite/guard.ts";
import type { Layout } from "../../analysis/layout.ts";
import { TERMS_VERSION } from "../../analysis/terms.ts";

/** In the file's header: "SBSX". A file without it is somebody else's and is left alone. */
const APPLICATION_ID = 0x53425358;
/** A new number whenever the tables change. */
const SCHEMA_VERSION = 14;
const VERSION = SCHEMA_VERSION * 1_000 + TERMS_VERSION;

export const NOTHING_ERASED = 0;

// state: an id of the file's own, the batches with operations counted, the checkpoint, since when there may be copies of what was erased (vacuum.ts), the
// declared fields, whether another file holds the index now (retired.ts), the identity of the log it is made
// from, and whether it is ready (read-store/port.ts, ModelState).
// segment: ids from `first_id` up to the next one's; `ordinals` are given out, `top` is the highest id so far; `merged`: of its prefix terms only
// frequent ones have lists.
// doc: where a document is, where its stored fields are, and its sort columns: a number, or the number of its group.
// stored: stored fields of a document as JSON; of a deleted one zeros stay, so that no row ever moves and leaves a copy behind.
// block: stored fields of some dozens of documents, compressed; of the deleted ones nothing stays (storage/blocks.ts).
// doc_group: groups of documents, each under its sort's column; `keys` is a hash of its keys, which tells whether others are given.
// posting: the inverted index; for each term of a segment its posting list, the ordinals of the documents (posting-list.ts), or
// the number that a longer one has in long_posting (lists.ts).
// word: the vocabulary, and in how many documents each word stands. neighbour: its deletion neighbourhood (typo.ts), and
// group_key: by which hashes groups are looked up, both hash tables (buckets.ts). What group_key has of groups that are gone is found by nobody, as no
// number is given twice, and goes when the file is written anew.
const tables = (layout: Layout): string => `
  CREATE TABLE state (
    file TEXT NOT NULL,
    generation INTEGER NOT NULL,
    position TEXT NOT NULL,
    erased INTEGER NOT NULL,
    fields TEXT NOT NULL,
    retired INTEGER NOT NULL,
    log TEXT,
    ready INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE segment (
    no INTEGER PRIMARY KEY,
    first_id INTEGER NOT NULL,
    ordinals INTEGER NOT NULL,
    top INTEGER NOT NULL,
    merged INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE doc (
    id INTEGER PRIMARY KEY,
    segment INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    stored INTEGER NOT NULL
    ${sortColumns(layout)
      .map((column) => `, ${column} INTEGER NOT NULL`)
      .join("")}
  ) STRICT;
  CREATE TABLE stored (no INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL, json BLOB NOT NULL) STRICT;
  CREATE TABLE block (no INTEGER PRIMARY KEY AUTOINCREMENT, docs BLOB NOT NULL) STRICT;
  CREATE TABLE doc_group (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    name_hash INTEGER NOT NULL,
    sort INTEGER NOT NULL,
    name TEXT NOT NULL,
    docs INTEGER NOT NULL,
    value INTEGER NOT NULL,
    keys INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX doc_group_by_name ON doc_group (name_hash);
  CREATE TABLE group_key (bucket INTEGER PRIMARY KEY, entries BLOB NOT NULL) STRICT;
  CREATE TABLE posting (segment INTEGER NOT NULL, term TEXT NOT NULL, docs ANY NOT NULL, PRIMARY KEY (segment, term))
    STRICT, WITHOUT ROWID;
  CREATE TABLE long_posting (no INTEGER PRIMARY KEY, docs BLOB NOT NULL) STRICT;
  CREATE TABLE word (no INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE, docs INTEGER NOT NULL) STRICT;
  CREATE TABLE neighbour (bucket INTEGER PRIMARY KEY, entries BLOB NOT NULL) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${VERSION};
`;

/** The columns of `doc` that hold the layout's sorts. */
export function sortColumns({ sorts }: Layout): string[] {
  return sorts.map((_, column) => `sort_${column}`);
}

/**
 * A connection that writes. The file is made where there is none, and made anew where its tables or terms are of another
 * version or its fields were declared otherwise.
 */
export function openWriting(file: string, layout: Layout): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = connect(file);
  const isSound = closingUnless(db, () => isOfLayout(db, layout));
  if (isSound) return db;
  db.close();
  removeFiles(file);
  return create(connect(file), layout);
}

/** False where it is to be made anew. An empty one gets its tables. */
function isOfLayout(db: DatabaseSync, layout: Layout): boolean {
  if (numberOf(db, "user_version") === 0) create(db, layout);
  return (
    numberOf(db, "user_version") === VERSION &&
    db.prepare("SELECT fields FROM state").get()?.fields === layout.fingerprint
  );
}

/** Notes the log that the index is made from, where none is noted. */
export function noteLog(db: DatabaseSync, id: string): void {
  db.prepare("UPDATE state SET log = ? WHERE log IS NULL").run(id);
}

/** Tells whoever has the file open that it is not the index any more, and removes it. Throws where it is no index. */
export function retire(file: string): void {
  if (!existsSync(file)) return;
  const db = connect(file);
  if (numberOf(db, "user_version") === VERSION) db.exec("UPDATE state SET retired = 1");
  db.close();
  removeFiles(file);
}

/**
 * Removes a file that no connection has open, in whatever process, and answers whether it is gone. A connection in
 * write-ahead mode holds a lock on the file from its first read until it is closed, and the system takes the locks of a
 * process that ends. Leaving that mode needs all of them.
 */
export function removeUnused(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec("PRAGMA journal_mode = DELETE");
    // For whoever opens it before it is removed.
    if (numberOf(db, "user_version") === VERSION) db.exec("UPDATE state SET retired = 1");
  } catch (error) {
    if (isBusy(error)) return false;
    if (!isDamage(error)) throw error;
  } finally {
    db.close();
  }
  removeFiles(file);
  return true;
}

/** A connection that reads. The file must be there. */
export function openReading(file: string, cacheKib: number): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true });
  db.exec(`PRAGMA cache_size = -${cacheKib}`);
  return db;
}

function removeFiles(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
}

const BUSY_MS = 5_000;

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  return closingUnless(db, () => prepare(db, file));
}

function prepare(db: DatabaseSync, file: string): DatabaseSync {
  // In this order: another process may be making it, which writes both in one step.
  const isEmpty = db.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
  const application = numberOf(db, "application_id");
  if (application !== APPLICATION_ID && !(isEmpty && application === 0))
    throw new Error(`${file} is not a search index`);
  // A posting list that is a bitmap fits four times on a page of this size, and so needs no page of its own.
  db.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    PRAGMA cache_size = -64000;
    PRAGMA wal_autocheckpoint = 2000;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA temp_store = MEMORY;
  `);
  return db;
}

function create(db: DatabaseSync, layout: Layout): DatabaseSync {
  db.exec("BEGIN IMMEDIATE");
  // Another process has made it meanwhile.
  if (numberOf(db, "user_version") !== 0) {
    db.exec("ROLLBACK");
    return db;
  }
  db.exec(tables(layout));
  db.prepare(`INSERT INTO state VALUES (hex(randomblob(8)), 0, '', ${NOTHING_ERASED}, ?, 0, NULL, 0)`).run(
    layout.fingerprint,
  );
  db.exec("COMMIT");
  return db;
}

function numberOf(db: DatabaseSync, pragma: string): number {
  return Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
