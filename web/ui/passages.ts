// Search highlights: [start, end) offsets into a text, in UTF-16 units (contracts/report.ts, Highlights).

export type Range = readonly [start: number, end: number];
export type Passage = {
  readonly text: string;
  readonly ranges: readonly Range[];
};
export type Segment = { readonly text: string; readonly marked: boolean; readonly start: number };

/** Normalizes ranges: sorted, clipped to the text, widened to whole characters, merged, without empty ones. */
export function tidy(text: string, ranges: readonly Range[]): Range[] {
  const inside = ranges
    .map(([start, end]): Range => [Math.max(0, start), Math.min(text.length, end)])
    .filter(([start, end]) => start < end)
    .map(([start, end]): Range => [wholeCharacter(text, start), afterCharacter(text, end)])
    .sort(([a], [b]) => a - b);
  const merged: Range[] = [];
  for (const [start, end] of inside) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

/** Splits a text into highlighted and plain segments; joined they are the text again. */
export function segments(text: string, ranges: readonly Range[]): Segment[] {
  const cut: Segment[] = [];
  let at = 0;
  const take = (end: number, marked: boolean) => {
    if (end > at) cut.push({ text: text.slice(at, end), marked, start: at });
    at = end;
  };
  for (const [start, end] of tidy(text, ranges)) {
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return cut;
}

const ELLIPSIS = "…";
/** Length of the context before the first match in an excerpt. */
const LEAD = 24;

/**
 * At most `chars` UTF-16 units of a text that include its first match.
 * @returns the excerpt, with ellipses where it was cut, and the ranges shifted accordingly.
 */
export function excerpt(text: string, ranges: readonly Range[], chars: number): Passage {
  const tidied = tidy(text, ranges);
  const first = tidied[0]?.[0] ?? 0;
  const latestStart = Math.max(0, text.length - chars);
  const start = first < chars - LEAD ? 0 : wholeCharacter(text, Math.max(0, Math.min(first - LEAD, latestStart)));
  const end = wholeCharacter(text, Math.min(text.length, start + chars));
  const before = start > 0 ? ELLIPSIS : "";
  const after = end < text.length ? ELLIPSIS : "";
  const shift = before.length - start;
  const moved = tidied
    .map(([from, to]): Range => [Math.max(from, start) + shift, Math.min(to, end) + shift])
    .filter(([from, to]) => from < to);
  return { text: before + text.slice(start, end) + after, ranges: moved };
}

/** Steps back from the middle of a surrogate pair. */
const wholeCharacter = (text: string, at: number): number => (isInPair(text, at) ? at - 1 : at);
/** Steps forward from it. */
const afterCharacter = (text: string, at: number): number => (isInPair(text, at) ? at + 1 : at);

function isInPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}
