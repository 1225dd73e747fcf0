// The terms that a document is found by: words, bigrams, hosts, addresses, their prefixes, and its filters. Besides, for what
// is typed otherwise than it is written, initials of Hangul, ends of long words, and numbers without their separators.
import type { Analysis } from "@sb/contracts/search-schema.ts";
import { fold } from "./fold.ts";
import { initialsOf } from "./hangul.ts";
import type { Layout, StoredFields } from "./layout.ts";
import {
  codesIn,
  gramsOf,
  groupedNumbersIn,
  hostsIn,
  isWithin,
  linksIn,
  looksLikeAddress,
  type Span,
  tokenize,
} from "./tokens.ts";

/** A new number whenever the terms of a document change: an index made with another one is made anew. */
export const TERMS_VERSION = 4;

/** Prefixes up to this many characters are terms of their own; longer ones are looked up as a range of terms. */
export const PREFIX_CHARS = 4;
const TERM_CHARS = 128;
const WORD_CHARS = { min: 3, max: 24 };

export type DocTerms = {
  readonly terms: ReadonlySet<string>;
  /** Those of the terms that join the vocabulary. */
  readonly words: ReadonlySet<string>;
};

const HOST_SIGN = "\u0003";
const INITIALS_SIGN = "\u0004";
const FIRST_INITIALS_SIGN = "\u0005";
const END_SIGN = "\u0006";
/** The length of a term of initials; nearer the end of a text it is shorter. */
export const INITIALS_CHARS = 4;
const INITIALS_LEAST = 3;
/** A shorter word has no other one at its end. */
const COMPOUND_CHARS = 7;

/** Terms made of what no text holds, so that they are never mixed up with a word. */
export const prefixTerm = (prefix: string): string => `\u0001${prefix}`;
export const filterTerm = (field: string, value: string): string => `\u0002${field}:${value}`;
/** Hosts stand apart from words: prefixes of words, which their labels are as well, need not wade through them. */
export const hostTerm = (host: string): string => cutTerm(`${HOST_SIGN}${host}`);
/** Initials one after the other, wherever they stand; fewer than four are the beginning of one. */
export const initialsTerm = (keys: string): string => `${INITIALS_SIGN}${keys}`;
/** The first two initials of a word. */
export const firstInitialsTerm = (keys: string): string => `${FIRST_INITIALS_SIGN}${keys}`;
/** A long word back to front: its end is the beginning of this. */
export const endTerm = (end: string): string => `${END_SIGN}${[...end].reverse().join("")}`;
export const cutTerm = (term: string): string => term.slice(0, TERM_CHARS);

export function termsOf(layout: Layout, { texts, filters }: StoredFields): DocTerms {
  const terms = new Set<string>();
  const words = new Set<string>();
  for (const [i, { analysis }] of layout.texts.entries()) {
    const value = texts[i] ?? [];
    if (typeof value === "string") addText(value, analysis, terms, words);
    else for (const text of value) addText(text, analysis, terms, words);
  }
  addPrefixes(terms);
  for (const [i, field] of layout.filters.entries()) {
    const value = filters[i] ?? [];
    for (const each of typeof value === "string" ? [value] : value) terms.add(filterTerm(field, each));
  }
  return { terms, words };
}

/** Spans of a folded text that stay out of the vocabulary; undefined where all of it does. */
const WORDLESS: Readonly<Record<Analysis, ((folded: string) => readonly Span[]) | undefined>> = {
  prose: codesIn,
  headline: (folded) => [...codesIn(folded), ...hostsIn(folded), ...linksIn(folded)],
  verbatim: undefined,
};

function addText(original: string, analysis: Analysis, terms: Set<string>, words: Set<string>): void {
  const { text } = fold(original);
  const wordless = WORDLESS[analysis]?.(text);
  for (const { kind, text: token, start } of tokenize(text)) {
    if (kind === "gram") for (const gram of gramsOf(token)) terms.add(gram);
    else {
      terms.add(cutTerm(token));
      if (wordless && isWord(token) && !isWithin(start, wordless)) {
        words.add(token);
        if (token.length >= COMPOUND_CHARS) terms.add(endTerm(token));
      }
    }
  }
  if (wordless) addInitials(text, terms);
  for (const number of groupedNumbersIn(text)) terms.add(number.text);
  for (const host of hostsIn(text)) for (const name of hostNames(host.text)) terms.add(hostTerm(name));
}

const HANGUL = /[\uac00-\ud7a3]+(?:\s+[\uac00-\ud7a3]+)*/g;

/** Spaces between words are left out: initials are typed with and without them. */
function addInitials(folded: string, terms: Set<string>): void {
  for (const [words] of folded.matchAll(HANGUL)) {
    const keys = words.split(/\s+/).map((word) => initialsOf(word) ?? "");
    for (const first of keys) if (first.length > 1) terms.add(firstInitialsTerm(first.slice(0, 2)));
    const all = keys.join("");
    for (let at = 0; at + INITIALS_LEAST <= all.length; at++) {
      terms.add(initialsTerm(all.slice(at, at + INITIALS_CHARS)));
    }
  }
}

/** `a.b.example` is found as itself, as `b.example` and, by its words, as any of its labels. */
export function hostNames(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join("."));
}

function addPrefixes(terms: Set<string>): void {
  for (const term of [...terms]) for (const prefix of prefixTermsOf(term)) terms.add(prefix);
}

// A table of the most frequent words, no cache: what came first stays, and finding it is one step.
const known = new Map<string, readonly string[]>();
const KNOWN_AT_MOST = 16_384;

/** Most words come again and again; to make their prefixes anew each time takes longer than all the rest. */
function prefixTermsOf(term: string): readonly string[] {
  if (term < " ") return [];
  const seen = known.get(term);
  if (seen !== undefined) return seen;
  const length = hasPrefixTerms(term) ? Math.min(PREFIX_CHARS, term.length) : 0;
  const prefixes = Array.from({ length }, (_, i) => prefixTerm(term.slice(0, i + 1)));
  if (known.size < KNOWN_AT_MOST && term.length <= WORD_CHARS.max) known.set(term, prefixes);
  return prefixes;
}

// Characters and bigrams of scripts without spaces are their own prefixes; what begins with a sign has none.
const STARTS_WITH_GRAM = /^[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u3000-\uabff\uac00-\ufaff]|^[\ud840-\ud87f]/;

function hasPrefixTerms(term: string): boolean {
  return !STARTS_WITH_GRAM.test(term);
}

/** Whether misspelt words may be corrected to it. */
function isWord(token: string): boolean {
  return (
    token.length >= WORD_CHARS.min &&
    token.length <= WORD_CHARS.max &&
    !/\p{N}/u.test(token) &&
    !looksLikeAddress(token)
  );
}
