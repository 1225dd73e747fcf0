// A hash table in the file: under each hash of 32 bits any numbers. Entries whose hashes have the upper 16 bits in common are
// one row, a bucket: 2 bytes for the lower bits and, up to 2 million, 3 for the number, where a row for each entry takes 15 and more.
import type { DatabaseSync } from "node:sqlite";

/** The keys of groups, and the words near each other. */
type Table = "group_key" | "neighbour";

export type Buckets = {
  /** An entry that is not there. */
  add(hash: number, no: number): void;
  remove(hash: number, no: number): void;
  /** Writes what was added. */
  flush(): void;
  /** Forgets what was added: the transaction was rolled back. */
  reset(): void;
};

type Entry = { readonly hash: number; readonly no: number };

/** Bytes of an entry: two for the lower bits, and one for each seven bits of a number below 2^32. */
const BYTES_AT_MOST = 2 + 5;
const LOW_BITS = 16;
const bucketOf = (hash: number): number => hash >>> LOW_BITS;
const lowOf = (hash: number): number => hash & ((1 << LOW_BITS) - 1);

export function createBuckets(db: DatabaseSync, table: Table): Buckets {
  const append = db.prepare(`
    INSERT INTO ${table} (bucket, entries) VALUES (?, ?)
    ON CONFLICT DO UPDATE SET entries = CAST(entries || excluded.entries AS BLOB)`);
  const find = db.prepare(`SELECT entries FROM ${table} WHERE bucket = ?`);
  const put = db.prepare(`UPDATE ${table} SET entries = ? WHERE bucket = ?`);
  const drop = db.prepare(`DELETE FROM ${table} WHERE bucket = ?`);
  let added: Entry[] = [];

  const flush = (): void => {
    // In the order of the rows, so that each page is visited once.
    added.sort((a, b) => a.hash - b.hash);
    for (let at = 0; at < added.length; ) {
      const from = at;
      const bucket = bucketOf(added[at]?.hash ?? 0);
      while (at < added.length && bucketOf(added[at]?.hash ?? 0) === bucket) at += 1;
      append.run(bucket, write(added.slice(from, at)));
    }
    added = [];
  };
  return {
    add: (hash, no) => void added.push({ hash, no }),
    remove(hash, no) {
      flush();
      const bucket = bucketOf(hash);
      const left = entriesIn(bucket, find.get(bucket)?.entries).filter((each) => each.hash !== hash || each.no !== no);
      if (left.length === 0) drop.run(bucket);
      else put.run(write(left), bucket);
    },
    flush,
    reset() {
      added = [];
    },
  };
}

/** The numbers under any of the hashes, each once. */
export function createFindInBuckets(
  db: DatabaseSync,
  table: Table,
): (hashes: readonly number[]) => ReadonlySet<number> {
  const find = db.prepare(`SELECT entries FROM ${table} WHERE bucket = ?`);
  return (hashes) => {
    const found = new Set<number>();
    for (const [bucket, wanted] of Map.groupBy(hashes, bucketOf)) {
      for (const { hash, no } of entriesIn(bucket, find.get(bucket)?.entries)) if (wanted.includes(hash)) found.add(no);
    }
    return found;
  };
}

/**
 * Takes out the entries of numbers that are not kept, in one reading of the whole table: a third of a second for five million
 * entries.
 */
export function sweepBuckets(db: DatabaseSync, table: Table, isKept: (no: number) => boolean): void {
  const put = db.prepare(`UPDATE ${table} SET entries = ? WHERE bucket = ?`);
  const drop = db.prepare(`DELETE FROM ${table} WHERE bucket = ?`);
  const changed = new Map<number, Entry[]>();
  for (const row of db.prepare(`SELECT bucket, entries FROM ${table}`).iterate()) {
    const entries = entriesIn(Number(row.bucket), row.entries);
    const kept = entries.filter(({ no }) => isKept(no));
    if (kept.length < entries.length) changed.set(Number(row.bucket), kept);
  }
  for (const [bucket, kept] of changed) {
    if (kept.length === 0) drop.run(bucket);
    else put.run(write(kept), bucket);
  }
}

/** Lower seven bits first, and a bit that says whether more follow. */
function write(entries: readonly Entry[]): Uint8Array {
  const bytes = Buffer.allocUnsafe(entries.length * BYTES_AT_MOST);
  let at = 0;
  for (const { hash, no } of entries) {
    at = bytes.writeUInt16LE(lowOf(hash), at);
    let rest = no;
    for (; rest > 0x7f; rest >>>= 7) bytes[at++] = (rest & 0x7f) | 0x80;
    bytes[at++] = rest;
  }
  return bytes.subarray(0, at);
}

function entriesIn(bucket: number, stored: unknown): Entry[] {
  if (!(stored instanceof Uint8Array)) return [];
  const entries: Entry[] = [];
  for (let at = 0; at < stored.length; ) {
    const low = (stored[at] ?? 0) | ((stored[at + 1] ?? 0) << 8);
    at += 2;
    let no = 0;
    let shift = 0;
    for (let byte = 0x80; byte > 0x7f; shift += 7) {
      byte = stored[at++] ?? 0;
      no |= (byte & 0x7f) << shift;
    }
    entries.push({ hash: ((bucket << LOW_BITS) | low) >>> 0, no: no >>> 0 });
  }
  return entries;
}
