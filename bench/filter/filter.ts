// The downloadable set of targets (docs/filter.md): how long it takes to build, its bytes for each target, and how often it is
// wrong. `SB_BENCH_ADDRESSES` names a file of real addresses, one a line after an optional column for the chain; it may be gzip.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { FilterBuilder } from "@sb/knowledge/filter/build.ts";
import { madeTargets, type SignedFilter, signed } from "@sb/knowledge/filter/filter.fixture.ts";
import { readFilter } from "@sb/knowledge/filter/read.ts";
import type { Part } from "../context.ts";
import { atMost, count, milliseconds, note, type Row, seconds } from "../row.ts";

const BYTES_BUDGET = 2;
/** Texts that are asked about and are not in it: 49 are expected to be taken for one that is, give or take 7. */
const OTHERS = 200_000;
const FALSE_HITS_BUDGET = 80;
/** Other work waits for no longer than that: the longest step, of many. */
const STEP_BUDGET_MS = 200;

export const benchFilter: Part = async ({ quick, say }) => {
  const sizes = quick ? [50_000] : [50_000, 1_000_000];
  const rows = sizes.flatMap((size) => {
    say(`filter: ${count(size)} targets`);
    return measure(`${count(size)} targets`, [...madeTargets("in", size)]);
  });
  const real = process.env.SB_BENCH_ADDRESSES;
  return real === undefined ? rows : [...rows, ...measure("the addresses of SB_BENCH_ADDRESSES", addressesIn(real))];
};

function addressesIn(path: string): readonly string[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  return [...new Set(text.split("\n").map((line) => line.split("\t").at(-1)?.trim() ?? ""))].filter(Boolean);
}

function measure(what: string, targets: readonly string[]): readonly Row[] {
  const { set, took, longest } = build(targets);
  const filter = readFilter(set.file, set.publicKey);
  if (!filter) throw new Error("the set can't be read");
  const missed = targets.filter((target) => !filter.mayHave(target)).length;
  const hits = [...madeTargets("out", OTHERS)].filter((target) => filter.mayHave(target)).length;
  return [
    note(`filter: ${what}, built in`, seconds(took)),
    atMost("  the longest step of it", longest, STEP_BUDGET_MS, milliseconds),
    atMost("  bytes for each target", set.file.length / targets.length, BYTES_BUDGET, (bytes) => bytes.toFixed(2)),
    atMost("  targets that it misses", missed, 0, count),
    atMost(`  false hits among ${count(OTHERS)} others (49 are expected)`, hits, FALSE_HITS_BUDGET, count),
  ];
}

function build(targets: readonly string[]): { set: SignedFilter; took: number; longest: number } {
  const begun = performance.now();
  const builder = new FilterBuilder();
  for (const target of targets) builder.add(target);
  const building = builder.build(7n, Date.now());
  let longest = 0;
  for (;;) {
    const before = performance.now();
    const step = building.next();
    longest = Math.max(longest, performance.now() - before);
    if (step.done) return { set: signed(step.value), took: performance.now() - begun, longest };
  }
}
