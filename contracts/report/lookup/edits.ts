// How two texts differ, character by character.

/** Edits counted: more make two addresses different ones. */
export const FEW_EDITS = 2;

/**
 * Insertions, deletions and substitutions that make one text of the other (Levenshtein), up to FEW_EDITS; undefined
 * where it takes more. Only cells near the diagonal are looked at, so long texts are cheap.
 */
export function fewEdits(left: string, right: string): number | undefined {
  if (Math.abs(left.length - right.length) > FEW_EDITS) return undefined;
  const MANY = FEW_EDITS + 1;
  let above = Array.from({ length: right.length + 1 }, (_, j) => Math.min(j, MANY));
  for (let i = 1; i <= left.length; i += 1) {
    const row = new Array<number>(right.length + 1).fill(MANY);
    if (i <= FEW_EDITS) row[0] = i;
    for (let j = Math.max(1, i - FEW_EDITS); j <= Math.min(right.length, i + FEW_EDITS); j += 1) {
      const swap = (above[j - 1] ?? MANY) + (left[i - 1] === right[j - 1] ? 0 : 1);
      row[j] = Math.min(swap, (above[j] ?? MANY) + 1, (row[j - 1] ?? MANY) + 1, MANY);
    }
    if (Math.min(...row) === MANY) return undefined;
    above = row;
  }
  const edits = above[right.length] ?? MANY;
  return edits === MANY ? undefined : edits;
}

/**
 * Where `shown` differs from `other`, as [start, end): each place where as many characters stand in both, else all
 * between the beginning and the end they share. Where characters are missing, the two around the gap.
 */
export function differences(shown: string, other: string): [start: number, end: number][] {
  const places = shown.length === other.length ? differingPlaces(shown, other) : [];
  if (places.length > 0 && places.length <= FEW_EDITS) return places.map((at) => [at, at + 1]);
  const start = sharedAtStart(shown, other);
  const end = shown.length - sharedAtEnd(shown.slice(start), other.slice(start));
  return start < end ? [[start, end]] : [[Math.max(0, start - 1), Math.min(shown.length, start + 1)]];
}

const differingPlaces = (shown: string, other: string): number[] =>
  Array.from(shown).flatMap((letter, at) => (letter === other[at] ? [] : [at]));

export function sharedAtStart(a: string, b: string): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  return shared;
}

export function sharedAtEnd(a: string, b: string): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared)) shared += 1;
  return shared;
}
