// The passages that a report was found by, as offsets into its texts as they were written.
import type { Highlights } from "@sb/contracts/report.ts";
import { fold } from "./fold.ts";
import type { Mark } from "./query.ts";
import { LETTER } from "./tokens.ts";

export type Highlighted = { readonly title: string; readonly comment: string; readonly adrs: string };
type Passage = [start: number, end: number];

/** Offsets are [start, end) in UTF-16 units, in ascending order, apart from each other. */
export function createHighlighter(marks: readonly Mark[]): (texts: Highlighted) => Highlights {
  const patterns = (["word", "start", "gram"] as const).flatMap((kind) => patternOf(kind, marks));
  return ({ title, comment, adrs }) => {
    const found = Object.entries({ title, comment, adrs }).map(
      ([field, text]) => [field, passages(text, patterns)] as const,
    );
    return Object.fromEntries(found.filter(([, all]) => all.length > 0));
  };
}

/** Looks ahead only, so that matches may overlap. */
function patternOf(kind: Mark["kind"], marks: readonly Mark[]): RegExp[] {
  const texts = new Set(marks.filter((mark) => mark.kind === kind).map(({ text }) => text));
  if (texts.size === 0) return [];
  const longestFirst = [...texts].sort((a, b) => b.length - a.length);
  const any = `(${longestFirst.map((text) => RegExp.escape(text)).join("|")})`;
  const before = kind === "gram" ? "" : `(?<!${LETTER})`;
  const after = kind === "word" ? `(?!${LETTER})` : "";
  return [new RegExp(`${before}(?=${any}${after})`, "gv")];
}

function passages(original: string, patterns: readonly RegExp[]): Passage[] {
  const { text, toOriginal } = fold(original);
  const found = patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 1: match = "" }) => toOriginal(index, index + match.length)),
  );
  const joined: Passage[] = [];
  for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) joined.push([start, end]);
  }
  return joined;
}
