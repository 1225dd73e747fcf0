// For tests: a job beside a running server that can't be done, and is parked at once.
import { openJobs } from "@sb/platform/jobs/open.ts";
import type { JobName } from "@sb/platform/jobs/port.ts";
import { urlsOf } from "../profile/profile.ts";

const quiet = { info() {}, warn() {}, error() {} };

/** In the data folder of a server. Answers whether it is parked yet; ask until it is. */
export async function parkJob(dataDir: string, name: JobName): Promise<boolean> {
  const jobs = await openJobs(urlsOf(dataDir).jobs, dataDir, { log: quiet });
  try {
    // One that is known already is left out.
    await jobs.enqueue([{ ...name, payload: { unknown: 1 } }]);
    return (await jobs.find(name))?.state === "parked";
  } finally {
    await jobs.close();
  }
}
