// Publishes a whole tree, group by group; begun again after a crash, it goes on where it was.
import { setImmediate } from "node:timers/promises";
import { PUBLISHED_LISTS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { rangeOf, scoreOf } from "@sb/knowledge/address/range.ts";
import { type EdgePart, type EdgeTree, type EdgeTreeName, lettersBelow } from "@sb/knowledge/edge/format.ts";
import * as z from "zod";
import { targetsIn } from "../../report/filter.ts";
import { PARTS_AT_ONCE, type PartsDeps, PREFIX_CHARS, partAnew, partAt, partsAt } from "./parts.ts";
import { rangesOf } from "./touched.ts";
import { PARTS_KEPT, Tree } from "./tree.ts";

const Building = z.object({
  store: z.string(),
  position: z.string(),
  depth: z.int(),
  names: z.record(z.string(), z.string()),
});
const buildingOf = (tree: EdgeTreeName): string => `edge/building-${tree}`;
/** Between two notes of how far it is. */
const NOTE_MS = 5_000;

type Build = { readonly store: string; readonly position: string; readonly depth: number };
export type Built = EdgeTree & { readonly position: string };

/** The tree of the position at which it was begun. */
export async function buildTree(deps: PartsDeps, of: EdgeTreeName, asked: Build, signal: AbortSignal): Promise<Built> {
  const begun = await findBuilding(deps, of, asked);
  const { position, depth } = begun;
  const names = new Map(Object.entries(begun.names));
  const filled = await filledRanges(deps, signal);
  const letters = lettersBelow(0, depth);
  const note = () =>
    deps.files.put(buildingOf(of), Buffer.from(JSON.stringify({ ...begun, names: Object.fromEntries(names) })));
  let noted = performance.now();
  for (let at = 0; at < partsAt(letters); at += 1) {
    const group = partAt(at, letters);
    if (names.has(group)) continue;
    names.set(group, (await buildGroup(deps, { of, depth, group }, filled.below(group), signal)) ?? NOTHING);
    if (performance.now() - noted < NOTE_MS) continue;
    await note();
    noted = performance.now();
  }
  const there = new Map([...names].filter(([, name]) => name !== NOTHING));
  const root = (await new Tree(deps.store, of, depth).writeNode("", undefined, there)) as string;
  return { depth, root, next: 0, position };
}

const NOTHING = "";

/** All below some letters, written as it is made. What it replaces by that is found with what crashes left behind. */
async function buildGroup(
  deps: PartsDeps,
  { of, depth, group }: { readonly of: EdgeTreeName; readonly depth: number; readonly group: string },
  ranges: Iterable<string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const tree = new Tree(deps.store, of, depth);
  let name: string | undefined;
  const parts = new Map<string, EdgePart | undefined>();
  const all = [...Map.groupBy(ranges, (range) => range.slice(0, depth))];
  for (let at = 0; at < all.length; at += PARTS_AT_ONCE) {
    signal.throwIfAborted();
    const made = all.slice(at, at + PARTS_AT_ONCE).map(async ([prefix, own]) => {
      parts.set(prefix, await partAnew(deps, of, { prefix, before: undefined, ranges: own }));
    });
    await Promise.all(made);
    if (parts.size < PARTS_KEPT) continue;
    name = await tree.writeBelow(group, name, parts);
    parts.clear();
  }
  return parts.size > 0 ? tree.writeBelow(group, name, parts) : name;
}

/** Once a manifest names what was built. */
export const forgetBuilding = async ({ files }: Pick<PartsDeps, "files">): Promise<void> => {
  for (const tree of ["ranges", "pages"] as const) await files.delete(buildingOf(tree));
};

async function findBuilding(
  { files }: PartsDeps,
  tree: EdgeTreeName,
  { store, position, depth }: Build,
): Promise<z.output<typeof Building>> {
  const bytes = await files.get(buildingOf(tree));
  const known = bytes && Building.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  return known?.store === store && known.position <= position ? known : { store, position, depth, names: {} };
}

const RANGES = 16 ** PREFIX_CHARS;

/** The ranges in which something may be: a bit for each, however many targets there are. */
async function filledRanges({ readStore }: PartsDeps, signal: AbortSignal) {
  const bits = new Uint8Array(RANGES / 8);
  const fill = (addressKey: string): void => {
    for (const range of rangesOf(addressKey)) {
      const at = Number.parseInt(range, 16);
      bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  };
  for (const list of [REPORT_LISTS.people, REPORT_LISTS.listed])
    for await (const addressKey of targetsIn(readStore.model(REPORT_MODEL), list, signal)) fill(addressKey);
  for await (const addressKey of listedKeys(readStore, signal)) fill(addressKey);
  return {
    *below(prefix: string): Generator<string> {
      const each = RANGES / 16 ** prefix.length;
      const from = Number.parseInt(prefix, 16) * each;
      for (let at = from; at < from + each; at += 1)
        if ((bits[at >> 3] ?? 0) & (1 << (at & 7))) yield partAt(at, PREFIX_CHARS);
    },
  };
}

const PAGE = 500;

/** All targets of published lists, whatever may be passed on: look-ups count all of them. */
async function* listedKeys(readStore: PartsDeps["readStore"], signal: AbortSignal): AsyncGenerator<string> {
  for (let last = -1; ; ) {
    signal.throwIfAborted();
    const keys = await readStore.model(PUBLISHED_MODEL).listAfter(PUBLISHED_LISTS.targets, last, PAGE);
    yield* keys;
    const end = keys.at(-1);
    if (end === undefined || keys.length < PAGE) return;
    last = scoreOf(rangeOf(end));
    await setImmediate();
  }
}
