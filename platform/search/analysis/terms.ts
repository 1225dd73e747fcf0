// The terms that a document is found by: words, bigrams, hosts, addresses, their prefixes, and its filters. Besides, for what
// is typed otherwise than it is written, initials of Hangul, ends of long words, and numbers without their separators.
import type { Analysis } from "@sb/contracts/search-schema.ts";
import { fold } from "./fold.ts";
import { keyNumberOf, keysIn } from "./hangul.ts";
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
export const TERMS_VERSION = 5;

/** Prefixes up to this many characters are terms of their own; longer ones are looked up as a range of terms. */
export const PREFIX_CHARS = 4;
const TERM_CHARS = 128;
const WORD_CHARS = { min: 3, max: 24 };

export type DocTerms = {
  readonly terms: ReadonlySet<string>;
  /** Those of the terms that join the vocabulary. */
  readonly words: ReadonlySet<string>;
};

const PREFIX_SIGN = "\u0001";
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
export const prefixTerm = (prefix: string): string => `${PREFIX_SIGN}${prefix}`;
export const isPrefixTerm = (term: string): boolean => term.startsWith(PREFIX_SIGN);
export const prefixIn = (term: string): string => term.slice(PREFIX_SIGN.length);
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

/** Takes the terms of a document as they are come upon: each may come again. */
export type TermSink = {
  term(term: string): void;
  /** A term as two numbers of 16 bits, which take less time to look up (shortTerm). */
  short(first: number, second: number): void;
  /** One of the terms, which joins the vocabulary. */
  word(word: string): void;
};

/** The UTF-16 units of a term, the second being 0 where it has but one; or a sign and initials by number (hangul.ts). */
export function shortTerm(first: number, second: number): string {
  const start = String.fromCharCode(first);
  if (start === INITIALS_SIGN || start === FIRST_INITIALS_SIGN) return start + keysIn(second);
  return second === 0 ? start : start + String.fromCharCode(second);
}

/** All of a document's terms. */
export function termsOf(layout: Layout, fields: StoredFields): DocTerms {
  const terms = new Set<string>();
  const words = new Set<string>();
  findTerms(layout, fields, {
    term: (term) => void terms.add(term),
    short: (first, second) => void terms.add(shortTerm(first, second)),
    word: (word) => void words.add(word),
  });
  for (const term of [...terms]) for (const prefix of prefixesOf(term)) terms.add(prefixTerm(prefix));
  return { terms, words };
}

/** Finds a document's terms but for its prefix terms, which follow from them. */
export function findTerms(layout: Layout, { texts, filters }: StoredFields, sink: TermSink): void {
  for (const [i, { analysis }] of layout.texts.entries()) {
    const value = texts[i] ?? [];
    if (typeof value === "string") readText(value, analysis, sink);
    else for (const text of value) readText(text, analysis, sink);
  }
  for (const [i, field] of layout.filters.entries()) {
    const value = filters[i] ?? [];
    for (const each of typeof value === "string" ? [value] : value) sink.term(filterTerm(field, each));
  }
}

/** Spans of a folded text, given its hosts, that stay out of the vocabulary; undefined where all of it does. */
type Wordless = (folded: string, hosts: readonly Span[]) => readonly Span[];
const WORDLESS: Readonly<Record<Analysis, Wordless | undefined>> = {
  prose: codesIn,
  headline: (folded, hosts) => [...codesIn(folded), ...hosts, ...linksIn(folded)],
  verbatim: undefined,
};

function readText(original: string, analysis: Analysis, sink: TermSink): void {
  const { text } = fold(original);
  const hosts = hostsIn(text);
  const wordless = WORDLESS[analysis]?.(text, hosts);
  for (const { kind, text: token, start } of tokenize(text)) {
    if (kind === "gram") readGrams(token, sink);
    else {
      const { term, isWord, end } = formOf(token);
      sink.term(term);
      if (wordless && isWord && !isWithin(start, wordless)) {
        sink.word(token);
        if (end !== undefined) sink.term(end);
      }
    }
  }
  if (wordless) readInitials(text, sink);
  for (const number of groupedNumbersIn(text)) sink.term(number.text);
  for (const host of hosts) for (const name of hostNames(host.text)) sink.term(hostTerm(name));
}

