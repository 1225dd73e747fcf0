// Starts the job handlers and schedules of a process.

import type { Jobs, JobWorker, NewJob, Schedule } from "@sb/platform/jobs/port.ts";
import type { Log } from "@sb/platform/log-port.ts";

export type JobParts = {
  readonly handlers: readonly JobWorker[];
  readonly schedules: readonly Schedule[];
  /** Jobs that are made at each start; one whose id is known is not made again. */
  readonly first?: readonly NewJob[];
};

const nameOf = ({ kind, name }: Pick<Schedule, "kind" | "name">): string => `${kind}/${name}`;

/** Schedules that an earlier release had, and this one has not, end. `Jobs.close` stops what is started here. */
export async function startJobs(
  jobs: Pick<Jobs, "enqueue" | "work" | "schedule" | "unschedule" | "schedules">,
  { handlers, schedules, first = [] }: JobParts,
  log: Log,
): Promise<void> {
  const wanted = new Set(schedules.map(nameOf));
  for (const schedule of await jobs.schedules()) {
    if (!wanted.has(nameOf(schedule))) await jobs.unschedule(schedule.kind, schedule.name);
  }
  for (const schedule of schedules) await jobs.schedule(schedule);
  if (first.length > 0) await jobs.enqueue(first);
  for (const handler of handlers) await jobs.work(handler);
  log.info({ kinds: handlers.map(({ kind }) => kind), schedules: [...wanted] }, "jobs are worked on");
}
