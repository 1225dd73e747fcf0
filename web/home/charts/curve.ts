// Monotone cubic interpolation (Fritsch and Carlson): a smooth line through daily values that never overshoots.

/** The path through `heights`, one unit apart, as the `d` of an SVG path: `M0,4C…`; empty without values. */
export function curveThrough(heights: readonly number[]): string {
  const slopes = slopesOf(heights);
  const pieces = heights.map((height, x) => {
    if (x === 0) return `M0,${height}`;
    const [before = height, slopeBefore = 0, slope = 0] = [heights[x - 1], slopes[x - 1], slopes[x]];
    return `C${x - 2 / 3},${before + slopeBefore / 3},${x - 1 / 3},${height - slope / 3},${x},${height}`;
  });
  return pieces.join("");
}

function slopesOf(heights: readonly number[]): readonly number[] {
  const steps = heights.slice(1).map((height, x) => height - (heights[x] ?? height));
  const inner = steps.slice(1).map((after, x) => innerSlope(steps[x] ?? after, after));
  const endSlope = (step = 0, neighbour = step) => (3 * step - neighbour) / 2;
  return [endSlope(steps[0], inner[0]), ...inner, endSlope(steps.at(-1), inner.at(-1))];
}

/** Zero at a peak or dip; elsewhere at most twice the smaller of the two adjacent slopes. */
function innerSlope(before: number, after: number): number {
  const least = Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 4);
  return (Math.sign(before) + Math.sign(after)) * least;
}
