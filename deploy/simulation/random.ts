// Seeded randomness: the same seed draws the same numbers on every machine.

export type Random = {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below `end`. */
  below(end: number): number;
  /** True so often: 0 never, 1 always. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
};

/** sfc32 (PractRand's small fast counting generator), seeded by splitmix32. */
export function createRandom(seed: number): Random {
  let mixed = seed | 0;
  const word = (): number => {
    mixed = (mixed + 0x9e3779b9) | 0;
    let z = mixed ^ (mixed >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let [a, b, c, counter] = [word(), word(), word(), 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let round = 0; round < 12; round += 1) next();
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(from) {
      if (from.length === 0) throw new Error("nothing to pick from");
      return from[below(from.length)] as (typeof from)[number];
    },
  };
}
