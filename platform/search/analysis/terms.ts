// The terms that a document is found by: words, bigrams, hosts, addresses, their prefixes, and its filters.
import type { Analysis } from "@sb/contracts/search-schema.ts";
import { fold } from "./fold.ts";
import type { Layout, StoredFields } from "./layout.ts";
import { codesIn, gramsOf, hostsIn, isWithin, linksIn, looksLikeAddress, type Span, tokenize } from "./tokens.ts";

/** A new number whenever the terms of a document change: an index made with another one is made anew. */
export const TERMS_VERSION = 3;

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

/** Terms made of what no text holds, so that they are never mixed up with a word. */
export const prefixTerm = (prefix: string): string => `\u0001${prefix}`;
export const filterTerm = (field: string, value: string): string => `\u0002${field}:${value}`;
/** Hosts stand apart from words: prefixes of words, which their labels are as well, need not wade through them. */
export const hostTerm = (host: string): string => cutTerm(`${HOST_SIGN}${host}`);
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
      if (wordless && isWord(token) && !isWithin(start, wordless)) words.add(token);
    }
  }
  for (const host of hostsIn(text)) for (const name of hostNames(host.text)) terms.add(hostTerm(name));
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
  const seen = known.get(term);
  if (seen !== undefined) return seen;
  const length = hasPrefixTerms(term) ? Math.min(PREFIX_CHARS, term.length) : 0;
  const prefixes = Array.from({ length }, (_, i) => prefixTerm(term.slice(0, i + 1)));
  if (known.size < KNOWN_AT_MOST && term.length <= WORD_CHARS.max) known.set(term, prefixes);
  return prefixes;
}

// Characters and bigrams of scripts without spaces are their own prefixes; the prefix of a host is that of a word.
const STARTS_WITH_GRAM = /^[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u3000-\uabff\uac00-\ufaff]|^[\ud840-\ud87f]/;

function hasPrefixTerms(term: string): boolean {
  return !term.startsWith(HOST_SIGN) && !STARTS_WITH_GRAM.test(term);
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
