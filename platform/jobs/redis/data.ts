// A job as BullMQ keeps it: its payload and times in the data, what happened to it in its log, failures in its own count.
import type { Job as BullJob, JobsOptions } from "bullmq";
import { HISTORY_ENTRIES, type Job, type JobEntry, type JobState, KEPT_DAYS } from "../port.ts";

export type JobData = {
  readonly payload: unknown;
  /** When it is due. Milliseconds since 1970. */
  readonly runAt: number;
  /** The time at which the wait began of a job that waits for so long, by the same clock as `runAt`. */
  readonly from?: number | undefined;
  readonly schedule?: string | undefined;
  /** Lost leases that the log tells of. */
  readonly lost?: number | undefined;
};
export type Stored = BullJob<JobData, void>;

/** BullMQ's reason of a job that was lost too often. */
export const LOST_TOO_OFTEN = "job stalled more than allowable limit";
/** A worker parks a job by its own count of tries. */
const ATTEMPTS = 1_000_000;
const KEPT_SECONDS = KEPT_DAYS * 86_400;

export const optionsOf = (id: string, runAt: number, now: number): JobsOptions => ({
  jobId: id,
  timestamp: now,
  delay: Math.max(0, runAt - now),
  attempts: ATTEMPTS,
  backoff: { type: "custom" },
  removeOnComplete: { age: KEPT_SECONDS },
  removeOnFail: false,
  keepLogs: HISTORY_ENTRIES,
  // Stacks hold messages, which may quote what people wrote.
  stackTraceLimit: 0,
});

export const stateOf = (state: string): JobState | undefined => STATES[state];

const STATES: Readonly<Record<string, JobState>> = {
  waiting: "waiting",
  delayed: "waiting",
  prioritized: "waiting",
  active: "running",
  completed: "done",
  failed: "parked",
};

/** `log`: its rows, oldest first. */
export function toJob(job: Stored, state: JobState, log: readonly string[]): Job {
  const entries: readonly JobEntry[] = [
    { at: job.timestamp, what: "made" },
    ...log.map((row): JobEntry => JSON.parse(row)),
    ...endOf(job, state),
  ];
  const progress: unknown = job.progress;
  return {
    kind: job.name,
    id: String(job.id),
    state,
    payload: job.data.payload,
    schedule: job.data.schedule,
    runAt: job.data.runAt,
    failures: failuresOf(job, state),
    lost: job.stalledCounter,
    progress: isProgress(progress) ? progress.value : undefined,
    history: entries.slice(-HISTORY_ENTRIES),
  };
}

/** BullMQ's is 0 where nothing was reported. */
export const isProgress = (progress: unknown): progress is { readonly value: unknown } =>
  typeof progress === "object" && progress !== null && "value" in progress;

function endOf(job: Stored, state: JobState): readonly JobEntry[] {
  if (state === "done") return [{ at: job.finishedOn ?? 0, what: "done" }];
  return state === "parked" ? [parkedEntry(job)] : [];
}

/** How it was parked. */
export const parkedEntry = (job: Stored): JobEntry => ({
  at: job.finishedOn ?? 0,
  what: "parked",
  code: isLostTooOften(job) ? "LEASE_LOST" : job.failedReason,
});

const isLostTooOften = (job: Stored): boolean => job.failedReason === LOST_TOO_OFTEN;

/** BullMQ counts each end, also the good one, and that of a job that was lost too often. */
function failuresOf(job: Stored, state: JobState): number {
  const isNoFailure = state === "done" || (state === "parked" && isLostTooOften(job));
  return Math.max(0, job.attemptsMade - Number(isNoFailure));
}
