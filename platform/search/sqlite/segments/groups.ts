// Groups of documents: how many documents each has, its number to sort by, and the keys it is looked up by.
import type { DatabaseSync } from "node:sqlite";
import { hashOf } from "../../analysis/typo.ts";
import type { FoundGroup } from "../../port.ts";
import { createBuckets, createFindInBuckets, sweepBuckets } from "../storage/buckets.ts";

export type Groups = ReturnType<typeof createGroups>;

/** A group's sort is given by its column. */
export function createGroups(db: DatabaseSync) {
  const named = "name_hash = ? AND sort = ? AND name = ?";
  const find = db.prepare(`SELECT no, keys FROM doc_group WHERE ${named}`);
  const join = db.prepare(`UPDATE doc_group SET docs = docs + 1 WHERE ${named} RETURNING no`);
  const create = db.prepare(
    `INSERT INTO doc_group (name_hash, sort, name, docs, value, keys) VALUES (?, ?, ?, 1, 0, ${NO_KEYS})`,
  );
  const leave = db.prepare("UPDATE doc_group SET docs = docs - 1 WHERE no = ? RETURNING docs");
  const remove = db.prepare("DELETE FROM doc_group WHERE no = ?");
  const put = db.prepare("UPDATE doc_group SET value = ?, keys = ? WHERE no = ?");
  const groupKeys = createBuckets(db, "group_key");

  /** All that there is of them is read for it, which is seldom: keys are the same as long as they are made the same way. */
  const removeKeys = (of: number): void => {
    groupKeys.flush();
    sweepBuckets(db, "group_key", (no) => no !== of);
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
      if (Number(leave.get(no)?.docs) <= 0) remove.run(no);
    },
    /** The number of the group; undefined where no document is in it. */
    put(sort: number, name: string, value: number, keys: readonly string[]): number | undefined {
      const row = find.get(nameHash(name), sort, name);
      if (row === undefined) return undefined;
      const no = Number(row.no);
      const hashes = new Set(keys.map(hashOf));
      const fingerprint = fingerprintOf(hashes);
      if (fingerprint !== row.keys) {
        if (row.keys !== NO_KEYS) removeKeys(no);
        for (const hash of hashes) groupKeys.add(hash, no);
      }
      put.run(value, fingerprint, no);
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

const NO_KEYS = 0;

/** A hash of the keys' hashes in whatever order, signed as well. */
function fingerprintOf(hashes: ReadonlySet<number>): number {
  return hashes.size === 0 ? NO_KEYS : hashOf([...hashes].sort((a, b) => a - b).join()) | 1;
}
