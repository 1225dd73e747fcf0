// Which documents of a model were ever written, in a fixed amount of memory: a Bloom filter (Bloom, "Space/time trade-offs in
// hash coding with allowable errors", 1970). It may take one for written that was not, never the other way round.

export type WrittenIds = {
  add(collection: string, id: string): void;
  /** False only where it was never added. */
  mayHave(collection: string, id: string): boolean;
};

/** Half a megabyte. With a million documents one of seven that are not there is asked for all the same. */
const BITS = 1 << 22;
const MASK = BITS - 1;
/** Constants of FNV-1a (Fowler, Noll, Vo). */
const [BASIS, PRIME] = [0x811c9dc5, 0x01000193];

export function createWrittenIds(): WrittenIds {
  // Most models get no document in a rebuild.
  let words: Uint32Array | undefined;
  const isSet = (bit: number): boolean => ((words?.[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  const set = (bit: number): void => {
    words ??= new Uint32Array(BITS >>> 5);
    const word = bit >>> 5;
    words[word] = (words[word] ?? 0) | (1 << (bit & 31));
  };
  return {
    add(collection, id) {
      const hash = hashOf(id, hashOf(collection, BASIS));
      set(mixed(hash) & MASK);
      set(mixed(hash ^ BASIS) & MASK);
    },
    mayHave(collection, id) {
      const hash = hashOf(id, hashOf(collection, BASIS));
      return isSet(mixed(hash) & MASK) && isSet(mixed(hash ^ BASIS) & MASK);
    },
  };
}

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

/** Spreads neighbouring hashes (the finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
