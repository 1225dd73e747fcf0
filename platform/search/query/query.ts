// Makes a plan of what a person typed: the terms that a document must have. Read strictly first; where that finds next to
// nothing, loosely: misspelt words, most of a run of Chinese, Japanese or Korean, a link's host without its path; where that
// finds next to nothing either, for what it may mean (guess.ts).

import { looksLikeAddress, type Token } from "../analysis/tokens.ts";
import { guessPlan, type Name } from "./guess.ts";
import { allOf, anyOf, CLAUSES_AT_MOST, hostPiece, mostOfRun, type Plan, planOf, wholeRun, wordPiece } from "./plan.ts";
import { type Part, readParts } from "./query-parts.ts";

/** Fewer documents than this are next to nothing. */
export const FEW = 10;

export type Reading = {
  /** A whole address as it stands: where it is found, nothing else is asked for. */
  readonly exact: Plan | undefined;
  /** Undefined where there is nothing in the text to look for. */
  readonly strict: Plan | undefined;
  /** Finds at least what `strict` finds; undefined where it would find nothing more. */
  loose(): Plan | undefined;
  /** Undefined where there is nothing else that the text may mean. `found`: how many documents were found before. */
  guessed(found: number, countOf: CountDocuments): Plan | undefined;
  /** The same, and documents with the filters of its names; undefined where they have none. */
  named(found: number, countOf: CountDocuments): Plan | undefined;
};

/** How many documents a plan finds, whatever the filters; FEW where they are more. */
type CountDocuments = (plan: Plan) => number;

/** Words of the vocabulary that may be meant by a misspelt one, the likeliest first; the word itself is none of them. */
export type FindCorrections = (word: string) => readonly string[];

/** In a longer text only the first words are taken for misspelt, each for fewer words. */
const CORRECTED_AT_MOST = 8;
const CORRECTIONS_IN_ALL = 24;

/** The names in the text, and whether only some documents are looked at. */
type Besides = { readonly names: readonly Name[]; readonly isNarrowed: boolean };

export function readQuery(
  text: string,
  findCorrections: FindCorrections,
  { names, isNarrowed }: Besides = { names: [], isNarrowed: false },
): Reading {
  const parts = readParts(text, CLAUSES_AT_MOST);
  const strict = planOf(parts.flatMap(strictly));
  const words = parts.reduce((count, { tokens }) => count + tokens.length, 0);
  const corrections = bounded(onceEach(findCorrections), words);
  const looseOf = (part: Part): Plan[] => loosely(part, corrections);
  const guess = (byFilter: boolean) => (found: number, countOf: CountDocuments) =>
    guessPlan(text, names, {
      own: (part) => allOf(looseOf(part)),
      ownToken: (part, at) => looseOf(part)[at] ?? allOf([]),
      // The only word of a text is one that few documents have, where all are looked at.
      isRight: (own) => (words > 1 || isNarrowed) && countOf(own) >= FEW,
      isUnfound: found === 0,
      byFilter,
    });
  return {
    exact: exactly(parts),
    strict,
    loose: () => {
      const plan = planOf(parts.flatMap(looseOf));
      return JSON.stringify(plan) === JSON.stringify(strict) ? undefined : plan;
    },
    guessed: guess(false),
    named: names.some(({ filters }) => Object.keys(filters).length > 0) ? guess(true) : () => undefined,
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

function onceEach(findCorrections: FindCorrections): FindCorrections {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const found = known.get(word) ?? findCorrections(word);
    known.set(word, found);
    return found;
  };
}

function strictly({ tokens, spelled, link, isLast }: Part): Plan[] {
  if (!link) return tokens.map((token, i) => tokenPiece(token, spelled[i], isLast && i === tokens.length - 1));
  const isOpen = isLast && link.path.length === 0;
  return [
    hostPiece(link, isOpen),
    ...link.path.map((token, i) => tokenPiece(token, token, isLast && i === link.path.length - 1)),
  ];
}

function loosely(part: Part, findCorrections: FindCorrections): Plan[] {
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

function tokenPiece(token: Token, spelled: Token | undefined, isOpen: boolean): Plan {
  return token.kind === "gram" ? wholeRun(token.text) : wordPiece(token.text, spelled?.text, isOpen, []);
}
