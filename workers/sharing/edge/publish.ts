// Several times a minute: publishes look-ups as static files, so that a CDN or a plain web server answers them (docs/edge.md). Only what
// changed is written, and the manifest last: a reader sees all of a change, or nothing of it.
import { LOG_MODEL } from "@sb/contracts/log/model.ts";
import { PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { EdgeAlarm, EdgePublish } from "@sb/contracts/sharing/jobs.ts";
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { EDGE_FORMAT, type EdgeManifest } from "@sb/knowledge/edge/format.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { type JobWorker, PermanentFailure, type Schedule } from "@sb/platform/jobs/port.ts";
import { holdIfFree } from "@sb/platform/lease/hold.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { defineHandler, jobOf } from "../../runtime/define-handler.ts";
import type { JobDeps } from "../../runtime/parts.ts";
import { requireReached } from "../../runtime/require-reached.ts";
import { publishBlocklists, publishFilter, publishLog } from "./files.ts";
import { buildRanges, countTargets, depthFor, forgetBuilding, partsAt, updateRanges } from "./ranges.ts";
import { claim, deleteLeft, findManifest, isRefused, noteLeft, noteOrphans, putManifest } from "./store.ts";
import { type Touched, touchedBetween } from "./touched.ts";
import { EdgeObjectMissing, type Tree } from "./tree.ts";

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
  const ranges = await publishRanges(deps, asked, signal);
  const had = before?.files ?? {};
  const blocklists = ranges.isTouched ? await publishBlocklists(deps, had, signal) : had;
  const files = { ...blocklists, ...(await publishFilter(deps, had)) };
  const { log, left } = await publishLog(deps, before?.log, signal);
  const manifest: EdgeManifest = {
    ...{ format: EDGE_FORMAT, at, position, ranges: { depth: ranges.depth, root: ranges.root, next: ranges.next } },
    ...{ files, ...(log && { log }) },
  };
  const kept = new Set(Object.values(files).map((file) => file.key));
  const gone = Object.values(had).flatMap((file) => (kept.has(file.key) ? [] : file.key));
  const all = [...ranges.tree.left, ...gone, ...left];
  if (ranges.tree.written > 0)
    deps.log.info({ parts: ranges.tree.written, bytes: ranges.tree.bytes }, "look-ups were published");
  return { manifest, left: all, isAnew: ranges.isAnew };
}

type NextRanges = EdgeManifest["ranges"] & {
  readonly tree: Tree;
  readonly isTouched: boolean;
  /** The whole tree was made: nothing is known of what was there before. */
  readonly isAnew: boolean;
};

async function publishRanges(deps: Deps, asked: Asked, signal: AbortSignal): Promise<NextRanges> {
  const { before, position, store } = asked;
  const depth = depthFor(await countTargets(deps), before?.ranges.depth);
  const isKnown = before && before.position <= (await deps.eventStore.log()).end && before.ranges.depth === depth;
  if (isKnown) {
    const touched = await touchedBetween(deps, [before.position, position], signal);
    const { next } = before.ranges;
    const further = Math.ceil((partsAt(depth) * EVERY_MS) / ROUND_MS);
    const updated = await updateRanges(deps, { before: before.ranges, touched, next, further }, signal);
    return { depth, ...updated, isTouched: isAnything(touched) || updated.next < next, isAnew: false };
  }
  const built = await buildRanges(deps, { store, position, depth }, signal);
  // Events came while it was made.
  const touched = await touchedBetween(deps, [built.position, position], signal);
  const updated = await updateRanges(deps, { before: built, touched, next: 0, further: 0 }, signal);
  return { depth: built.depth, ...updated, isTouched: true, isAnew: true };
}

const isAnything = ({ ranges, isAll }: Touched): boolean => isAll || ranges.size > 0;

/** Parked once for each reason; nothing is written. */
async function alarm({ log, jobs }: Deps, why: string): Promise<void> {
  log.error({ why }, "SB_EDGE_STORE is not empty, or another installation's: nothing is published there");
  await jobs.enqueue([jobOf(EdgeAlarm, why.toLowerCase(), {})]);
}
