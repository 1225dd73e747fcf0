// Publishes a tree after events: the parts that they touched, and a few more each time, so that levels are of the day.
import type { EdgePart, EdgeTree, EdgeTreeName } from "@sb/knowledge/edge/format.ts";
import { PARTS_AT_ONCE, type PartsDeps, partAnew, partAt, partsAt } from "./parts.ts";
import type { Touched } from "./touched.ts";
import { PARTS_KEPT, Tree } from "./tree.ts";

type Update = {
  readonly before: EdgeTree;
  readonly touched: Touched;
  /** So many parts from `before.next` on are made anew whatever happened. */
  readonly further: number;
};

export async function updateTree(
  deps: PartsDeps,
  of: EdgeTreeName,
  { before: { depth, root, next }, touched, further }: Update,
  signal: AbortSignal,
): Promise<{ readonly is: EdgeTree; readonly tree: Tree }> {
  const tree = new Tree(deps.store, of, depth);
  const all = partsAt(depth);
  const count = touched.isAll ? all : Math.min(further, all);
  const anew = new Set(Array.from({ length: count }, (_, at) => partAt((next + at) % all, depth)));
  const byPart = Map.groupBy(touched.ranges, (range) => range.slice(0, depth));
  const changes = new Map<string, EdgePart | undefined>();
  let is = root;
  const change = async (prefix: string): Promise<void> => {
    const before = await tree.part(is, prefix);
    const known = anew.has(prefix) ? Object.keys(before?.ranges ?? {}).map((rest) => prefix + rest) : [];
    const ranges = [...new Set([...known, ...(byPart.get(prefix) ?? [])])];
    if (ranges.length > 0) changes.set(prefix, await partAnew(deps, of, { prefix, before, ranges }));
  };
  const prefixes = [...new Set([...byPart.keys(), ...anew])];
  for (let at = 0; at < prefixes.length; at += PARTS_AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(prefixes.slice(at, at + PARTS_AT_ONCE).map(change));
    if (changes.size < PARTS_KEPT) continue;
    is = await tree.write(is, changes);
    changes.clear();
  }
  is = await tree.write(is, changes);
  return { is: { depth, root: is, next: (next + count) % all }, tree };
}
