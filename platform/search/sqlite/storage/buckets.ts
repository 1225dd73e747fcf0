// A hash table in the file: under each hash of 32 bits any numbers. Entries whose hashes have the upper 16 bits in common are
// one row, a bucket: 2 bytes for the lower bits and 4 for the number, where a row for each entry takes 15 and more.
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

const ENTRY_BYTES = 6;
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

function write(entries: readonly Entry[]): Buffer {
  const bytes = Buffer.allocUnsafe(entries.length * ENTRY_BYTES);
  for (const [i, { hash, no }] of entries.entries()) {
    bytes.writeUInt16LE(lowOf(hash), i * ENTRY_BYTES);
    bytes.writeUInt32LE(no, i * ENTRY_BYTES + 2);
  }
  return bytes;
}

function entriesIn(bucket: number, stored: unknown): Entry[] {
  if (!(stored instanceof Uint8Array)) return [];
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.length);
  return Array.from({ length: bytes.length / ENTRY_BYTES }, (_, i) => ({
    hash: ((bucket << LOW_BITS) | bytes.readUInt16LE(i * ENTRY_BYTES)) >>> 0,
    no: bytes.readUInt32LE(i * ENTRY_BYTES + 2),
  }));
}