/** Every character and every pair of neighbours in a run. */
function readGrams(run: string, sink: TermSink): void {
  if (/[\ud800-\udfff]/.test(run)) {
    for (const gram of gramsOf(run)) readGram(gram, sink);
    return;
  }
  let last = 0;
  for (let i = 0; i < run.length; i++) {
    const unit = run.charCodeAt(i);
    if (last !== 0) sink.short(last, unit);
    sink.short(unit, 0);
    last = unit;
  }
}

function readGram(gram: string, sink: TermSink): void {
  if (gram.length > 2 || isHigh(gram.charCodeAt(0))) sink.term(gram);
  else sink.short(gram.charCodeAt(0), gram.length === 2 ? gram.charCodeAt(1) : 0);
}

type WordForm = { readonly term: string; readonly isWord: boolean; readonly end: string | undefined };

// A table of the most frequent words, no cache: what came first stays, and finding it is one step.
const known = new Map<string, WordForm>();
const KNOWN_AT_MOST = 16_384;

/** Most words come again and again. */
function formOf(token: string): WordForm {
  const seen = known.get(token);
  if (seen !== undefined) return seen;
  const isWord = canBeCorrectedTo(token);
  const form = {
    term: cutTerm(token),
    isWord,
    end: isWord && token.length >= COMPOUND_CHARS ? endTerm(token) : undefined,
  };
  if (known.size < KNOWN_AT_MOST && token.length <= WORD_CHARS.max) known.set(token, form);
  return form;
}

const HANGUL = /[\uac00-\ud7a3]+(?:\s+[\uac00-\ud7a3]+)*/g;

const [INITIALS, FIRST_INITIALS] = [INITIALS_SIGN.charCodeAt(0), FIRST_INITIALS_SIGN.charCodeAt(0)];
const BITS_OF_KEY = 4;

/** Spaces between words are left out: initials are typed with and without them. */
function readInitials(folded: string, sink: TermSink): void {
  for (const [words] of folded.matchAll(HANGUL)) {
    const keys: number[] = [];
    let inWord = 0;
    for (let i = 0; i < words.length; i++) {
      const key = keyNumberOf(words.charCodeAt(i));
      if (key === undefined) {
        inWord = 0;
        continue;
      }
      keys.push(key);
      inWord += 1;
      if (inWord === 2) sink.short(FIRST_INITIALS, packedFrom(keys, keys.length - 2));
    }
    for (let at = 0; at + INITIALS_LEAST <= keys.length; at++) sink.short(INITIALS, packedFrom(keys, at));
  }
}

/** Up to INITIALS_CHARS keys from here on. */
function packedFrom(keys: readonly number[], at: number): number {
  let packed = 0;
  for (let i = 0; i < INITIALS_CHARS && at + i < keys.length; i++) packed |= (keys[at + i] ?? 0) << (i * BITS_OF_KEY);
  return packed;
}

/** `a.b.example` is found as itself, as `b.example` and, by its words, as any of its labels. */
export function hostNames(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join("."));
}

/** The beginnings of a term that are terms of their own, the shortest first. None is the half of a character. */
export function prefixesOf(term: string): string[] {
  if (!hasPrefixes(term)) return [];
  const prefixes: string[] = [];
  for (let chars = 1; chars <= PREFIX_CHARS && chars <= term.length; chars++) {
    if (!isHigh(term.charCodeAt(chars - 1))) prefixes.push(term.slice(0, chars));
  }
  return prefixes;
}

/** Whether a character of two units begins with it. */
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

// Characters and bigrams of scripts without spaces are their own prefixes; what begins with a sign has none.
const STARTS_WITH_GRAM = /^[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u3000-\uabff\uac00-\ufaff]|^[\ud840-\ud87f]/;

function hasPrefixes(term: string): boolean {
  return term >= " " && !STARTS_WITH_GRAM.test(term);
}

/** Whether misspelt words may be corrected to it. */
function canBeCorrectedTo(token: string): boolean {
  return (
    token.length >= WORD_CHARS.min &&
    token.length <= WORD_CHARS.max &&
    !/\p{N}/u.test(token) &&
    !looksLikeAddress(token)
  );
}
