// Opens the jobs. They are made of events, by consumers that note how far they came: where the jobs are lost, the consumers
// have to begin anew, and make them again. What was done before is found done.
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@sb/platform/config/config.ts";
import { openJobs } from "@sb/platform/jobs/open.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { type OnDamage, removeDatabase } from "@sb/platform/sqlite/damage.ts";

type Options = { readonly log: Logger; readonly onDamage: OnDamage };

/** Before the bus is opened. */
export async function openJobsOf(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  { log, onDamage }: Options,
  resources: AsyncDisposableStack,
): Promise<Jobs> {
  const file = join(dataDir, "jobs.db");
  // Before a new file is made, so that a crash in between leaves none and it is all done again.
  const beginAnew = (): void => removeDatabase(join(dataDir, "bus.db"));
  const isThere = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (urls.jobs === "sqlite:" && !isThere) beginAnew();
  const open = openJobs(urls.jobs, dataDir, {
    log,
    onDamage: (damage) => {
      if (damage.remade) beginAnew();
      onDamage(damage);
    },
  });
  return resources.adopt(await open, (jobs) => jobs.close());
}
