// Several times a minute: publishes look-ups as static files, so that a CDN or a plain web server answers them (docs/edge.md). Only what
// changed is written, and the manifest last: a reader sees all of a change, or nothing of it.
import { LOG_MODEL } from "@sb/contracts/log/model.ts";
import { PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { EdgeAlarm, EdgePublish } from "@sb/contracts/sharing/jobs.ts";
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { EDGE_FORMAT, type EdgeManifest, type EdgeTree, type EdgeTreeName } from "@sb/knowledge/edge/format.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { type JobWorker, PermanentFailure, type Schedule } from "@sb/platform/jobs/port.ts";
import { holdIfFree } from "@sb/platform/lease/hold.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { defineHandler, jobOf } from "../../runtime/define-handler.ts";
import type { JobDeps } from "../../runtime/parts.ts";
import { requireReached } from "../../runtime/require-reached.ts";
import { buildTree, forgetBuilding } from "./build.ts";
import { publishBlocklists, publishFilter, publishLog } from "./files.ts";
import { countTargets, depthFor, partsAt } from "./parts.ts";
import { claim, deleteLeft, findManifest, isRefused, noteLeft, noteOrphans, putManifest } from "./store.ts";
import { type Touched, touchedBetween } from "./touched.ts";
import { EdgeObjectMissing } from "./tree.ts";
import { updateTree } from "./update.ts";

export type PublishDeps = Pick<
  JobDeps,
  "readStore" | "eventStore" | "jobs" | "files" | "vault" | "leases" | "publicUrl" | "log" | "clock"
>;
type Deps = PublishDeps & { readonly store: Files };

const EVERY_MS = 20_000;
/** Each part is made anew so often at least: levels are of a day. */
const ROUND_MS = 86_400_000;

export const publishSchedule: Schedule = {
  kind: EdgePublish.kind,
  name: "edge-publish",
  payload: {},
  when: { everyMs: EVERY_MS },
};

/** One process at a time writes the manifest. */
const LEASE = { name: "edge-publish", ttlMs: 60_000 };

export function publishHandler(deps: PublishDeps & Pick<JobDeps, "edgeStore">): JobWorker {
  return defineHandler({
    job: EdgePublish,
    concurrency: 1,
    async handle({ signal }) {
      const { edgeStore: store } = deps;
      // A job from before it was switched off.
      if (!store) return;
      const { leases, log } = deps;
      await holdIfFree({ leases, log, ...LEASE }, signal, (held) => publishNow({ ...deps, store }, held.signal));
    },
  });
}

export const edgeAlarmHandler = (): JobWorker =>
  defineHandler({
    job: EdgeAlarm,
    concurrency: 1,
    handle: () => Promise.reject(new PermanentFailure("EDGE_STORE_REFUSED")),
  });

/** Publishes what is known by now. */
export async function publishNow(deps: Deps, signal: AbortSignal): Promise<void> {
  const key = filterKeyOf(deps.vault);
  const claimed = await claim(deps.store, key);
  if (isRefused(claimed)) return await alarm(deps, claimed);
  const position = await deps.eventStore.head();
  const at = deps.clock();
  for (const model of [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL, LOG_MODEL])
    await requireReached(deps, model, position);
  const before = await findManifest(deps.store, key);
  const after = await publishedAnew(deps, { before, position, at, store: claimed }, signal).catch((error: unknown) => {
    if (!(error instanceof EdgeObjectMissing)) throw error;
    deps.log.warn({}, "published files are missing: all are published anew");
    return publishedAnew(deps, { before: undefined, position, at, store: claimed }, signal);
  });
  await noteLeft(deps, after.left);
  signal.throwIfAborted();
  await putManifest(deps.store, key, after.manifest);
  if (after.isAnew) await forgetBuilding(deps);
  if (after.isAnew || after.manifest.ranges.next < (before?.ranges.next ?? 0))
    await noteOrphans(deps, after.manifest, signal);
  await deleteLeft(deps, after.manifest, signal);
}

type Asked = {
  readonly before: EdgeManifest | undefined;
  readonly position: string;
  readonly at: string;
  /** The store's id. */
  readonly store: string;
};
type Published = { readonly manifest: EdgeManifest; readonly left: readonly string[]; readonly isAnew: boolean };

async function publishedAnew(deps: Deps, asked: Asked, signal: AbortSignal): Promise<Published> {
  const { before, position, at } = asked;
  const { ranges, pages, isTouched, isAnew, left: leftOfTrees } = await publishTrees(deps, asked, signal);
  const had = before?.files ?? {};
  const blocklists = isTouched ? await publishBlocklists(deps, had, signal) : had;
  const files = { ...blocklists, ...(await publishFilter(deps, had)) };
  const { log, left } = await publishLog(deps, before?.log, signal);
  const manifest: EdgeManifest = { format: EDGE_FORMAT, at, position, ranges, pages, files, ...(log && { log }) };
  const kept = new Set(Object.values(files).map((file) => file.key));
  const gone = Object.values(had).flatMap((file) => (kept.has(file.key) ? [] : file.key));
  return { manifest, left: [...leftOfTrees, ...gone, ...left], isAnew };
}

type Trees = {
  readonly ranges: EdgeTree;
  readonly pages: EdgeTree;
  readonly left: readonly string[];
  readonly isTouched: boolean;
  /** A whole tree was made: nothing is known of what was there before. */
  readonly isAnew: boolean;
};

async function publishTrees(deps: Deps, asked: Asked, signal: AbortSignal): Promise<Trees> {
  const { before, position } = asked;
  const isKnown = before && before.position <= (await deps.eventStore.log()).end;
  const touched = isKnown ? await touchedBetween(deps, [before.position, position], signal) : NOTHING;
  const targets = await countTargets(deps);
  const treeOf = (of: EdgeTreeName) =>
    publishTree(deps, of, { ...asked, before: isKnown ? before[of] : undefined, touched, targets }, signal);
  const [ranges, pages] = [await treeOf("ranges"), await treeOf("pages")];
  const isAnew = ranges.isAnew || pages.isAnew;
  const isNewDay = ranges.is.next < (before?.ranges.next ?? 0);
  const isTouched = isAnew || isNewDay || touched.isAll || touched.ranges.size > 0;
  const written = ranges.tree.written + pages.tree.written;
  if (written > 0)
    deps.log.info({ parts: written, bytes: ranges.tree.bytes + pages.tree.bytes }, "look-ups were published");
  return { ranges: ranges.is, pages: pages.is, left: [...ranges.tree.left, ...pages.tree.left], isTouched, isAnew };
}

const NOTHING: Touched = { ranges: new Set(), isAll: false };

type AskedTree = Omit<Asked, "before" | "at"> & {
  readonly before: EdgeTree | undefined;
  /** Since then. */
  readonly touched: Touched;
  readonly targets: number;
};

async function publishTree(deps: Deps, of: EdgeTreeName, asked: AskedTree, signal: AbortSignal) {
  const { before, touched, position, store, targets } = asked;
  const depth = depthFor(of, targets, before?.depth);
  if (before?.depth === depth) {
    const further = Math.ceil((partsAt(depth) * EVERY_MS) / ROUND_MS);
    return { ...(await updateTree(deps, of, { before, touched, further }, signal)), isAnew: false };
  }
  const { position: from, ...built } = await buildTree(deps, of, { store, position, depth }, signal);
  // Events came while it was made.
  const since = await touchedBetween(deps, [from, position], signal);
  return { ...(await updateTree(deps, of, { before: built, touched: since, further: 0 }, signal)), isAnew: true };
}

/** Parked once for each reason; nothing is written. */
async function alarm({ log, jobs }: Deps, why: string): Promise<void> {
  log.error({ why }, "SB_EDGE_STORE is not empty, or another installation's: nothing is published there");
  await jobs.enqueue([jobOf(EdgeAlarm, why.toLowerCase(), {})]);
}
