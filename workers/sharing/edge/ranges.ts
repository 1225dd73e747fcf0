// Publishes ranges: all of them once, then those that events touched, and a few more each time, so that levels are of the day.
import { setImmediate } from "node:timers/promises";
import { PUBLISHED_LISTS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import type { LookupRange, RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { rangeOf, scoreOf } from "@sb/knowledge/address/range.ts";
import {
  type EdgeEntry,
  type EdgePart,
  type EdgeRange,
  lettersBelow,
  TARGET_CHARS,
} from "@sb/knowledge/edge/format.ts";
import { answerRange } from "@sb/knowledge/stix/ranges.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import * as z from "zod";
import { targetsIn } from "../../report/filter.ts";
import { rangesOf, type Touched } from "./touched.ts";
import { type Ranges, Tree } from "./tree.ts";

export type RangesDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  /** The service's own files. */
  readonly files: Pick<Files, "get" | "put" | "delete">;
  readonly store: Pick<Files, "get" | "put">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

const PREFIX_CHARS = 5;
/** Targets of a part at most, about; a store keeps its depth until parts are four times as large, or hardly anything is in one. */
const PART_TARGETS = 256;
const DEPTHS = [1, 2, 3, 4, PREFIX_CHARS] as const;

/** Letters in the name of a part, for so many targets. */
export function depthFor(targets: number, before?: number): number {
  const of = (depth: number): number => targets / 16 ** depth;
  if (before !== undefined && of(before) <= 4 * PART_TARGETS && (before === 1 || of(before - 1) > PART_TARGETS / 2))
    return before;
  return DEPTHS.find((depth) => of(depth) <= PART_TARGETS) ?? PREFIX_CHARS;
}

/** All that is reported or listed, counted as often as somebody does. */
export async function countTargets({ readStore }: Pick<RangesDeps, "readStore">): Promise<number> {
  const one = { offset: 0, limit: 1, newestFirst: false };
  const [reports, published] = [readStore.model(REPORT_MODEL), readStore.model(PUBLISHED_MODEL)];
  const pages = [
    reports.list(REPORT_LISTS.people, one),
    reports.list(REPORT_LISTS.listed, one),
    published.list(PUBLISHED_LISTS.targets, one),
  ];
  return (await Promise.all(pages)).reduce((sum, { total }) => sum + total, 0);
}

/** Ranges that are asked about at once. */
const AT_ONCE = 32;

/** A part with some of its ranges made anew. Undefined where nothing is in it. */
async function partAnew(
  { readStore, clock }: RangesDeps,
  prefix: string,
  before: EdgePart | undefined,
  ranges: readonly string[],
): Promise<EdgePart | undefined> {
  const found = new Map(Object.entries(before?.ranges ?? {}));
  const now = clock();
  for (let at = 0; at < ranges.length; at += AT_ONCE) {
    const answers = await Promise.all(
      ranges.slice(at, at + AT_ONCE).map((range) => answerRange(readStore, range, now)),
    );
    for (const answer of answers) {
      const rest = answer.prefix.slice(prefix.length);
      if (answer.items.length + answer.also.length === 0 && !answer.truncated) found.delete(rest);
      else found.set(rest, publishedOf(answer));
    }
    await setImmediate();
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return found.size > 0 ? { prefix, ranges: Object.fromEntries(sorted) } : undefined;
}

function publishedOf({ items, also, truncated }: LookupRange): EdgeRange {
  const own = items.map(({ suffix, ...entry }) => entryOf(suffix.slice(0, TARGET_CHARS - PREFIX_CHARS), entry));
  const led = also.map(({ hash, ...entry }) => entryOf(hash.slice(0, TARGET_CHARS), entry));
  return truncated ? [own, led, 1] : [own, led];
}

function entryOf(
  hash: string,
  { timesReported, timesListed, level, disputed = 0, clearedAt }: Omit<RangeEntry, "suffix">,
): EdgeEntry {
  if (clearedAt !== undefined) return [hash, timesReported, timesListed, level, disputed, clearedAt];
  return disputed > 0 ? [hash, timesReported, timesListed, level, disputed] : [hash, timesReported, timesListed, level];
}

export const partsAt = (depth: number): number => 16 ** depth;
const partAt = (at: number, depth: number): string => at.toString(16).padStart(depth, "0");

type Update = { readonly before: Ranges; readonly touched: Touched; readonly next: number; readonly further: number };

/** The tree after some events; `further` parts from `next` on are made anew whatever happened. */
export async function updateRanges(
  deps: RangesDeps,
  { before: { depth, root }, touched, next, further }: Update,
  signal: AbortSignal,
): Promise<{ readonly root: string; readonly next: number; readonly tree: Tree }> {
  const tree = new Tree(deps.store, depth);
  const all = partsAt(depth);
  const count = touched.isAll ? all : Math.min(further, all);
  const anew = new Set(Array.from({ length: count }, (_, at) => partAt((next + at) % all, depth)));
  const byPart = Map.groupBy(touched.ranges, (range) => range.slice(0, depth));
  const changes = new Map<string, EdgePart | undefined>();
  let is = root;
  for (const prefix of new Set([...byPart.keys(), ...anew])) {
    signal.throwIfAborted();
    const before = await tree.part(is, prefix);
    const known = anew.has(prefix) ? Object.keys(before?.ranges ?? {}).map((rest) => prefix + rest) : [];
    const ranges = [...new Set([...known, ...(byPart.get(prefix) ?? [])])];
    if (ranges.length > 0) changes.set(prefix, await partAnew(deps, prefix, before, ranges));
    if (changes.size < PARTS_KEPT) continue;
    is = await tree.write(is, changes);
    changes.clear();
  }
  is = await tree.write(is, changes);
  return { root: is, next: (next + count) % all, tree };
}

/** Parts in memory before they are written. */
const PARTS_KEPT = 256;

const Building = z.object({
  store: z.string(),
  position: z.string(),
  depth: z.int(),
  names: z.record(z.string(), z.string()),
});
const BUILDING = "edge/building";
/** Between two notes of how far it is. */
const NOTE_MS = 5_000;

type Build = { readonly store: string; readonly position: string; readonly depth: number };
export type Built = Ranges & { readonly position: string; readonly tree: Tree };

/** The whole tree. Begun again, it goes on where it was, with the position of its beginning. */
export async function buildRanges(deps: RangesDeps, asked: Build, signal: AbortSignal): Promise<Built> {
  const begun = await findBuilding(deps, asked);
  const { position, depth } = begun;
  const names = new Map(Object.entries(begun.names));
  const tree = new Tree(deps.store, depth);
  const filled = await filledRanges(deps, signal);
  const letters = lettersBelow(0, depth);
  const note = () =>
    deps.files.put(BUILDING, Buffer.from(JSON.stringify({ ...begun, names: Object.fromEntries(names) })));
  let noted = performance.now();
  for (let at = 0; at < partsAt(letters); at += 1) {
    const group = partAt(at, letters);
    if (names.has(group)) continue;
    signal.throwIfAborted();
    const parts = new Map<string, EdgePart | undefined>();
    for (const [prefix, ranges] of Map.groupBy(filled.below(group), (range) => range.slice(0, depth)))
      parts.set(prefix, await partAnew(deps, prefix, undefined, ranges));
    names.set(group, (await tree.writeBelow(group, undefined, parts)) ?? NOTHING);
    if (performance.now() - noted < NOTE_MS) continue;
    await note();
    noted = performance.now();
  }
  const there = new Map([...names].filter(([, name]) => name !== NOTHING));
  const root = (await tree.writeNode("", undefined, there)) as string;
  return { depth, root, position, tree };
}

const NOTHING = "";

/** Once a manifest names what was built. */
export const forgetBuilding = ({ files }: Pick<RangesDeps, "files">): Promise<void> => files.delete(BUILDING);

async function findBuilding(
  { files }: RangesDeps,
  { store, position, depth }: Build,
): Promise<z.output<typeof Building>> {
  const bytes = await files.get(BUILDING);
  const known = bytes && Building.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  return known?.store === store && known.position <= position ? known : { store, position, depth, names: {} };
}

const RANGES = 16 ** PREFIX_CHARS;

/** The ranges in which something may be: a bit for each, however many targets there are. */
async function filledRanges({ readStore }: RangesDeps, signal: AbortSignal) {
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
        if ((bits[at >> 3] ?? 0) & (1 << (at & 7))) yield at.toString(16).padStart(PREFIX_CHARS, "0");
    },
  };
}

const PAGE = 500;

/** All targets of published lists, whatever may be passed on: look-ups count all of them. */
async function* listedKeys(readStore: RangesDeps["readStore"], signal: AbortSignal): AsyncGenerator<string> {
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
