// Ours and the baseline in turns, so that whatever else the machine does meets both.

export type Compared = {
  /** Medians over the rounds. */
  readonly ours: number;
  readonly baseline: number;
  /** The median of each round's own ratio. */
  readonly ratio: number;
};

/** Each gives a speed. One round of both goes ahead to warm up and does not count. */
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

/** Of an even number of values, the upper one of the middle. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1];
  if (middle === undefined) throw new RangeError("There is no median of nothing");
  return middle;
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
