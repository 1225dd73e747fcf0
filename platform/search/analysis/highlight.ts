// The passages that a document was found by, as offsets into its texts as they were written.

import type { Passage } from "../port.ts";
import { fold } from "./fold.ts";
import type { Mark } from "./query.ts";
import { isWithinWord } from "./tokens.ts";

/** Passages of a text in ascending order, apart from each other. */
export type FindPassages = (text: string) => Passage[];

export function createFindPassages(marks: readonly Mark[]): FindPassages {
  const finders = (["word", "prefix", "gram"] as const).flatMap((kind) => {
    const pattern = patternOf(marks.filter((mark) => mark.kind === kind));
    return pattern ? [{ kind, pattern }] : [];
  });
  return (text) => passages(text, finders);
}

type Finder = { readonly kind: Mark["kind"]; readonly pattern: RegExp };

/** Looks ahead only, so that matches may overlap. */
function patternOf(marks: readonly Mark[]): RegExp | undefined {
  const texts = [...new Set(marks.map(({ text }) => text))].sort((a, b) => b.length - a.length);
  return texts.length === 0
    ? undefined
    : new RegExp(`(?=(${texts.map((text) => RegExp.escape(text)).join("|")}))`, "gu");
}

function passages(original: string, finders: readonly Finder[]): Passage[] {
  const { text, toOriginal } = fold(original);
  const joined: Passage[] = [];
  const found = finders.flatMap((finder) => find(text, finder)).sort((a, b) => a[0] - b[0]);
  for (const [start, end] of found.map((passage) => toOriginal(...passage))) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) joined.push([start, end]);
  }
  return joined;
}

function find(text: string, { kind, pattern }: Finder): Passage[] {
  const found: Passage[] = [];
  for (const { index, 1: match = "" } of text.matchAll(pattern)) {
    const end = index + match.length;
    const isPart = (kind !== "gram" && isWithinWord(text, index)) || (kind === "word" && isWithinWord(text, end));
    if (!isPart) found.push([index, end]);
  }
  return found;
}
