// Lists of prefix terms, made from the lists of the terms that begin so. Those come in the terms' order, one beginning after
// the other, so that there is one list under way for each length.
import { PREFIX_CHARS, prefixesOf, prefixTerm } from "../../analysis/terms.ts";
import { type Bits, listDown, setBit, wordsFor } from "./bits.ts";
import type { OrdinalList, Ordinals } from "./posting-list.ts";

/** Told a prefix term and the ordinals of the documents that have it, in ascending order. */
export type OnPrefix = (term: string, ordinals: OrdinalList) => void;

export type PrefixLists = {
  /** Terms in an order in which those that begin alike stand together; ordinals in ascending order. */
  add(term: string, ordinals: readonly number[]): void;
  /** Tells the last ones. */
  end(): void;
};

export function createPrefixLists(onPrefix: OnPrefix): PrefixLists {
  const lists = Array.from({ length: PREFIX_CHARS }, () => createPrefixList(onPrefix));
  return {
    add(term, ordinals) {
      for (const prefix of prefixesOf(term)) lists[prefix.length - 1]?.add(prefix, ordinals);
    },
    end() {
      for (const list of lists) list.end();
    },
  };
}

const scratch = new Uint16Array(2 ** 16);

/** One after the other, for prefixes of one length. */
function createPrefixList(onPrefix: OnPrefix) {
  const bits: Bits = new Uint32Array(wordsFor(2 ** 16));
  let prefix: string | undefined;
  /** The ordinals of the first term; those of all of them are in `bits` where there are several. */
  let first: readonly number[] = [];
  let isOne = true;
  /** Words of `bits` that are in use: from, up to and without. */
  let used = { from: bits.length, to: 0 };

  const put = (ordinals: readonly number[]): void => {
    used = {
      from: Math.min(used.from, (ordinals[0] ?? 0) >>> 5),
      to: Math.max(used.to, wordsFor((ordinals.at(-1) ?? 0) + 1)),
    };
    for (let i = 0; i < ordinals.length; i++) setBit(bits, ordinals[i] ?? 0);
  };
  const take = (): Ordinals => {
    const words = bits.subarray(used.from, used.to);
    const found = scratch.slice(0, listDown(words, scratch)).reverse();
    const start = used.from * 32;
    for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) + start;
    words.fill(0);
    used = { from: bits.length, to: 0 };
    return found;
  };
  const end = (): void => {
    if (prefix !== undefined) onPrefix(prefixTerm(prefix), isOne ? first : take());
    prefix = undefined;
  };
  return {
    end,
    add(next: string, ordinals: readonly number[]): void {
      if (next !== prefix) {
        end();
        [prefix, first, isOne] = [next, ordinals, true];
        return;
      }
      if (isOne) put(first);
      put(ordinals);
      isOne = false;
    },
  };
}
