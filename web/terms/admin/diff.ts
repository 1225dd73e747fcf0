// The difference of two texts, line by line: the longest common subsequence, after what is equal at both ends.
export type Line = { readonly kind: "SAME" | "REMOVED" | "ADDED"; readonly text: string };

/** Beyond so many pairs of lines the comparison costs too much: then all is shown as replaced. */
const MOST_PAIRS = 1_000_000;

export function diffLines(before: string, after: string): readonly Line[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  const head = commonAtStart(a, b);
  const tail = commonAtStart(a.slice(head).reverse(), b.slice(head).reverse());
  const middle = between(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return [...a.slice(0, head).map(same), ...middle, ...a.slice(a.length - tail).map(same)];
}

const same = (text: string): Line => ({ kind: "SAME", text });
const removed = (text: string): Line => ({ kind: "REMOVED", text });
const added = (text: string): Line => ({ kind: "ADDED", text });

function commonAtStart(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

function between(a: readonly string[], b: readonly string[]): readonly Line[] {
  if (a.length * b.length > MOST_PAIRS) return [...a.map(removed), ...b.map(added)];
  const lengths = commonLengths(a, b);
  const at = (i: number, j: number) => lengths[i * (b.length + 1) + j] ?? 0;
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(same(a[i] ?? ""));
      [i, j] = [i + 1, j + 1];
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push(removed(a[i] ?? ""));
      i += 1;
    } else {
      lines.push(added(b[j] ?? ""));
      j += 1;
    }
  }
  return lines;
}

/** At `i * (b.length + 1) + j`: the length of the longest common subsequence of a from i and b from j. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [down, right, both] = [(i + 1) * width + j, i * width + j + 1, (i + 1) * width + j + 1];
      lengths[i * width + j] =
        a[i] === b[j] ? (lengths[both] ?? 0) + 1 : Math.max(lengths[down] ?? 0, lengths[right] ?? 0);
    }
  return lengths;
}
