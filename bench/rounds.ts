// Runs ours and the baseline alternately, so that other load on the machine affects both.

export type Compared = {
  /** The median over the rounds. */
  readonly ours: number;
  readonly baseline: number;
  /** The median of the ratios per round. */
  readonly ratio: number;
};

/** Each function returns a speed. The first round of both is a warm-up and does not count. */
export async function alternate(
  rounds: number,
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<Compared> {
  const taken: { readonly ours: number; readonly baseline: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const speeds = { ours: await ours(), baseline: await baseline() };
    if (round > 0) taken.push(speeds);
  }
  return {
    ours: median(taken.map((round) => round.ours)),
    baseline: median(taken.map((round) => round.baseline)),
    ratio: median(taken.map((round) => round.ours / round.baseline)),
  };
}

/** For an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1];
  if (middle === undefined) throw new RangeError("There is no median of nothing");
  return middle;
}

/** How long the work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
