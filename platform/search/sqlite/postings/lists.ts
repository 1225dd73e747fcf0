// Posting lists in the file. A short one stands with its term; a longer one would have pages of its own there, half of them
// empty, so it is a row of `long_posting`, and its number stands with the term.
import type { DatabaseSync } from "node:sqlite";

/** A quarter of a page of 8,192 bytes holds it and its term. */
const SHORT_BYTES = 1_960;

export type List = { readonly segment: number; readonly term: string; readonly list: Uint8Array };

/** The list that a row's column stands for; undefined where there is none. */
export type ReadList = (docs: unknown) => Uint8Array | undefined;

export function createReadList(db: DatabaseSync): ReadList {
  const find = db.prepare("SELECT docs FROM long_posting WHERE no = ?");
  find.setReturnArrays(true);
  return (docs) => {
    if (docs instanceof Uint8Array) return docs;
    if (typeof docs !== "number") return undefined;
    const [list] = (find.get(docs) as unknown as readonly unknown[] | undefined) ?? [];
    if (!(list instanceof Uint8Array)) throw new Error(`The search index has lost the posting list ${docs}`);
    return list;
  };
}

export type Lists = ReturnType<typeof createLists>;

export function createLists(db: DatabaseSync) {
  const read = createReadList(db);
  const find = db.prepare("SELECT docs FROM posting WHERE segment = ? AND term = ?");
  const put = db.prepare("INSERT OR REPLACE INTO posting (segment, term, docs) VALUES (?, ?, ?)");
  const remove = db.prepare("DELETE FROM posting WHERE segment = ? AND term = ?");
  const addLong = db.prepare("INSERT INTO long_posting (docs) VALUES (?)");
  const putLong = db.prepare("UPDATE long_posting SET docs = ? WHERE no = ?");
  const removeLong = db.prepare("DELETE FROM long_posting WHERE no = ?");
  const dropLong = db.prepare(
    "DELETE FROM long_posting WHERE no IN (SELECT docs FROM posting WHERE segment = ? AND typeof(docs) = 'integer')",
  );
  const drop = db.prepare("DELETE FROM posting WHERE segment = ?");

  // A number would be stored as a float: the column takes anything as it comes.
  const docsFor = (list: Uint8Array): Uint8Array | bigint =>
    list.length <= SHORT_BYTES ? list : BigInt(addLong.run(list).lastInsertRowid);
  return {
    /** Lists of terms that have none in their segment; the long ones at last, as they fill pages best. */
    insertAll(lists: Iterable<List>): void {
      const long: List[] = [];
      for (const each of lists) {
        if (each.list.length > SHORT_BYTES) long.push(each);
        else put.run(each.segment, each.term, each.list);
      }
      for (const { segment, term, list } of packed(long)) put.run(segment, term, docsFor(list));
    },
    /** Puts in its place what `edit` makes of the list, or nothing. */
    change(segment: number, term: string, edit: (list: Uint8Array | undefined) => Uint8Array | undefined): void {
      const docs = find.get(segment, term)?.docs;
      const edited = edit(read(docs));
      if (typeof docs === "number" && edited && edited.length > SHORT_BYTES) {
        putLong.run(edited, docs);
        return;
      }
      if (typeof docs === "number") removeLong.run(docs);
      if (edited === undefined) remove.run(segment, term);
      else put.run(segment, term, docsFor(edited));
    },
    drop(segment: number): void {
      dropLong.run(segment);
      drop.run(segment);
    },
    /** The lists of several segments, those of a term one after the other, from `first` on. */
    *byTerm(segments: readonly number[], first: string): Generator<List> {
      // Each is in the order of its terms already: SQLite only merges them.
      const each = segments.map(() => "SELECT term, segment, docs FROM posting WHERE segment = ? AND term >= ?");
      const statement = db.prepare(`${each.join(" UNION ALL ")} ORDER BY term`);
      for (const { term, segment, docs } of statement.iterate(...segments.flatMap((no) => [no, first]))) {
        yield { term: String(term), segment: Number(segment), list: read(docs) ?? NOTHING };
      }
    },
  };
}

const NOTHING = new Uint8Array(0);

/** A page of 8,192 bytes has so many for rows, which take so many besides the list. */
const PAGE_BYTES = 8_184;
const ROW_BYTES = 12;

/** Those that fit on a page together one after the other: the longest, then the longest that there is room for beside it. */
function packed(lists: readonly List[]): List[] {
  const left = lists.toSorted((a, b) => b.list.length - a.list.length);
  const ordered: List[] = [];
  while (left.length > 0) {
    let room = PAGE_BYTES;
    for (let at = 0; at >= 0; at = left.findIndex(({ list }) => list.length + ROW_BYTES <= room)) {
      const [next] = left.splice(at, 1);
      if (next === undefined) break;
      ordered.push(next);
      room -= next.list.length + ROW_BYTES;
    }
  }
  return ordered;
}
