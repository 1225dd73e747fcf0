// The terms that a document must have, as clauses, and what they are made of: words, runs of characters, hosts.

import { cutTerm, hostTerm, PREFIX_CHARS, prefixTerm } from "../analysis/terms.ts";
import { gramsOf, looksLikeAddress } from "../analysis/tokens.ts";
import type { Link } from "./query-parts.ts";

/** Any of the terms, or any term with one of the prefixes (rangeOf in analysis/hangul.ts says which those are). */
export type Source = { readonly terms: readonly string[]; readonly prefixes: readonly string[] };
/** At least `need` of the sources. */
export type Counted = {
  readonly sources: readonly Source[];
  readonly need: number;
  /** Asked for again and again, as filters are: what is read for it is kept in memory. */
  readonly isKept?: true;
};
/** One of the choices, of which every clause must be met. */
export type Choice = { readonly choices: readonly (readonly Clause[])[] };
export type Clause = Counted | Choice;
/**
 * A mark to highlight: whole words, prefixes or ends of words, characters wherever they stand, or initials as they are
 * typed. All folded; the last syllable of characters may be begun only.
 */
export type Mark = { readonly kind: "word" | "prefix" | "end" | "gram" | "initials"; readonly text: string };
/** A document must meet every clause. */
export type Plan = { readonly clauses: readonly Clause[]; readonly marks: readonly Mark[] };

export const CLAUSES_AT_MOST = 32;
/** By number of pairs; of more pairs a third. */
const MAY_MISS = [0, 0, 1, 1, 2, 2];

export const mayMiss = (pairs: number): number => MAY_MISS[pairs] ?? Math.floor(pairs / 3);

export const sourceOf = (...terms: string[]): Source => ({ terms, prefixes: [] });
export const clauseOf = (...sources: Source[]): Counted => ({ sources, need: sources.length });

export function hostPiece({ names }: Link, isOpen: boolean): Plan {
  const terms = names.map(hostTerm);
  return {
    clauses: [{ sources: [{ terms, prefixes: isOpen ? terms : [] }], need: 1 }],
    marks: names.map((text) => ({ kind: isOpen ? "prefix" : "word", text })),
  };
}

/** The word, and with the umlauts that it may have been written out from or without. */
export const spellingsOf = (word: string, spelled = word): readonly string[] => [
  ...new Set([word, spelled, word.replace(/(?<=[aou])e/g, "")]),
];

export function wordPiece(word: string, spelled: string | undefined, isOpen: boolean, meant: readonly string[]): Plan {
  const words = [...new Set([...spellingsOf(word, spelled), ...meant])];
  const isBeginning = isOpen || looksLikeAddress(word);
  return {
    clauses: [anyOf(words, isBeginning ? [word] : [])],
    marks: words.map((text) => ({ kind: isBeginning && text === word ? "prefix" : "word", text })),
  };
}

/** All pairs of neighbours; a single character as itself. */
export function wholeRun(run: string): Plan {
  const grams = pairsOf(run);
  return { clauses: grams.map((gram) => anyOf([gram], [])), marks: gramMarks(run, grams) };
}

/** Particles, spaces left out and small differences break a pair or two. */
export function mostOfRun(run: string): Plan {
  const grams = pairsOf(run);
  const sources = grams.map((gram) => sourceOf(gram));
  return { clauses: [{ sources, need: grams.length - mayMiss(grams.length) }], marks: gramMarks(run, grams) };
}

export function pairsOf(run: string): string[] {
  const finished = Array.from(run.replace(/(?<=[\uac00-\ud7a3])[\u1100-\u11ff]+$/, ""));
  if (finished.length < 2) return finished;
  const pairs = gramsOf(finished.join("")).filter((gram) => Array.from(gram).length === 2);
  return [...new Set(pairs)].slice(0, CLAUSES_AT_MOST);
}

export function gramMarks(run: string, grams: readonly string[]): Mark[] {
  return [...new Set([run, ...grams])].map((text) => ({ kind: "gram", text }));
}

export function anyOf(terms: readonly string[], prefixes: readonly string[]): Counted {
  const short = prefixes.filter((start) => start.length <= PREFIX_CHARS).map(prefixTerm);
  const long = prefixes.filter((start) => start.length > PREFIX_CHARS).map(cutTerm);
  return { sources: [{ terms: [...terms.map(cutTerm), ...short], prefixes: long }], need: 1 };
}

/** A document that meets one of the pieces. */
export function oneOf(pieces: readonly Plan[]): Plan {
  // One without clauses would find everything.
  const asking = pieces.filter(({ clauses }) => clauses.length > 0);
  const [only, ...others] = asking;
  if (only && others.length === 0) return only;
  return {
    clauses: [{ choices: asking.map(({ clauses }) => clauses) }],
    marks: asking.flatMap(({ marks }) => marks),
  };
}

/** A document that meets all of the pieces. */
export function allOf(pieces: readonly Plan[]): Plan {
  return { clauses: pieces.flatMap(({ clauses }) => clauses), marks: pieces.flatMap(({ marks }) => marks) };
}

/** Undefined where there is nothing to look for. */
export function planOf(pieces: readonly Plan[]): Plan | undefined {
  const { clauses, marks } = allOf(pieces);
  const distinct = new Map<string, Clause>();
  for (const clause of clauses) {
    if (distinct.size < CLAUSES_AT_MOST) distinct.set(JSON.stringify(clause), clause);
  }
  return distinct.size === 0 ? undefined : { clauses: [...distinct.values()], marks };
}
