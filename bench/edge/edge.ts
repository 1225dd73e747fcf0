// Look-ups as static files (docs/edge.md): their bytes for so many targets, what a report costs, and how many of them a plain nginx on one core
// gives away.
import { join } from "node:path";
import { LOG_MODEL } from "@sb/contracts/log/model.ts";
import { PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { EDGE_TREES, type EdgeManifest, type EdgeTree, type EdgeTreeName } from "@sb/knowledge/edge/format.ts";
import { openTempEventStore, type TempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { publishNow } from "@sb/workers/sharing/edge/publish.ts";
import { findManifest } from "@sb/workers/sharing/edge/store.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { median } from "../rounds.ts";
import { count, milliseconds, note, type Row, seconds } from "../row.ts";
import { createRandom } from "../search/random.ts";
import { benchNginx } from "./nginx.ts";
import { kilobytes, openPlace, type Spent, sizeOf, sizeRows, spentBy, type TreeSize } from "./place.ts";
import { BATCH, type Made, makeTarget, opsOf } from "./population.ts";
import { benchSample } from "./sample.ts";

const MODELS = [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL, LOG_MODEL];
const TREES = Object.keys(EDGE_TREES) as readonly EdgeTreeName[];
const NOW = "2026-11-27T10:00:00.000Z";
const clock = () => NOW;
const vault = { mac: () => Buffer.alloc(32, 7).toString("base64url") };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const unstopped = new AbortController().signal;

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
