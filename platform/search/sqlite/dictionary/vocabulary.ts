// The vocabulary: the words that misspelt ones are corrected to, and in how many documents each stands.
import type { DatabaseSync } from "node:sqlite";
import { allowedEdits, editsBetween, neighbourKeys, typedKeys } from "../../analysis/typo.ts";
import type { FindCorrections } from "../../query/query.ts";
import { createBuckets, createFindInBuckets } from "../storage/buckets.ts";

export type WordCounts = {
  count(words: Iterable<string>, change: number): void;
  flush(): void;
  reset(): void;
};

export function createWordCounts(db: DatabaseSync): WordCounts {
  const change = db.prepare("UPDATE word SET docs = docs + ? WHERE word = ? RETURNING no, docs");
  const insert = db.prepare("INSERT INTO word (word, docs) VALUES (?, ?)");
  const remove = db.prepare("DELETE FROM word WHERE no = ?");
  const neighbours = createBuckets(db, "neighbour");
  const changes = new Map<string, number>();

  const write = (word: string, by: number): void => {
    if (by === 0) return;
    const changed = change.get(by, word);
    if (changed === undefined) {
      const no = Number(insert.run(word, by).lastInsertRowid);
      for (const key of new Set(neighbourKeys(word))) neighbours.add(key, no);
    } else if (Number(changed.docs) <= 0) {
      remove.run(changed.no ?? 0);
      for (const key of new Set(neighbourKeys(word))) neighbours.remove(key, Number(changed.no));
    }
  };
  return {
    count(words, by) {
      for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by);
    },
    flush() {
      for (const word of [...changes.keys()].sort()) write(word, changes.get(word) ?? 0);
      changes.clear();
      neighbours.flush();
    },
    reset() {
      changes.clear();
      neighbours.reset();
    },
  };
}

/** More would cost more than they find. */
const CORRECTIONS_AT_MOST = 12;
/** A word that so many documents have is taken for right. */
const RIGHT_FROM_DOCS = 10;

/** Fewest edits first, then the more frequent. */
export function createFindCorrections(db: DatabaseSync): FindCorrections {
  const findNeighbours = createFindInBuckets(db, "neighbour");
  const find = db.prepare("SELECT word, docs FROM word WHERE no = ?");
  const frequency = db.prepare("SELECT docs FROM word WHERE word = ?");
  return (typed) => {
    const most = allowedEdits(typed);
    if (most === 0 || Number(frequency.get(typed)?.docs ?? 0) >= RIGHT_FROM_DOCS) return [];
    return Array.from(findNeighbours(typedKeys(typed)), (no) => find.get(no))
      .map((row) => ({ word: String(row?.word), docs: Number(row?.docs) }))
      .filter(({ word }) => Math.abs(word.length - typed.length) <= most)
      .map((each) => ({ ...each, edits: editsBetween(typed, each.word, most) }))
      .filter(({ edits }) => edits > 0 && edits <= most)
      .sort((a, b) => a.edits - b.edits || b.docs - a.docs || (a.word < b.word ? -1 : 1))
      .slice(0, CORRECTIONS_AT_MOST)
      .map(({ word }) => word);
  };
}
