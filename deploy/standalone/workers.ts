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
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly jobParts: JobParts;
  readonly followUps: readonly Subscription[];
  readonly workers: readonly Subscription[];
};

/** Nothing is subscribed yet. */
export async function openBusOf(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  options: Pick<Parts, "eventStore" | "log"> & { readonly onDamage: OnDamage },
  resources: AsyncDisposableStack,
): Promise<Bus> {
  const bus = resources.adopt(await openBus(urls.bus, dataDir, { ...options, travels }), (open) => open.close());
  await attachToLog(options.eventStore, [bus], options.log);
  return bus;
}

export async function runWorkers(dataDir: string, parts: Parts, resources: AsyncDisposableStack): Promise<void> {
  const { bus } = parts;
  await startJobs(parts.jobs, parts.jobParts, parts.log);
  await makeJobsAgain(dataDir, bus, parts.workers);
  for (const followUp of parts.followUps) {
    resources.adopt(await bus.subscribe(followUp), (running) => running.stop());
  }
  resources.adopt(await startWorkers(bus, parts.workers, parts.log), (running) => running.stop());
}
