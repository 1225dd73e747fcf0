// Jobs are made of events, by consumers that note how far they came. Where the jobs are lost, those begin anew and make
// them again; what was done before is found done. A mark beside the file lasts until that is settled, over crashes too.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bus, Subscription } from "../bus/port.ts";

const markOf = (dataDir: string): string => join(dataDir, "jobs.db-lost");

/** Before a new file is made. */
export function noteLostJobs(dataDir: string): void {
  writeFileSync(markOf(dataDir), "");
}

/** Before the workers are subscribed. One that begins with `now` goes on where it was: what it made can't be made again. */
export async function makeJobsAgain(
  dataDir: string,
  bus: Pick<Bus, "beginAnew">,
  workers: readonly Pick<Subscription, "group" | "from">[],
): Promise<void> {
  if (!existsSync(markOf(dataDir))) return;
  await bus.beginAnew(workers.filter(({ from }) => from !== "now").map(({ group }) => group));
  rmSync(markOf(dataDir));
}
