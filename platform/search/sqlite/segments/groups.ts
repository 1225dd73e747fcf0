// Groups of documents: how many documents each has, its number to sort by, and the keys it is looked up by.
import type { DatabaseSync } from "node:sqlite";
import { hashOf } from "../../analysis/typo.ts";
import type { FoundGroup } from "../../port.ts";

export type Groups = ReturnType<typeof createGroups>;

/** A group's sort is given by its column. */
export function createGroups(db: DatabaseSync) {
  const find = db.prepare("SELECT no, keys FROM doc_group WHERE sort = ? AND name = ?");
  const join = db.prepare(`
    INSERT INTO doc_group (sort, name, docs, value, keys) VALUES (?, ?, 1, 0, x'')
    ON CONFLICT (sort, name) DO UPDATE SET docs = docs + 1 RETURNING no, docs`);
  const leave = db.prepare("UPDATE doc_group SET docs = docs - 1 WHERE no = ? RETURNING docs");
  const remove = db.prepare("DELETE FROM doc_group WHERE no = ? RETURNING keys");
  const put = db.prepare("UPDATE doc_group SET value = ?, keys = ? WHERE no = ?");
  const addKey = db.prepare("INSERT OR IGNORE INTO group_key (hash, group_no) VALUES (?, ?)");
  const removeKey = db.prepare("DELETE FROM group_key WHERE hash = ? AND group_no = ?");

  const removeKeys = (no: number, stored: unknown): void => {
    for (const hash of readHashes(stored)) removeKey.run(hash, no);
  };
  return {
    find(sort: number, name: string): number | undefined {
      const no = find.get(sort, name)?.no;
      return no === undefined ? undefined : Number(no);
    },
    /** The number of the group that one document more is in, and whether it is new. */
    join(sort: number, name: string): { readonly no: number; readonly isNew: boolean } {
      const row = join.get(sort, name);
      return { no: Number(row?.no), isNew: row?.docs === 1 };
    },
    leave(no: number): void {
      if (Number(leave.get(no)?.docs) > 0) return;
      removeKeys(no, remove.get(no)?.keys);
    },
    /** The number of the group; undefined where no document is in it. */
    put(sort: number, name: string, value: number, keys: readonly string[]): number | undefined {
      const row = find.get(sort, name);
      if (row === undefined) return undefined;
      const no = Number(row.no);
      const hashes = writeHashes(keys);
      if (Buffer.compare(hashes, row.keys as Uint8Array) !== 0) {
        removeKeys(no, row.keys);
        for (const hash of readHashes(hashes)) addKey.run(hash, no);
      }
      put.run(value, hashes, no);
      return no;
    },
  };
}

export type FindGroups = (sort: number, keys: readonly string[], limit: number) => FoundGroup[];

export function createFindGroups(db: DatabaseSync): FindGroups {
  // From the keys to the groups: left to itself, SQLite walks all groups of the sort.
  const find = db.prepare(`
    SELECT DISTINCT name, doc_group.value FROM group_key CROSS JOIN doc_group ON no = group_no
    WHERE hash IN (SELECT value FROM json_each(?)) AND sort = ? LIMIT ?`);
  return (sort, keys, limit) =>
    find
      .all(JSON.stringify(keys.map(hashOf)), sort, limit)
      .map(({ name, value }) => ({ group: String(name), value: Number(value) }));
}

/** Keys are kept as hashes, 4 bytes each. */
function writeHashes(keys: readonly string[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(new Set(keys.map(hashOf))).buffer);
}

function readHashes(stored: unknown): Iterable<number> {
  return stored instanceof Uint8Array ? new Uint32Array(stored.slice().buffer) : [];
}
