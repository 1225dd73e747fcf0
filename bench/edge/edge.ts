// Look-ups as static files (docs/edge.md): their bytes for so many targets, what a report costs, and how many of them a plain nginx on one core
// gives away. What takes too long to make whole is made of the first of its ranges.
import { join } from "node:path";
import { LOG_MODEL } from "@sb/contracts/log/model.ts";
import { PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import {
  EDGE_TREES,
  type EdgeManifest,
  type EdgeTree,
  type EdgeTreeName,
  MANIFEST,
} from "@sb/knowledge/edge/format.ts";
import { openTempEventStore, type TempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import type { ReadOp, ReadStore } from "@sb/platform/read-store/port.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { depthFor, partAt } from "@sb/workers/sharing/edge/parts.ts";
import { publishNow } from "@sb/workers/sharing/edge/publish.ts";
import { findManifest } from "@sb/workers/sharing/edge/store.ts";
import { Tree } from "@sb/workers/sharing/edge/tree.ts";
import { updateTree } from "@sb/workers/sharing/edge/update.ts";
import { type Context, type Folder, temporaryFolder } from "../context.ts";
import { getRequest, runFor } from "../load/run.ts";
import { median } from "../rounds.ts";
import { atMost, count, megabytes, milliseconds, note, notMeasured, type Row, seconds } from "../row.ts";
import { createRandom } from "../search/random.ts";
import { startNginx } from "./nginx.ts";
import { isPart, openPlace, sizeOf, type TreeSize, type Written } from "./place.ts";
import { type Made, makeTarget } from "./population.ts";

const MODELS = [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL, LOG_MODEL];
const TREES = Object.keys(EDGE_TREES) as readonly EdgeTreeName[];
const NOW = "2026-11-27T10:00:00.000Z";
const clock = () => NOW;
const vault = { mac: () => Buffer.alloc(32, 7).toString("base64url") };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const unstopped = new AbortController().signal;

/** Bytes of a target in each tree, its share of the nodes with it. */
const BYTES_BUDGET: Readonly<Record<EdgeTreeName, number>> = { ranges: 60, pages: 350 };

export async function benchEdge(context: Context): Promise<readonly Row[]> {
  const { quick, say } = context;
  const rows = [...(await benchWhole(context))];
  // Parts of a hundred thousand targets are smaller than those that most readers would ask for.
  if (quick) rows.push(...(await benchSample(1_000_000, 16_384, say, 3_000)));
  return [...rows, ...(await benchSample(100_000_000, quick ? 256 : 1_024, say))];
}

async function benchWhole({ quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  await using temp = await openTempEventStore();
  const readStore = await openReadStore("sqlite:", temp.dataDir);
  try {
    const targets = quick ? 100_000 : 1_000_000;
    const edge = await openEdge(temp, readStore, join(folder.path, "edge"));
    say(`filling the read models with ${count(targets)} targets`);
    for (let from = 0; from < targets; from += BATCH)
      await edge.applied(Array.from({ length: Math.min(BATCH, targets - from) }, (_, at) => makeTarget(from + at + 1)));
    say("publishing them");
    const first = await spentBy(edge.place.written, edge.publish);
    const manifest = await edge.manifest();
    const sizes = await Promise.all(TREES.map((tree) => sizeOf(edge.place.files, tree, manifest[tree] as EdgeTree)));
    say("publishing after a report, and after none");
    const rows = [
      note(`edge: ${count(targets)} targets, published the first time`, `${seconds(first.ms)} of processor time`),
      ...TREES.flatMap((tree, at) => sizeRows(tree, sizes[at] as TreeSize, targets)),
      ...(await benchUpdates(edge, targets, quick ? 10 : 30)),
    ];
    return quick ? rows : [...rows, ...(await benchNginx(folder, sizes, 10_000, say))];
  } finally {
    await readStore.close();
  }
}

/** Targets that the models are told of at once. */
const BATCH = 5_000;

type Edge = Awaited<ReturnType<typeof openEdge>>;

async function openEdge(temp: TempEventStore, readStore: ReadStore, root: string) {
  const place = openPlace(root);
  const deps = {
    ...{ readStore, eventStore: temp.eventStore, files: await openFiles("file:", temp.dataDir), store: place.files },
    ...{ vault, log, clock, jobs: { enqueue: async () => undefined }, publicUrl: "https://bench.example" },
    // As much of what jobs have as publishing needs.
  } as unknown as Parameters<typeof publishNow>[0];
  /** By one event, on the last of these. */
  const applied = async (made: readonly Made[]): Promise<void> => {
    const data = { declareType: "SITE", addressKey: made.at(-1)?.addressKey };
    const meta = { eventId: crypto.randomUUID(), correlationId: "bench", actor: "bench", at: NOW };
    const event = { type: "TargetConfirmed", version: 1, data, meta };
    const { position } = await temp.eventStore.append(`target-${crypto.randomUUID()}`, [event], -1);
    const ops = opsOf(made);
    for (const projection of MODELS) {
      const from = await readStore.checkpoint(projection);
      await readStore.apply({ projection, from, to: position, ops: ops[projection] ?? [], ready: true });
    }
  };
  const manifest = async () => (await findManifest(place.files, filterKeyOf(vault))) as EdgeManifest;
  return { place, applied, manifest, publish: () => publishNow(deps, unstopped) };
}

/** By the read model that has them. */
const opsOf = (made: readonly Made[]): Readonly<Record<string, readonly ReadOp[]>> => ({
  [REPORT_MODEL]: made.flatMap((each) => each.report),
  [SHARING_MODEL]: made.flatMap((each) => each.sharing),
});

/** Processor time of all threads, and what was written. */
type Spent = Written & { readonly ms: number };

async function spentBy(written: Written, work: () => Promise<unknown>): Promise<Spent> {
  const [{ objects, bytes, ofLists }, cpu] = [{ ...written }, process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    ms: (user + system) / 1_000,
    objects: written.objects - objects,
    bytes: written.bytes - bytes,
    ofLists: written.ofLists - ofLists,
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

function sizeRows(tree: EdgeTreeName, { parts, ofParts, bytes, zipped }: TreeSize, targets: number): readonly Row[] {
  const measured = `${megabytes(bytes)}, in gzip ${megabytes(zipped)}; ${count(parts)} parts of ${kilobytes(ofParts / parts)}`;
  return [
    note(`  ${tree}`, measured),
    atMost("    bytes for each target", bytes / targets, BYTES_BUDGET[tree], (each) => each.toFixed(0)),
  ];
}

/** Each run makes some parts anew as well, so that all are within a day. */
async function benchUpdates(edge: Edge, targets: number, runs: number): Promise<readonly Row[]> {
  const random = createRandom(33, targets);
  const idle: Spent[] = [];
  const after: Spent[] = [];
  for (let run = 0; run < runs; run += 1) {
    idle.push(await spentBy(edge.place.written, edge.publish));
    await edge.applied([makeTarget(1 + random.below(targets), { more: run + 1 })]);
    after.push(await spentBy(edge.place.written, edge.publish));
  }
  const row = (what: string, spent: readonly Spent[]): Row => {
    const of = (which: keyof Spent) => median(spent.map((each) => each[which]));
    return note(
      what,
      `${milliseconds(of("ms"))} of processor time, ${of("objects")} objects, ${kilobytes(of("bytes"))}, ${kilobytes(of("ofLists"))} of it blocklists`,
    );
  };
  return [row("  a run, every 20 s, where nothing happened", idle), row("  a run after a report on one target", after)];
}

const CONNECTIONS = 32;
const ASKED = 20_000;

async function benchNginx(
  folder: Folder,
  sizes: readonly TreeSize[],
  milliseconds: number,
  say: Context["say"],
): Promise<readonly Row[]> {
  try {
    await using nginx = await startNginx(folder.path, join(folder.path, "edge"));
    const random = createRandom(8, ASKED);
    const rows: Row[] = [];
    const measure = async (what: string, keys: readonly string[], files: number): Promise<void> => {
      say(`asking nginx for ${what}`);
      const requests = keys.map((key) => getRequest(nginx.url, `/${key}`));
      const load = { url: nginx.url, connections: CONNECTIONS, requests, status: 200 };
      await runFor(1_000, load);
      const [before, begun] = [nginx.used(), performance.now()];
      const each = await runFor(milliseconds, load);
      const used = nginx.used() - before;
      const core = (each * (performance.now() - begun)) / 1_000 / used;
      const told = `${count(core / files)} for each second of its core; ${count(each / files)} a second from one client`;
      rows.push(note(`  nginx: ${what}`, told));
    };
    const [ofRanges = [], ofPages = []] = sizes.map(({ keys }) => keys.filter(isPart));
    const some = (keys: readonly string[]) =>
      Array.from({ length: ASKED }, () => keys[random.below(keys.length)] ?? "");
    await measure("look-ups by a part alone, the nodes kept", some(ofRanges), 1);
    await measure("pages by a part alone, the nodes kept", some(ofPages), 1);
    const nodes = new Map(sizes[0]?.keys.filter((key) => !isPart(key)).map((key) => [lettersOf(key), key]));
    const whole = some(ofRanges).flatMap((part) => [MANIFEST, ...nodesAbove(part, nodes), part]);
    await measure("look-ups with nothing kept: manifest, nodes and part", whole, whole.length / ASKED);
    return rows;
  } catch (error) {
    return [notMeasured("  nginx", error)];
  }
}

/** Hex letters in the name of a node or part; none in the root's. */
const lettersOf = (key: string): string => /\/([0-9a-f]+)-/.exec(key)?.[1] ?? "";

const nodesAbove = (part: string, nodes: ReadonlyMap<string, string>): readonly string[] =>
  [0, 2, 4].flatMap((letters) =>
    letters < lettersOf(part).length ? (nodes.get(lettersOf(part).slice(0, letters)) ?? []) : [],
  );

const RANGES = 16 ** 5;

/** The first ranges of many, with as many targets as these would have: what is in a part depends on no other. */
async function benchSample(
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
