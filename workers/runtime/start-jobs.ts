// Starts the job handlers and schedules of a process.

import type { Jobs, JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { Log } from "@sb/platform/log-port.ts";

export type JobParts = { readonly handlers: readonly JobWorker[]; readonly schedules: readonly Schedule[] };

const nameOf = ({ kind, name }: Pick<Schedule, "kind" | "name">): string => `${kind}/${name}`;

/** Schedules that an earlier release had, and this one has not, end. `Jobs.close` stops what is started here. */
export async function startJobs(
  jobs: Pick<Jobs, "work" | "schedule" | "unschedule" | "schedules">,
  { handlers, schedules }: JobParts,
  log: Log,
): Promise<void> {
  const wanted = new Set(schedules.map(nameOf));
  for (const schedule of await jobs.schedules()) {
    if (!wanted.has(nameOf(schedule))) await jobs.unschedule(schedule.kind, schedule.name);
  }
  for (const schedule of schedules) await jobs.schedule(schedule);
  for (const handler of handlers) await jobs.work(handler);
  log.info({ kinds: handlers.map(({ kind }) => kind), schedules: [...wanted] }, "jobs are worked on");
}
