// Two states of a list in a file of their own: the one that the events say, and the one that was read. Sorted by SQLite outside of memory,
// so that a list of a million entries takes no more of it than one of ten.
import { createHash, type Hash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { ListDifference, ListedEntry, ListingEvent } from "@sb/contracts/published/events.ts";
import { LIST_LIMITS } from "@sb/contracts/published/model.ts";

export type Compared = ListDifference & { readonly digest: string };

export type StateTables = {
  /** Takes an entry of the known state with its mark, in the order of the keys. */
  know(addressKey: string, mark: string): void;
  /** Takes what an event says on top of that. */
  apply(event: Pick<ListingEvent, "type" | "data">): void;
  /** Takes an entry of the state that was read, in any order; of several with one key the first holds. */
  read(entry: ListedEntry): void;
  /** Forgets all that is known, or all that was read. */
  forget(which: "known" | "read"): void;
  compare(): Compared;
  /** The difference as events' data, in batches, in an order that is always the same. */
  difference(): Iterable<Pick<ListingEvent, "type" | "data">>;
  /** Keys and marks of what was read, sorted. */
  marks(): Iterable<readonly [addressKey: string, mark: string]>;
  /** Entries that were read as JSON, sorted. */
  entries(): Iterable<string>;
  close(): void;
};

/** Bytes of pages in memory; the rest is in the file. */
const CACHE_KB = 16_000;

const SCHEMA = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = FILE;
  PRAGMA cache_size = -${CACHE_KB};
  CREATE TABLE known (key TEXT PRIMARY KEY, mark TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE raw (key TEXT NOT NULL, mark TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE TABLE fresh (key TEXT PRIMARY KEY, mark TEXT NOT NULL, entry TEXT NOT NULL) WITHOUT ROWID;
  BEGIN;
`;

/** `path`: of a file that is not there yet; nobody else looks at it. */
export function openStateTables(path: string, listSeq: number): StateTables {
  const db = new DatabaseSync(path);
  db.exec(SCHEMA);
  const know = db.prepare("INSERT INTO known VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET mark = excluded.mark");
  const drop = db.prepare("DELETE FROM known WHERE key = ?");
  const read = db.prepare("INSERT INTO raw VALUES (?, ?, ?)");
  let isSorted = true;
  const sort = (): void => {
    if (isSorted) return;
    db.exec("INSERT OR IGNORE INTO fresh SELECT key, mark, entry FROM raw ORDER BY key, rowid; DELETE FROM raw");
    isSorted = true;
  };
  const rows = (sql: string) => db.prepare(sql).iterate() as Iterable<Readonly<Record<string, string>>>;
  const countIn = (table: "known" | "fresh"): number =>
    Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0);

  return {
    know: (addressKey, mark) => void know.run(addressKey, mark),
    apply({ type, data }) {
      if (type === "EntriesDelisted") for (const key of (data as Keys).addressKeys) drop.run(key);
      else for (const entry of (data as Entries).entries) know.run(entry.addressKey, markOf(JSON.stringify(entry)));
    },
    read(entry) {
      const json = JSON.stringify(entry);
      read.run(entry.addressKey, markOf(json), json);
      isSorted = false;
    },
    forget(which) {
      db.exec(which === "known" ? "DELETE FROM known" : "DELETE FROM raw; DELETE FROM fresh");
      if (which === "read") isSorted = true;
    },
    compare() {
      sort();
      const digest = createHash("sha256");
      for (const { key = "", mark = "" } of rows("SELECT key, mark FROM fresh ORDER BY key")) addTo(digest, key, mark);
      const one = (sql: string): number => Number(db.prepare(sql).get()?.n ?? 0);
      return {
        entries: countIn("fresh"),
        before: countIn("known"),
        listed: one(`SELECT count(*) AS n FROM (${LISTED})`),
        changed: one(`SELECT count(*) AS n FROM (${CHANGED})`),
        delisted: one(`SELECT count(*) AS n FROM (${DELISTED})`),
        digest: digest.digest("hex"),
      };
    },
    *difference() {
      sort();
      for (const entries of batched(rows(`${LISTED} ORDER BY f.key`), "entry"))
        yield { type: "EntriesListed", data: { listSeq, entries: entries.map((json) => JSON.parse(json)) } };
      for (const entries of batched(rows(`${CHANGED} ORDER BY f.key`), "entry"))
        yield { type: "EntriesChanged", data: { listSeq, entries: entries.map((json) => JSON.parse(json)) } };
      for (const addressKeys of batched(rows(`${DELISTED} ORDER BY k.key`), "key"))
        yield { type: "EntriesDelisted", data: { listSeq, addressKeys } };
    },
    *marks() {
      sort();
      for (const { key = "", mark = "" } of rows("SELECT key, mark FROM fresh ORDER BY key")) yield [key, mark];
    },
    *entries() {
      sort();
      for (const { entry = "" } of rows("SELECT entry FROM fresh ORDER BY key")) yield entry;
    },
    close: () => db.close(),
  };
}

type Entries = { readonly entries: readonly ListedEntry[] };
type Keys = { readonly addressKeys: readonly string[] };

const LISTED = "SELECT f.entry FROM fresh f LEFT JOIN known k ON k.key = f.key WHERE k.key IS NULL";
const CHANGED = "SELECT f.entry FROM fresh f JOIN known k ON k.key = f.key WHERE k.mark <> f.mark";
const DELISTED = "SELECT k.key FROM known k LEFT JOIN fresh f ON f.key = k.key WHERE f.key IS NULL";

/** Tells an entry from what it was before. */
const markOf = (json: string): string => createHash("sha256").update(json).digest("base64url").slice(0, 16);

const addTo = (hash: Hash, key: string, mark: string): void => void hash.update(`${key}\n${mark}\n`);

/** Texts of a column, as many as one event takes. */
function* batched(rows: Iterable<Readonly<Record<string, string>>>, column: string): Iterable<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const text = row[column] ?? "";
    const size = Buffer.byteLength(text) + 4;
    if (batch.length === LIST_LIMITS.entriesOfEvent || bytes + size > LIST_LIMITS.bytesOfEvent) {
      if (batch.length > 0) yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
