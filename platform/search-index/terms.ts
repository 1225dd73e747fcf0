// What of a report is looked up: words, pairs of characters, hosts, addresses, their first characters, and its filters.
import { fold } from "./fold.ts";
import type { SearchDoc } from "./port.ts";
import { codesIn, gramsOf, hostsIn, isWithin, linksIn, looksLikeAddress, type Span, tokenize } from "./tokens.ts";

/** A new number whenever the terms of a report change: an index made with another one is made anew. */
export const TERMS_VERSION = 3;

/** First characters up to this many are terms of their own; longer beginnings are looked up as a range of terms. */
export const PREFIX_CHARS = 4;
const TERM_CHARS = 128;
const WORD_CHARS = { min: 3, max: 24 };

/** The part of a report that terms and highlights are made from. */
export type Body = Omit<SearchDoc, "id" | "likeCount">;

export type DocTerms = {
  readonly terms: ReadonlySet<string>;
  /**
   * The words that misspelt ones are corrected to: those of links as well, but no part of an address, nor of a host in
   * the title, where entries taken over repeat their own.
   */
  readonly words: ReadonlySet<string>;
};

const HOST_SIGN = "\u0003";

/** Terms made of what no text holds, so that they are never mixed up with a word. */
export const prefixTerm = (start: string): string => `\u0001${start}`;
export const filterTerm = (field: "crimeType" | "declareType" | "chain", value: string): string =>
  `\u0002${field}:${value}`;
/** Hosts stand apart from words: beginnings of words, which their labels are as well, need not wade through them. */
export const hostTerm = (host: string): string => cutTerm(`${HOST_SIGN}${host}`);
export const cutTerm = (term: string): string => term.slice(0, TERM_CHARS);

export function termsOf(doc: Body): DocTerms {
  const terms = new Set<string>();
  const words = new Set<string>();
  addText(doc.title, terms, words, (text) => [...codesIn(text), ...hostsIn(text), ...linksIn(text)]);
  for (const text of [doc.comment, doc.nick, ...doc.sources]) addText(text, terms, words);
  addText(doc.adrs, terms);
  addText(doc.addressKey, terms);
  addPrefixes(terms);
  terms.add(filterTerm("crimeType", doc.crimeType));
  terms.add(filterTerm("declareType", doc.declareType));
  if (doc.chain !== undefined) terms.add(filterTerm("chain", doc.chain));
  return { terms, words };
}

function addText(original: string, terms: Set<string>, words?: Set<string>, wordlessIn = codesIn): void {
  const { text } = fold(original);
  const wordless: readonly Span[] = words ? wordlessIn(text) : [];
  for (const { kind, text: token, start } of tokenize(text)) {
    if (kind === "gram") for (const gram of gramsOf(token)) terms.add(gram);
    else {
      terms.add(cutTerm(token));
      if (words && isWord(token) && !isWithin(start, wordless)) words.add(token);
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
  for (const term of [...terms]) for (const edge of prefixTermsOf(term)) terms.add(edge);
}

const known = new Map<string, readonly string[]>();
const KNOWN_AT_MOST = 16_384;

/** Most words come again and again; to make their beginnings anew each time takes longer than all the rest. */
function prefixTermsOf(term: string): readonly string[] {
  const seen = known.get(term);
  if (seen !== undefined) return seen;
  const length = hasPrefixTerms(term) ? Math.min(PREFIX_CHARS, term.length) : 0;
  const edges = Array.from({ length }, (_, i) => prefixTerm(term.slice(0, i + 1)));
  if (known.size < KNOWN_AT_MOST && term.length <= WORD_CHARS.max) known.set(term, edges);
  return edges;
}

// Characters and pairs of scripts without spaces are their own beginnings; the beginning of a host is that of a word.
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
