// Whether two series of times can be told apart: the test of ranks by Mann and Whitney (1947), with its normal approximation.

/**
 * The two-sided probability of a difference as large by chance, from 0 to 1. Below 0.01, the series are told apart. For more
 * than about 20 values each; equal values share their rank.
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  all.sort((a, b) => a.value - b.value);
  let sum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const equal = to - from;
    ties += equal ** 3 - equal;
    sum += (all.slice(from, to).filter(({ isOne }) => isOne).length * (from + 1 + to)) / 2;
    from = to;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const u = sum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  return deviation === 0 ? 1 : 2 * (1 - normal(Math.abs(u - (n * m) / 2) / deviation));
}

/** The share of a normal distribution below `z` ≥ 0 (Abramowitz and Stegun, 26.2.17; wrong by 7.5e-8 at most). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return 1 - density * factors.reduce((sum, factor, at) => sum + factor * t ** (at + 1), 0);
}
