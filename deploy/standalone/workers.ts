// The jobs of this process, and the consumers on its bus: workers, which make jobs, and follow-ups of commands.
import { travels } from "@sb/contracts/subjects.ts";
import { openBus } from "@sb/platform/bus/open.ts";
import type { Bus, Subscription } from "@sb/platform/bus/port.ts";
import type { Config } from "@sb/platform/config/config.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import type { OnDamage } from "@sb/platform/sqlite/damage.ts";
import { startWorkers } from "@sb/workers/main.ts";
import { type JobParts, startJobs } from "@sb/workers/runtime/start-jobs.ts";
import { attachToLog } from "./attach-log.ts";
import { makeJobsAgain } from "./lost-jobs.ts";
import type { WriteSide } from "./open-platform.ts";

type Parts = WriteSide & {
  readonly log: Logger;
  readonly onDamage: OnDamage;
  readonly jobs: Jobs;
  readonly jobParts: JobParts;
  readonly followUps: readonly Subscription[];
  readonly workers: readonly Subscription[];
};

export async function runWorkers(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  parts: Parts,
  resources: AsyncDisposableStack,
): Promise<Pick<Bus, "groups">> {
  await startJobs(parts.jobs, parts.jobParts, parts.log);
  const bus = resources.adopt(await openBus(urls.bus, dataDir, { ...parts, travels }), (open) => open.close());
  await attachToLog(parts.eventStore, [bus], parts.log);
  await makeJobsAgain(dataDir, bus, parts.workers);
  for (const followUp of parts.followUps) {
    resources.adopt(await bus.subscribe(followUp), (running) => running.stop());
  }
  resources.adopt(await startWorkers(bus, parts.workers, parts.log), (running) => running.stop());
  return bus;
}
