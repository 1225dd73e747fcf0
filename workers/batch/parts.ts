// Runs batches chunk by chunk by the command service's rules, and clears the files of those that are kept no longer.
import { BatchFilingBegun, BatchMapped, BatchUndoBegun, BatchUploaded } from "@sb/contracts/batch/events.ts";
import { BatchClear, BatchRun } from "@sb/contracts/batch/jobs.ts";
import { BATCH_FOLDER, batchOfFile } from "@sb/contracts/batch/model.ts";
import { type BatchRemote, batchRemote } from "@sb/contracts/batch/remote.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";

export const batchSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "batch-runs",
    handles: [BatchUploaded, BatchMapped, BatchFilingBegun, BatchUndoBegun],
    jobsOf: ({ data: { batchSeq }, meta: { eventId } }) => [jobOf(BatchRun, eventId, { batchSeq })],
  });

/** A chunk takes a second, and two runs at once file nothing twice: a killed process is not waited for any longer. */
const LEASE_MS = 5_000;

/** The rules note how far a run came, so the next one goes on from there. */
export const batchRunHandler = (batches: Pick<BatchRemote, "step">): JobWorker =>
  defineHandler({
    job: BatchRun,
    concurrency: 2,
    leaseMs: LEASE_MS,
    async handle({ id, payload: { batchSeq }, signal }) {
      for (;;) {
        signal.throwIfAborted();
        const { more } = await batches.step(batchSeq, id);
        if (!more) return;
      }
    },
  });

const batchClearSchedule: Schedule = {
  kind: BatchClear.kind,
  name: "batch-clear",
  payload: {},
  when: { cron: "40 * * * *", timeZone: "Asia/Seoul" },
};

type ClearDeps = { readonly files: Pick<Files, "list">; readonly batches: Pick<BatchRemote, "clear"> };

export const batchClearHandler = ({ files, batches }: ClearDeps): JobWorker =>
  defineHandler({
    job: BatchClear,
    concurrency: 1,
    async handle({ id, signal }) {
      for await (const key of files.list(BATCH_FOLDER)) {
        signal.throwIfAborted();
        const batchSeq = batchOfFile(key);
        if (batchSeq !== undefined) await batches.clear(batchSeq, id);
      }
    },
  });

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [batchSubscription(jobs)],
  jobs: ({ ask, files }: JobDeps) => {
    const batches = batchRemote.by(ask);
    return [batchRunHandler(batches), batchClearHandler({ files, batches })];
  },
  schedules: () => [batchClearSchedule],
} satisfies WorkerParts;
