// Lists in SQLite: members in the order of their scores, totals kept beside them.
import type { DatabaseSync } from "node:sqlite";
import type { ListPage, ListQuery } from "../port.ts";

type List = { readonly id: number; total: number; readonly isNew: boolean };

/** Reads one page. A deep one is walked to from the nearer end. */
export function createListReader(db: DatabaseSync): (projection: number, list: string, query: ListQuery) => ListPage {
  const selectList = db.prepare("SELECT id, total FROM list WHERE projection = ? AND name = ?");
  const page = (direction: "ASC" | "DESC") =>
    db.prepare(
      `SELECT member FROM member INDEXED BY member_order WHERE list = ?
       ORDER BY score ${direction}, member ${direction} LIMIT ? OFFSET ?`,
    );
  const ascending = page("ASC");
  const descending = page("DESC");

  return (projection, name, { offset, limit, newestFirst }) => {
    const row = selectList.get(projection, name);
    if (row === undefined) return { members: [], total: 0 };
    const total = Number(row.total);
    const count = Math.max(0, Math.min(limit, total - offset));
    if (count === 0) return { members: [], total };
    const fromFarEnd = offset > total / 2;
    const select = newestFirst === fromFarEnd ? ascending : descending;
    const rows = select.all(Number(row.id), count, fromFarEnd ? total - offset - count : offset);
    const members = rows.map((found) => String(found.member));
    return { members: fromFarEnd ? members.reverse() : members, total };
  };
}

/** Members by score, from one score on. */
export function createListWalker(
  db: DatabaseSync,
): (projection: number, list: string, score: number, limit: number) => readonly string[] {
  const select = db.prepare(
    `SELECT member FROM member INDEXED BY member_order
     WHERE list = (SELECT id FROM list WHERE projection = ? AND name = ?) AND score > ? ORDER BY score LIMIT ?`,
  );
  return (projection, name, score, limit) =>
    select.all(projection, name, score, limit).map((found) => String(found.member));
}

export type ListWriter = {
  add(list: string, member: string, score: number): void;
  remove(list: string, member: string): void;
  /** Writes the totals that changed. */
  flush(): void;
};

/** Returns a writer for the lists of one projection within one batch. */
export function createListWriter(db: DatabaseSync): (projection: number) => ListWriter {
  const selectList = db.prepare("SELECT id, total FROM list WHERE projection = ? AND name = ?");
  const selectNewest = db.prepare("SELECT max(id) AS id FROM list");
  const insertList = db.prepare("INSERT INTO list (id, projection, name, total) VALUES (?, ?, ?, ?)");
  const updateTotal = db.prepare("UPDATE list SET total = ? WHERE id = ?");
  const deleteList = db.prepare("DELETE FROM list WHERE id = ?");
  const insertMember = db.prepare("INSERT INTO member (list, member, score) VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
  const updateMember = db.prepare("UPDATE member SET score = ? WHERE list = ? AND member = ?");
  const deleteMember = db.prepare("DELETE FROM member WHERE list = ? AND member = ?");

  const find = (projection: number, name: string): List | undefined => {
    const row = selectList.get(projection, name);
    return row === undefined ? undefined : { id: Number(row.id), total: Number(row.total), isNew: false };
  };

  return (projection) => {
    const used = new Map<string, List>();
    let newest: number | undefined;
    // A number may come again once its list is empty: nothing is left under it then.
    const make = (): List => {
      newest = (newest ?? Number(selectNewest.get()?.id ?? 0)) + 1;
      return { id: newest, total: 0, isNew: true };
    };
    const listOf = (name: string): List | undefined => {
      const list = used.get(name) ?? find(projection, name);
      if (list !== undefined) used.set(name, list);
      return list;
    };
    return {
      add(name, member, score) {
        if (!Number.isFinite(score)) throw new RangeError(`the score of a list member must be finite: ${score}`);
        const list = listOf(name) ?? make();
        used.set(name, list);
        const added = insertMember.run(list.id, member, score).changes === 1;
        if (added) list.total += 1;
        else updateMember.run(score, list.id, member);
      },
      remove(name, member) {
        const list = listOf(name);
        if (list !== undefined && deleteMember.run(list.id, member).changes === 1) list.total -= 1;
      },
      flush() {
        for (const [name, { id, total, isNew }] of used) {
          if (total === 0) deleteList.run(id);
          else if (isNew) insertList.run(id, projection, name, total);
          else updateTotal.run(total, id);
        }
      },
    };
  };
}
