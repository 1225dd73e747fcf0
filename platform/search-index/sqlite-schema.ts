// The file of the embedded search index. It can be made anew from the read models, so it is synced less eagerly than the
// events are: a power cut may lose the last batches together with their checkpoint, never one without the other.
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { TERMS_VERSION } from "./terms.ts";

/** In the file's header: "SBSX". A file without it is somebody else's and is left alone. */
const APPLICATION_ID = 0x53425358;
/** A new number whenever the tables change. */
const SCHEMA_VERSION = 5;
const VERSION = SCHEMA_VERSION * 1_000 + TERMS_VERSION;

// state: an id of the file's own, batches with operations counted, the checkpoint, since when there may be copies of what was erased (sqlite-vacuum.ts).
// segment: ids from `lo` up to the next one's `lo`; `ordinals` are given out, `top` is the highest id seen.
// place: where a report's bits and its body are. body: what terms and highlights are made from, as JSON; of a deleted
// report zeros stay, so that no row ever moves and leaves a copy behind.
// post: the ordinals of a segment whose report has the term (bits.ts). It is the inverted index.
// shape: what addresses that look alike have in common (shape.ts).
// neighbour: what a word looks like with letters left out (typo.ts).
export const NOTHING_ERASED = 0;
const SCHEMA = `
  CREATE TABLE state (
    file TEXT NOT NULL,
    generation INTEGER NOT NULL,
    position TEXT NOT NULL,
    erased INTEGER NOT NULL
  ) STRICT;
  INSERT INTO state VALUES (hex(randomblob(8)), 0, '', ${NOTHING_ERASED});
  CREATE TABLE segment (no INTEGER PRIMARY KEY, lo INTEGER NOT NULL, ordinals INTEGER NOT NULL, top INTEGER NOT NULL) STRICT;
  CREATE TABLE place (
    id INTEGER PRIMARY KEY,
    segment INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    likes INTEGER NOT NULL,
    address INTEGER NOT NULL,
    body INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE body (no INTEGER PRIMARY KEY AUTOINCREMENT, json BLOB NOT NULL) STRICT;
  CREATE TABLE address (
    no INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    docs INTEGER NOT NULL,
    times INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE shape (hash INTEGER NOT NULL, address INTEGER NOT NULL, PRIMARY KEY (hash, address))
    STRICT, WITHOUT ROWID;
  CREATE TABLE post (segment INTEGER NOT NULL, term TEXT NOT NULL, ordinals BLOB NOT NULL, PRIMARY KEY (segment, term))
    STRICT, WITHOUT ROWID;
  CREATE TABLE word (word TEXT PRIMARY KEY, docs INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE neighbour (hash INTEGER NOT NULL, word TEXT NOT NULL, PRIMARY KEY (hash, word)) STRICT, WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${VERSION};
`;

/** A connection that writes. The file is made where there is none, and made anew where its terms are of another version. */
export function openWriting(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = connect(file);
  const version = numberOf(db, "user_version");
  if (version === VERSION) return db;
  if (version === 0) return create(db);
  db.close();
  removeFiles(file);
  return create(connect(file));
}

/** A connection that reads. The file must be there. */
export function openReading(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true });
  db.exec("PRAGMA cache_size = -32000");
  return db;
}

export function removeFiles(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
}

const BUSY_MS = 5_000;

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  const application = numberOf(db, "application_id");
  const isEmpty = application === 0 && db.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
  if (application !== APPLICATION_ID && !isEmpty) {
    db.close();
    throw new Error(`${file} is not a search index`);
  }
  // A row of `post` with a bitmap in it fits four times on a page of this size, and so needs no page of its own.
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

function create(db: DatabaseSync): DatabaseSync {
  db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
  return db;
}

function numberOf(db: DatabaseSync, pragma: string): number {
  return Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
