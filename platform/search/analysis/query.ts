// Makes a plan of what a person typed: the terms that a document must have. Read strictly first; where that finds next to nothing, loosely: misspelt
// words, most of a run of Chinese, Japanese or Korean, a link's host without its path.

import { type Link, type Part, readParts } from "./query-parts.ts";
import { cutTerm, hostTerm, PREFIX_CHARS, prefixTerm } from "./terms.ts";
import { gramsOf, looksLikeAddress, type Token } from "./tokens.ts";

/** Any of the terms, or any term with one of the prefixes. */
export type Source = { readonly terms: readonly string[]; readonly prefixes: readonly string[] };
/** At least `need` of the sources. */
export type Clause = {
  readonly sources: readonly Source[];
  readonly need: number;
  /** Asked for again and again, as filters are: what is read for it is kept in memory. */
  readonly isKept?: true;
};
/** A mark to highlight: whole words, prefixes of words, or characters wherever they stand. All folded. */
export type Mark = { readonly kind: "word" | "prefix" | "gram"; readonly text: string };
/** A document must meet every clause. */
export type Plan = { readonly clauses: readonly Clause[]; readonly marks: readonly Mark[] };

export type Reading = {
  /** A whole address as it stands: where it is found, nothing else is asked for. */
  readonly exact: Plan | undefined;
  /** Undefined where there is nothing in the text to look for. */
  readonly strict: Plan | undefined;
  /** Finds at least what `strict` finds; undefined where it would find nothing more. */
  loose(): Plan | undefined;
};

/** Words of the vocabulary that may be meant by a misspelt one, the likeliest first; the word itself is none of them. */
export type FindCorrections = (word: string) => readonly string[];

const CLAUSES_AT_MOST = 32;
/** In a longer text only the first words are taken for misspelt, each for fewer words. */
const CORRECTED_AT_MOST = 8;
const CORRECTIONS_IN_ALL = 24;
/** By number of pairs; of more pairs a third. */
const MAY_MISS = [0, 0, 1, 1, 2, 2];

export function readQuery(text: string, findCorrections: FindCorrections): Reading {
  const parts = readParts(text, CLAUSES_AT_MOST);
  const strict = planOf(parts.flatMap(strictly));
  return {
    exact: exactly(parts),
    strict,
    loose: () => {
      const words = parts.reduce((count, { tokens }) => count + tokens.length, 0);
      const plan = planOf(parts.flatMap((part) => loosely(part, bounded(findCorrections, words))));
      return JSON.stringify(plan) === JSON.stringify(strict) ? undefined : plan;
    },
  };
}

/** No address is shorter, and no beginning of one that people type is as long. */
const WHOLE_ADDRESS_CHARS = 25;

function exactly(parts: readonly Part[]): Plan | undefined {
  const [part, ...others] = parts;
  const [token, ...more] = part?.tokens ?? [];
  if (others.length + more.length > 0 || part?.link || token?.kind !== "word") return undefined;
  const { text } = token;
  if (text.length < WHOLE_ADDRESS_CHARS || !looksLikeAddress(text)) return undefined;
  return planOf([{ clauses: [anyOf([text], [])], marks: [{ kind: "word", text }] }]);
}

function bounded(findCorrections: FindCorrections, words: number): FindCorrections {
  const each = Math.ceil(CORRECTIONS_IN_ALL / words);
  return words > CORRECTED_AT_MOST ? () => [] : (word) => findCorrections(word).slice(0, each);
}

type Piece = { readonly clauses: readonly Clause[]; readonly marks: readonly Mark[] };

function strictly({ tokens, spelled, link, isLast }: Part): Piece[] {
  if (!link) return tokens.map((token, i) => tokenPiece(token, spelled[i], isLast && i === tokens.length - 1));
  const isOpen = isLast && link.path.length === 0;
  return [
    hostPiece(link, isOpen),
    ...link.path.map((token, i) => tokenPiece(token, token, isLast && i === link.path.length - 1)),
  ];
}

function loosely(part: Part, findCorrections: FindCorrections): Piece[] {
  const { tokens, spelled, link, isLast } = part;
  // Who asks about a host is not told of others.
  if (link?.isKnown) return [hostPiece(link, isLast && link.path.length === 0)];
  return tokens.map((token, i) => {
    const isOpen = isLast && i === tokens.length - 1;
    if (token.kind === "gram") return mostOfRun(token.text);
    return wordPiece(
      token.text,
      spelled[i]?.text,
      isOpen,
      looksLikeAddress(token.text) ? [] : findCorrections(token.text),
    );
  });
}

function tokenPiece(token: Token, spelled: Token | undefined, isOpen: boolean): Piece {
  return token.kind === "gram" ? wholeRun(token.text) : wordPiece(token.text, spelled?.text, isOpen, []);
}

function hostPiece({ names }: Link, isOpen: boolean): Piece {
  const terms = names.map(hostTerm);
  return {
    clauses: [{ sources: [{ terms, prefixes: isOpen ? terms : [] }], need: 1 }],
    marks: names.map((text) => ({ kind: isOpen ? "prefix" : "word", text })),
  };
}

function wordPiece(word: string, spelled: string | undefined, isOpen: boolean, meant: readonly string[]): Piece {
  const words = [...new Set([word, spelled ?? word, word.replace(/(?<=[aou])e/g, ""), ...meant])];
  const isBeginning = isOpen || looksLikeAddress(word);
  return {
    clauses: [anyOf(words, isBeginning ? [word] : [])],
    marks: words.map((text) => ({ kind: isBeginning && text === word ? "prefix" : "word", text })),
  };
}

/** All pairs of neighbours; a single character as itself. */
function wholeRun(run: string): Piece {
  const grams = pairsOf(run);
  return { clauses: grams.map((gram) => anyOf([gram], [])), marks: gramMarks(run, grams) };
}

/** Particles, spaces left out and small differences break a pair or two. */
function mostOfRun(run: string): Piece {
  const grams = pairsOf(run);
  const missing = MAY_MISS[grams.length] ?? Math.floor(grams.length / 3);
  const sources = grams.map((gram) => ({ terms: [gram], prefixes: [] }));
  return { clauses: [{ sources, need: grams.length - missing }], marks: gramMarks(run, grams) };
}

function pairsOf(run: string): string[] {
  const finished = Array.from(run.replace(/(?<=[\uac00-\ud7a3])[\u1100-\u11ff]+$/, ""));
  if (finished.length < 2) return finished;
  const pairs = gramsOf(finished.join("")).filter((gram) => Array.from(gram).length === 2);
  return [...new Set(pairs)].slice(0, CLAUSES_AT_MOST);
}

function gramMarks(run: string, grams: readonly string[]): Mark[] {
  return [...new Set([run, ...grams])].map((text) => ({ kind: "gram", text }));
}

function anyOf(terms: readonly string[], prefixes: readonly string[]): Clause {
  const short = prefixes.filter((start) => start.length <= PREFIX_CHARS).map(prefixTerm);
  const long = prefixes.filter((start) => start.length > PREFIX_CHARS).map(cutTerm);
  return { sources: [{ terms: [...terms.map(cutTerm), ...short], prefixes: long }], need: 1 };
}

function planOf(pieces: readonly Piece[]): Plan | undefined {
  const clauses = new Map<string, Clause>();
  for (const clause of pieces.flatMap((piece) => piece.clauses)) {
    if (clauses.size < CLAUSES_AT_MOST) clauses.set(JSON.stringify(clause), clause);
  }
  if (clauses.size === 0) return undefined;
  return { clauses: [...clauses.values()], marks: pieces.flatMap((piece) => piece.marks) };
}
