// For tests of jobs.
import { expect, vi } from "vitest";
import type { Job, JobName, Jobs, JobWorker } from "../port.ts";

/** Resolves when `check` no longer throws, with time enough for a busy machine. */
export const until = (check: () => void | Promise<void>, timeout = 20_000): Promise<void> =>
  vi.waitFor(check, { timeout, interval: 10 });

export const quiet = { info() {}, warn() {}, error() {} };

/** A worker whose retries come within milliseconds. */
export const workerOf = (kind: string, handle: JobWorker["handle"], others: Partial<JobWorker> = {}): JobWorker => ({
  kind,
  concurrency: 4,
  leaseMs: 30_000,
  tries: 3,
  backOff: () => 1,
  handle,
  ...others,
});

/** The job once it is in a state. */
export async function whenIn(jobs: Jobs, state: Job["state"], name: JobName): Promise<Job> {
  let found: Job | undefined;
  await until(async () => {
    found = await jobs.find(name);
    expect(found?.state).toBe(state);
  });
  if (!found) throw new Error("there is no such job");
  return found;
}

export const whatOf = (job: Job | undefined): readonly string[] => job?.history.map(({ what }) => what) ?? [];
