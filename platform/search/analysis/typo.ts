// How misspelt words find the right one: two words at most k edits apart become the same when at most k letters are left
// out of each (the symmetric-delete idea, W. Garbe). Only the first letters are varied; the whole word is compared after.

const VARIED_CHARS = 7;

/** Insertions, deletions, substitutions and swaps of neighbours that a word of this length is forgiven. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The keys under which a word of the vocabulary is kept: for every word typed that may be meant to be it. */
export function neighbourKeys(word: string): number[] {
  // A word of 7 letters may be meant by one of 8 with two edits.
  return keysOf(word, word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
}

/** The keys to look under for a word that was typed. */
export function typedKeys(word: string): number[] {
  return keysOf(word, allowedEdits(word));
}

function keysOf(word: string, edits: number): number[] {
  let last = [word.slice(0, VARIED_CHARS)];
  const all = new Set(last);
  for (let edit = 0; edit < edits; edit++) {
    last = last.flatMap((each) => Array.from(each, (_, i) => each.slice(0, i) + each.slice(i + 1)));
    for (const each of last) all.add(each);
  }
  return Array.from(all, hashOf);
}

/** FNV-1a over UTF-16 units; what shares a hash by chance is told apart by `editsBetween`. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/**
 * Edits between two words, a swap of neighbours being one (optimal string alignment). More than `most` is answered
 * with `most + 1`.
 */
export function editsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, j) => j);
  for (let i = 1; i <= left.length; i++) {
    const row = nextRow(left, right, i, last, beforeLast);
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[right.length] ?? 0, most + 1);
}

function nextRow(left: string, right: string, i: number, last: readonly number[], beforeLast: readonly number[]) {
  const row = [i];
  for (let j = 1; j <= right.length; j++) {
    const same = left[i - 1] === right[j - 1];
    let edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
    const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
    if (swapped) edits = Math.min(edits, at(beforeLast, j - 2) + 1);
    row.push(edits);
  }
  return row;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
