// The jobs of this process, and the consumers on its bus: workers, which make jobs, and follow-ups of commands.
import type { Bus, Subscription } from "@sb/platform/bus/port.ts";
import { subscribeAll } from "@sb/platform/bus/subscribe-all.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { makeJobsAgain } from "@sb/platform/service/lost-jobs.ts";
import { type JobsWatch, watchJobs } from "@sb/platform/service/watch-jobs.ts";
import { startWorkers } from "@sb/workers/main.ts";
import { type JobParts, startJobs } from "@sb/workers/runtime/start-jobs.ts";

type Parts = {
  readonly log: Logger;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly eventStore: EventStore;
  readonly jobParts: JobParts;
  readonly followUps: readonly Subscription[];
  readonly workers: readonly Subscription[];
};

export async function runWorkers(dataDir: string, parts: Parts, resources: AsyncDisposableStack): Promise<JobsWatch> {
  const { bus } = parts;
  const watch = resources.adopt(await watchJobs(parts), (watching) => watching.close());
  await startJobs(parts.jobs, parts.jobParts, parts.log);
  await makeJobsAgain(dataDir, bus, parts.workers);
  const consumers = await Promise.all([
    subscribeAll(bus, parts.followUps),
    startWorkers(bus, parts.workers, parts.log),
  ]);
  resources.defer(async () => void (await Promise.all(consumers.map((running) => running.stop()))));
  return watch;
}
