// The terms of many documents at once, each with the documents that have it: what is looked up for each term is looked up once
// for each place it stands at. Flat, so that another thread can make it (threads/analyst.ts).
import type { Layout, StoredFields } from "../../analysis/layout.ts";
import { findTerms, shortTerm } from "../../analysis/terms.ts";

/** Names, and for each of them places of documents in ascending order: those up to its end, from the end of the one before. */
export type Named = { readonly names: readonly string[]; readonly ends: Uint32Array; readonly docs: Uint16Array };
/** Documents are told by their place in what was given. Prefix terms are not among the terms: they follow from them. */
export type TermRun = { readonly terms: Named; readonly words: Named };

/** Below 2^16 documents. */
export function gatherTerms(layout: Layout, docs: readonly StoredFields[]): TermRun {
  const terms = new Map<string, number[]>();
  const shorts = new Map<number, number[]>();
  const words = new Map<string, number[]>();
  let doc = 0;
  const sink = {
    term: (term: string) => note(terms, term, doc),
    // Signed, as such are small integers.
    short: (first: number, second: number) => note(shorts, (first << 16) | second, doc),
    word: (word: string) => note(words, word, doc),
  };
  for (const fields of docs) {
    findTerms(layout, fields, sink);
    doc += 1;
  }
  for (const [short, found] of shorts) terms.set(shortTerm(short >>> 16, short & 0xffff), found);
  return { terms: flat(terms), words: flat(words) };
}

function note<Key>(found: Map<Key, number[]>, key: Key, doc: number): void {
  const docs = found.get(key);
  if (docs === undefined) found.set(key, [doc]);
  else if (docs[docs.length - 1] !== doc) docs.push(doc);
}

function flat(found: ReadonlyMap<string, readonly number[]>): Named {
  let size = 0;
  for (const docs of found.values()) size += docs.length;
  const [ends, all] = [new Uint32Array(found.size), new Uint16Array(size)];
  const names: string[] = [];
  let at = 0;
  for (const [name, docs] of found) {
    for (let i = 0; i < docs.length; i++) all[at++] = docs[i] ?? 0;
    ends[names.length] = at;
    names.push(name);
  }
  return { names, ends, docs: all };
}

/** Calls back with each name and where its documents begin and end. */
export function eachNamed({ names, ends }: Named, work: (name: string, from: number, to: number) => void): void {
  let from = 0;
  for (let i = 0; i < names.length; i++) {
    const to = ends[i] ?? from;
    work(names[i] ?? "", from, to);
    from = to;
  }
}
