// The vocabulary: the words that misspelt ones are corrected to, and in how many documents each stands.
import type { DatabaseSync } from "node:sqlite";
import type { FindCorrections } from "../../analysis/query.ts";
import { allowedEdits, editsBetween, neighbourKeys, typedKeys } from "../../analysis/typo.ts";

export type WordCounts = {
  count(words: Iterable<string>, change: 1 | -1): void;
  flush(): void;
  reset(): void;
};

export function createWordCounts(db: DatabaseSync): WordCounts {
  const change = db.prepare("UPDATE word SET docs = docs + ? WHERE word = ? RETURNING docs");
  const insert = db.prepare("INSERT INTO word (word, docs) VALUES (?, ?)");
  const remove = db.prepare("DELETE FROM word WHERE word = ?");
  const addNeighbour = db.prepare("INSERT INTO neighbour (hash, word) VALUES (?, ?)");
  const removeNeighbour = db.prepare("DELETE FROM neighbour WHERE hash = ? AND word = ?");
  const changes = new Map<string, number>();

  const write = (word: string, by: number): void => {
    if (by === 0) return;
    const docs = change.get(by, word)?.docs;
    if (docs === undefined) {
      insert.run(word, by);
      for (const key of new Set(neighbourKeys(word))) addNeighbour.run(key, word);
    } else if (Number(docs) <= 0) {
      remove.run(word);
      for (const key of new Set(neighbourKeys(word))) removeNeighbour.run(key, word);
    }
  };
  return {
    count(words, by) {
      for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by);
    },
    flush() {
      for (const word of [...changes.keys()].sort()) write(word, changes.get(word) ?? 0);
      changes.clear();
    },
    reset: () => changes.clear(),
  };
}

/** More would cost more than they find. */
const CORRECTIONS_AT_MOST = 12;
/** A word that so many documents have is taken for right. */
const RIGHT_FROM_DOCS = 10;

/** Fewest edits first, then the more frequent. */
export function createFindCorrections(db: DatabaseSync): FindCorrections {
  const find = db.prepare(`
    SELECT DISTINCT word FROM neighbour
    WHERE hash IN (SELECT value FROM json_each(?)) AND length(word) BETWEEN ? AND ?`);
  const frequency = db.prepare("SELECT docs FROM word WHERE word = ?");
  const docsOf = (word: string): number => Number(frequency.get(word)?.docs ?? 0);
  return (typed) => {
    const most = allowedEdits(typed);
    if (most === 0 || docsOf(typed) >= RIGHT_FROM_DOCS) return [];
    return find
      .all(JSON.stringify(typedKeys(typed)), typed.length - most, typed.length + most)
      .map(({ word }) => ({ word: String(word), edits: editsBetween(typed, String(word), most) }))
      .filter(({ edits }) => edits > 0 && edits <= most)
      .map((each) => ({ ...each, docs: docsOf(each.word) }))
      .sort((a, b) => a.edits - b.edits || b.docs - a.docs || (a.word < b.word ? -1 : 1))
      .slice(0, CORRECTIONS_AT_MOST)
      .map(({ word }) => word);
  };
}
