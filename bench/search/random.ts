// Seeded randomness: the same seed and index give the same report on every machine.

export type Random = {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  below(below: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** A rank in [0, size), rank r about as likely as 1 / (r + 1): Zipf's law. */
  zipf(size: number): number;
  /** `length` characters of an alphabet. */
  text(alphabet: string, length: number): string;
};

/** Mulberry32 (Tommy Ettinger, public domain), started from a mix of all the numbers given. */
export function createRandom(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: ([first, ...rest]) => (rest.length === 0 ? first : (rest[below(rest.length + 1) - 1] ?? first)),
    zipf: (size) => Math.min(size - 1, Math.floor((size + 1) ** next()) - 1),
    text: (alphabet, length) => {
      let text = "";
      for (let i = 0; i < length; i++) text += alphabet[below(alphabet.length)];
      return text;
    },
  };
}
