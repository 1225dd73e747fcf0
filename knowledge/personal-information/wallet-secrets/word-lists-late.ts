// The lists of BIP-39 one by one, for devices: those of the scripts that a text has, once it has a dozen words of them.
import { makeWordLists, type Script, type WordLists } from "./phrases.ts";

type Load = () => Promise<{ readonly wordlist: readonly string[] }>;

const LISTS: Readonly<Record<Script, readonly Load[]>> = {
  LATIN: [
    () => import("@scure/bip39/wordlists/english.js"),
    () => import("@scure/bip39/wordlists/spanish.js"),
    () => import("@scure/bip39/wordlists/french.js"),
    () => import("@scure/bip39/wordlists/italian.js"),
    () => import("@scure/bip39/wordlists/portuguese.js"),
    () => import("@scure/bip39/wordlists/czech.js"),
  ],
  HANGUL: [() => import("@scure/bip39/wordlists/korean.js")],
  HIRAGANA: [() => import("@scure/bip39/wordlists/japanese.js")],
  HAN: [
    () => import("@scure/bip39/wordlists/simplified-chinese.js"),
    () => import("@scure/bip39/wordlists/traditional-chinese.js"),
  ],
};

/** Rejects where one can't be loaded. */
export async function loadWordLists(scripts: readonly Script[]): Promise<WordLists> {
  const lists = await Promise.all(scripts.flatMap((script) => LISTS[script]).map((load) => load()));
  return makeWordLists(lists.map(({ wordlist }) => wordlist));
}
