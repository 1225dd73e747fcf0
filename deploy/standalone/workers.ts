// The jobs of this process, and the consumers on its bus: workers, which make jobs, and follow-ups of commands.
import type { Bus, Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { makeJobsAgain } from "@sb/platform/service/lost-jobs.ts";
import { startWorkers } from "@sb/workers/main.ts";
import { type JobParts, startJobs } from "@sb/workers/runtime/start-jobs.ts";

type Parts = {
  readonly log: Logger;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly jobParts: JobParts;
  readonly followUps: readonly Subscription[];
  readonly workers: readonly Subscription[];
};

export async function runWorkers(dataDir: string, parts: Parts, resources: AsyncDisposableStack): Promise<void> {
  const { bus } = parts;
  await startJobs(parts.jobs, parts.jobParts, parts.log);
  await makeJobsAgain(dataDir, bus, parts.workers);
  for (const followUp of parts.followUps) {
    resources.adopt(await bus.subscribe(followUp), (running) => running.stop());
  }
  resources.adopt(await startWorkers(bus, parts.workers, parts.log), (running) => running.stop());
}
