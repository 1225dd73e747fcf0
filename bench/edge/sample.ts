// The first ranges of a hundred million targets: their bytes, and the processor time that publishing them takes. All of them take too long.
import { join } from "node:path";
import { EDGE_TREES, type EdgeTree, type EdgeTreeName, MANIFEST } from "@sb/knowledge/edge/format.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { depthFor, partAt } from "@sb/workers/sharing/edge/parts.ts";
import { Tree } from "@sb/workers/sharing/edge/tree.ts";
import { updateTree } from "@sb/workers/sharing/edge/update.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { count, note, type Row } from "../row.ts";
import { createRandom } from "../search/random.ts";
import { benchNginx } from "./nginx.ts";
import { openPlace, sizeOf, sizeRows, spentBy, type TreeSize } from "./place.ts";
import { BATCH, makeTarget, opsOf } from "./population.ts";

const TREES = Object.keys(EDGE_TREES) as readonly EdgeTreeName[];
const clock = () => "2026-11-27T10:00:00.000Z";
const unstopped = new AbortController().signal;
const RANGES = 16 ** 5;

/** The first ranges of many, with as many targets as these would have: what is in a part depends on no other. */
export async function benchSample(
  targets: number,
  sampled: number,
  say: Context["say"],
  askedForMs = 0,
): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const readStore = await openReadStore("sqlite:", folder.path);
  try {
    const ranges = Array.from({ length: sampled }, (_, at) => partAt(at, 5));
    const share = sampled / RANGES;
    const made = Math.round(targets * share);
    say(`filling ${count(sampled)} ranges as of ${count(targets)} targets`);
    await fillRanges(readStore, ranges, made);
    const { files, written } = openPlace(join(folder.path, "edge"));
    const rows: Row[] = [];
    const sizes: TreeSize[] = [];
    for (const of of TREES) {
      say(`publishing ${of} of them`);
      const depth = depthFor(of, targets);
      const root = await new Tree(files, of, depth).write(undefined, new Map());
      let tree: EdgeTree = { depth, root, next: 0 };
      const update = { before: tree, touched: { ranges: new Set(ranges), isAll: false }, further: 0 };
      const { ms } = await spentBy(written, async () => {
        tree = (await updateTree({ readStore, files, store: files, clock }, of, update, unstopped)).is;
      });
      const size = await sizeOf(files, of, tree);
      const { parts, ofParts, bytes, zipped } = size;
      sizes.push(size);
      const whole = { parts: parts / share, ofParts: ofParts / share, bytes: bytes / share, zipped: zipped / share };
      rows.push(...sizeRows(of, { ...whole, keys: [] }, targets));
      rows.push(note("    processor time for each target", `${((ms / made) * 1_000).toFixed(0)} µs`));
    }
    // Stands for the manifest, which is about as long.
    await files.put(MANIFEST, Buffer.alloc(1_200));
    if (askedForMs > 0) rows.push(...(await benchNginx(folder, sizes, askedForMs, say)));
    return [note(`edge: ${count(targets)} targets, by 1 of ${count(1 / share)} parts`, ""), ...rows];
  } finally {
    await readStore.close();
  }
}

/** By chance, as hashes would. */
async function fillRanges(readStore: ReadStore, ranges: readonly string[], targets: number): Promise<void> {
  const random = createRandom(137, targets);
  for (let from = 0; from < targets; from += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, targets - from) }, (_, at) =>
      makeTarget(from + at + 1, { range: ranges[random.below(ranges.length)] ?? "" }),
    );
    const to = String(from + some.length);
    for (const [projection, ops] of Object.entries(opsOf(some)))
      await readStore.apply({ projection, from: await readStore.checkpoint(projection), to, ops });
  }
}
