// The file of the SQLite read store. It can be rebuilt from the events, so it is synced less eagerly than they are:
// a power cut may lose the last batches together with their checkpoint, never one without the other.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { closingUnless } from "../../sqlite/guard.ts";
import { inTransaction } from "../../sqlite/transaction.ts";

// Raised with every change to SCHEMA.
const VERSION = 6;

// `fence` holds the newest writer's token by the projection's name: a drop and a promotion leave it.
// `log` holds the identity of the log that all is made from.
// `changes` counts the batches that had operations; `ready`: port.ts, ModelState. A projection without a name was dropped; its rows are purged by and by (purge.ts).
// Documents are large, so they lie apart from their keys; members are small, and lie within theirs. A list's total is
// kept, not counted.
const SCHEMA = `
  CREATE TABLE log (id TEXT NOT NULL) STRICT;
  CREATE TABLE fence (name TEXT PRIMARY KEY, token INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE projection (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    position TEXT NOT NULL,
    changes INTEGER NOT NULL,
    ready INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE doc (
    projection INTEGER NOT NULL,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    expires INTEGER,
    UNIQUE (projection, collection, id)
  ) STRICT;
  CREATE INDEX doc_expiry ON doc (expires) WHERE expires IS NOT NULL;
  CREATE TABLE list (
    id INTEGER PRIMARY KEY,
    projection INTEGER NOT NULL,
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    UNIQUE (projection, name)
  ) STRICT;
  CREATE TABLE member (
    list INTEGER NOT NULL,
    member TEXT NOT NULL,
    score REAL NOT NULL,
    PRIMARY KEY (list, member)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX member_order ON member (list, score, member);
`;

/** Opens the file, made with its folder where there is none. */
export function openDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const db = openConnection(path);
  return closingUnless(db, () => {
    inTransaction(db, () => ensureSchema(db));
    return db;
  });
}

/** Another connection to a file that was opened. `timeout`: how long it waits for others who write, in milliseconds. */
export function openConnection(path: string, timeout = 5_000): DatabaseSync {
  const db = new DatabaseSync(path, { timeout });
  return closingUnless(db, () => setUp(db));
}

function setUp(db: DatabaseSync): DatabaseSync {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA wal_autocheckpoint = 4000;
    PRAGMA cache_size = -32000;
    PRAGMA temp_store = MEMORY;
  `);
  return db;
}

/** Tables of another version are dropped: all that stands in them is made from the events again. */
function ensureSchema(db: DatabaseSync): void {
  if (db.prepare("PRAGMA user_version").get()?.user_version === VERSION) return;
  for (const table of ["log", "fence", "projection", "doc", "list", "member"]) db.exec(`DROP TABLE IF EXISTS ${table}`);
  db.exec(SCHEMA);
  db.exec(`PRAGMA user_version = ${VERSION}`);
}
