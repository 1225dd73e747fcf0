// Copies jobs with what happened to them, so that what is parked stays parked and what was done is not done again.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Job, type JobState, type Jobs, LIST_MAX } from "@sb/platform/jobs/port.ts";
import { createSlots } from "@sb/platform/s3/slots.ts";
import { counted, type Row } from "./row.ts";

const STATES: readonly JobState[] = ["waiting", "running", "parked", "done"];
const AT_ONCE = 16;

type Reading = Pick<Jobs, "kinds" | "list">;

/** Throws where a server has to make jobs anew first. */
export function requireSettledJobs(dataDir: string): void {
  if (existsSync(join(dataDir, "jobs.db-lost")))
    throw new Error("jobs were lost in the source and not made again yet: start the service there once, and stop it");
}

/** Idempotent. */
export async function copyJobs(
  source: Reading & Pick<Jobs, "schedules">,
  target: Pick<Jobs, "restore" | "schedule" | "mark">,
  onProgress: (jobs: number) => void,
): Promise<void> {
  let copied = 0;
  for await (const { jobs } of pagesOf(source)) {
    await target.restore(jobs);
    copied += jobs.length;
    onProgress(copied);
  }
  for (const schedule of await source.schedules()) await target.schedule(schedule);
  // Also where there were none: without a mark they would count as lost.
  await target.mark?.write(Date.now());
}

/** Jobs that only the target has, such as the next run of a schedule, are no difference. */
export async function jobsRow(
  source: Reading,
  target: Pick<Jobs, "find">,
  onProgress: (jobs: number) => void,
): Promise<Row> {
  const states = new Map<JobState, number>(STATES.map((state) => [state, 0]));
  const inSlot = createSlots(AT_ONCE);
  let [compared, same] = [0, 0];
  for await (const { state, jobs } of pagesOf(source)) {
    const found = await Promise.all(jobs.map((job) => inSlot(async () => isTakenOver(job, await target.find(job)))));
    states.set(state, (states.get(state) ?? 0) + jobs.length);
    compared += jobs.length;
    same += found.filter(Boolean).length;
    onProgress(compared);
  }
  const each = [...states].map(([state, count]) => `${count.toLocaleString("en")} ${state}`).join(", ");
  const row = {
    part: "jobs",
    source: `${counted(compared, "jobs")}: ${each}`,
    target: `${counted(same, "jobs")} the same`,
  };
  return same === compared ? row : { ...row, problem: `differ or are missing: ${counted(compared - same, "jobs")}` };
}

async function* pagesOf(
  jobs: Reading,
): AsyncGenerator<{ readonly state: JobState; readonly jobs: readonly Job[] }, void, undefined> {
  for (const kind of await jobs.kinds()) {
    for (const state of STATES) {
      for (let offset = 0; ; offset += LIST_MAX) {
        const page = await jobs.list(kind, state, { offset, limit: LIST_MAX });
        if (page.length > 0) yield { state, jobs: page };
        if (page.length < LIST_MAX) break;
      }
    }
  }
}

/** One that ran waits; all else is as it was. */
function isTakenOver(job: Job, found: Job | undefined): boolean {
  const state = job.state === "running" ? "waiting" : job.state;
  return isDeepStrictEqual(found && essenceOf(found), essenceOf({ ...job, state }));
}

const essenceOf = ({ state, payload, schedule, runAt, failures, lost, progress }: Job) => ({
  ...{ state, payload, schedule, runAt, failures, lost, progress },
});
