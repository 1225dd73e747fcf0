// The passages that a document was found by, as offsets into its texts as they were written.

import { fold } from "../analysis/fold.ts";
import { initialsOfKey, rangeOf } from "../analysis/hangul.ts";
import { isWithinWord } from "../analysis/tokens.ts";
import type { Passage } from "../port.ts";
import type { Mark } from "./plan.ts";

/** Passages of a text in ascending order, apart from each other. */
export type FindPassages = (text: string) => Passage[];

/** Characters whose last syllable is only begun. */
const BEGUN = /^(.*?)([\u1100-\u1112][\u1161-\u1175]?)$/su;
/** More than this, and only those are looked for that stand in one of the texts: many alternatives make a slow pattern. */
const MARKS_AT_ONCE = 12;

/** `texts`: those that passages are looked for in, where they are known. */
export function createFindPassages(marks: readonly Mark[], texts?: readonly string[]): FindPassages {
  const there = texts && marks.length > MARKS_AT_ONCE ? standing(marks, texts) : marks;
  const finders = (["word", "prefix", "end", "gram", "initials"] as const).flatMap((kind) => {
    const pattern = patternOf(kind, there);
    return pattern ? [{ kind, pattern }] : [];
  });
  return (text) => passages(text, finders);
}

function standing(marks: readonly Mark[], texts: readonly string[]): Mark[] {
  const { text: all } = fold(texts.join("\n"));
  return marks.filter(({ kind, text }) => kind === "initials" || BEGUN.test(text) || all.includes(text));
}

type Finder = { readonly kind: Mark["kind"]; readonly pattern: RegExp };

/** Looks ahead only, so that matches may overlap. */
function patternOf(kind: Mark["kind"], marks: readonly Mark[]): RegExp | undefined {
  const texts = [...new Set(marks.flatMap((mark) => (mark.kind === kind ? mark.text : [])))];
  const written = texts.sort((a, b) => b.length - a.length).map(kind === "initials" ? initialsPattern : textPattern);
  return texts.length === 0 ? undefined : new RegExp(`(?=(${written.join("|")}))`, "gu");
}

/** A last syllable that is begun stands for all that begin so. */
function textPattern(text: string): string {
  const [, before, last] = BEGUN.exec(text) ?? [];
  return before === undefined || last === undefined ? RegExp.escape(text) : RegExp.escape(before) + syllables(last);
}

function syllables(begun: string): string {
  const [from, to] = rangeOf(begun);
  return `[${from}-${String.fromCharCode(to.charCodeAt(0) - 1)}]`;
}

const initialsPattern = (keys: string): string =>
  Array.from(keys, (key) => {
    const all = initialsOfKey(key).map((no) => syllables(String.fromCharCode(0x1100 + no)));
    return `(?:${all.join("|")})`;
  }).join("\\s*");

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
    const isPart =
      ((kind === "word" || kind === "prefix") && isWithinWord(text, index)) ||
      ((kind === "word" || kind === "end") && isWithinWord(text, end));
    if (!isPart) found.push([index, end]);
  }
  return found;
}
