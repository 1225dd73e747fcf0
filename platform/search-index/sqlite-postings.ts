// The inverted index as it is written. New reports are gathered by term and written in the terms' order; a report that
// changes or goes is taken out of its terms at once.
import type { DatabaseSync } from "node:sqlite";
import { type Edit, editSlots, encodeSlots } from "./stored-slots.ts";

export type Postings = {
  /** Of a slot that was never used before: higher than every other of its chunk. */
  append(chunk: number, slot: number, terms: Iterable<string>): void;
  add(chunk: number, slot: number, terms: Iterable<string>): void;
  remove(chunk: number, slot: number, terms: Iterable<string>): void;
  /** Writes what was gathered. */
  flush(): void;
  /** Forgets what was gathered: the transaction was rolled back. */
  reset(): void;
};

type Gathered = { readonly firstSlot: number; readonly terms: Map<string, number[]> };

/** Shorter lists are joined by SQLite; where a list becomes longer, it may be shorter as a bitmap. */
const JOINED_BELOW_BYTES = 1_000;
/** Slots gathered before they are written; about 16 bytes each in memory. */
const GATHERED_AT_MOST = 2_000_000;

export function createPostings(db: DatabaseSync): Postings {
  const rows = createRows(db);
  const gathered = new Map<number, Gathered>();
  let size = 0;

  const gather = (chunk: number, slot: number): Map<string, number[]> => {
    const found = gathered.get(chunk);
    if (found) return found.terms;
    const terms = new Map<string, number[]>();
    gathered.set(chunk, { firstSlot: slot, terms });
    return terms;
  };
  const flush = (): void => {
    for (const [chunk, { terms }] of gathered) writeAll(rows, chunk, terms);
    gathered.clear();
    size = 0;
  };
  const settle = (chunk: number, slot: number): void => {
    if (slot >= (gathered.get(chunk)?.firstSlot ?? Number.POSITIVE_INFINITY)) flush();
  };

  return {
    append(chunk, slot, terms) {
      const slotsOf = gather(chunk, slot);
      for (const term of terms) {
        const slots = slotsOf.get(term);
        if (slots) slots.push(slot);
        else slotsOf.set(term, [slot]);
        size += 1;
      }
      if (size >= GATHERED_AT_MOST) flush();
    },
    add(chunk, slot, terms) {
      settle(chunk, slot);
      for (const term of terms) rows.change(chunk, term, [slot], "in");
    },
    remove(chunk, slot, terms) {
      settle(chunk, slot);
      for (const term of terms) rows.change(chunk, term, [slot], "out");
    },
    flush,
    reset() {
      gathered.clear();
      size = 0;
    },
  };
}

type Rows = ReturnType<typeof createRows>;

function createRows(db: DatabaseSync) {
  const join = db.prepare(`
    INSERT INTO post (chunk, term, slots) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET slots = CAST(slots || excluded.slots AS BLOB)
    WHERE length(slots) % 2 = 0 AND length(excluded.slots) % 2 = 0
      AND length(slots) + length(excluded.slots) < ${JOINED_BELOW_BYTES}`);
  const put = db.prepare("INSERT OR REPLACE INTO post (chunk, term, slots) VALUES (?, ?, ?)");
  const find = db.prepare("SELECT slots FROM post WHERE chunk = ? AND term = ?");
  const remove = db.prepare("DELETE FROM post WHERE chunk = ? AND term = ?");

  const change = (chunk: number, term: string, slots: readonly number[], edit: Edit): void => {
    const stored = find.get(chunk, term)?.slots;
    const edited = editSlots(stored instanceof Uint8Array ? stored : undefined, slots, edit);
    if (edited === undefined) remove.run(chunk, term);
    else put.run(chunk, term, edited);
  };
  return {
    change,
    append(chunk: number, term: string, slots: number[]): void {
      const { changes } = join.run(chunk, term, encodeSlots(slots));
      if (changes === 0) change(chunk, term, slots, "in");
    },
  };
}

function writeAll(rows: Rows, chunk: number, terms: ReadonlyMap<string, number[]>): void {
  // In the order of the tree, so that each page is visited once.
  for (const term of [...terms.keys()].sort()) rows.append(chunk, term, terms.get(term) ?? []);
}
