// Opens the jobs, and notes it where they were lost (lost-jobs.ts).
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { openJobs } from "../jobs/open.ts";
import type { Jobs } from "../jobs/port.ts";
import type { Logger } from "../log.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import { noteLostJobs } from "./lost-jobs.ts";

type Options = { readonly log: Logger; readonly onDamage: OnDamage };

/** Before the bus is opened. */
export async function openJobsOf(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  { log, onDamage }: Options,
  resources: AsyncDisposableStack,
): Promise<Jobs> {
  const isThere = (statSync(join(dataDir, "jobs.db"), { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (urls.jobs === "sqlite:" && !isThere) noteLostJobs(dataDir);
  const open = openJobs(urls.jobs, dataDir, {
    log,
    onDamage: (damage) => {
      if (damage.remade) noteLostJobs(dataDir);
      onDamage(damage);
    },
  });
  return resources.adopt(await open, (jobs) => jobs.close());
}
