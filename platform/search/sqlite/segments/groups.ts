// Groups of documents: how many documents each has, its number to sort by, and the keys it is looked up by.
import type { DatabaseSync } from "node:sqlite";
import { hashOf } from "../../analysis/typo.ts";
import type { FoundGroup } from "../../port.ts";
import { createBuckets, createFindInBuckets } from "../storage/buckets.ts";

export type Groups = ReturnType<typeof createGroups>;

/** A group's sort is given by its column. */
export function createGroups(db: DatabaseSync) {
  const named = "name_hash = ? AND sort = ? AND name = ?";
  const find = db.prepare(`SELECT no, keys FROM doc_group WHERE ${named}`);
  const join = db.prepare(`UPDATE doc_group SET docs = docs + 1 WHERE ${named} RETURNING no`);
  const create = db.prepare(
    "INSERT INTO doc_group (name_hash, sort, name, docs, value, keys) VALUES (?, ?, ?, 1, 0, x'')",
  );
  const leave = db.prepare("UPDATE doc_group SET docs = docs - 1 WHERE no = ? RETURNING docs");
  const remove = db.prepare("DELETE FROM doc_group WHERE no = ? RETURNING keys");
  const put = db.prepare("UPDATE doc_group SET value = ?, keys = ? WHERE no = ?");
  const groupKeys = createBuckets(db, "group_key");

  const removeKeys = (no: number, stored: unknown): void => {
    for (const hash of readHashes(stored)) groupKeys.remove(hash, no);
  };
  return {
    find(sort: number, name: string): number | undefined {
      const no = find.get(nameHash(name), sort, name)?.no;
      return no === undefined ? undefined : Number(no);
    },
    /** The number of the group that one document more is in, and whether it is new. */
    join(sort: number, name: string): { readonly no: number; readonly isNew: boolean } {
      const place = [nameHash(name), sort, name] as const;
      const row = join.get(...place);
      if (row) return { no: Number(row.no), isNew: false };
      return { no: Number(create.run(...place).lastInsertRowid), isNew: true };
    },
    leave(no: number): void {
      if (Number(leave.get(no)?.docs) > 0) return;
      removeKeys(no, remove.get(no)?.keys);
    },
    /** The number of the group; undefined where no document is in it. */
    put(sort: number, name: string, value: number, keys: readonly string[]): number | undefined {
      const row = find.get(nameHash(name), sort, name);
      if (row === undefined) return undefined;
      const no = Number(row.no);
      const hashes = writeHashes(keys);
      if (Buffer.compare(hashes, row.keys as Uint8Array) !== 0) {
        removeKeys(no, row.keys);
        for (const hash of readHashes(hashes)) groupKeys.add(hash, no);
      }
      put.run(value, hashes, no);
      return no;
    },
    /** Writes the keys that were given. */
    flush: groupKeys.flush,
    /** Forgets them: the transaction was rolled back. */
    reset: groupKeys.reset,
  };
}

export type FindGroups = (sort: number, keys: readonly string[], limit: number) => FoundGroup[];

export function createFindGroups(db: DatabaseSync): FindGroups {
  const findKeys = createFindInBuckets(db, "group_key");
  const find = db.prepare("SELECT name, value FROM doc_group WHERE no = ? AND sort = ?");
  return (sort, keys, limit) => {
    const groups: FoundGroup[] = [];
    for (const no of findKeys(keys.map(hashOf))) {
      const group = find.get(no, sort);
      if (group) groups.push({ group: String(group.name), value: Number(group.value) });
      if (groups.length === limit) break;
    }
    return groups;
  };
}

/** Signed, as SQLite keeps such in 4 bytes. An index of it takes a third of one of the names. */
const nameHash = (name: string): number => hashOf(name) | 0;

/** Keys are kept as hashes, 4 bytes each. */
function writeHashes(keys: readonly string[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(new Set(keys.map(hashOf))).buffer);
}

function readHashes(stored: unknown): Iterable<number> {
  return stored instanceof Uint8Array ? new Uint32Array(stored.slice().buffer) : [];
}
