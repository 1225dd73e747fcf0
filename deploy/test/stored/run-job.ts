// For tests: a job that comes by its schedule, done now by a running server.
import { openJobs } from "@sb/platform/jobs/open.ts";
import type { JobName } from "@sb/platform/jobs/port.ts";
import { urlsOf } from "../profile/profile.ts";

const quiet = { info() {}, warn() {}, error() {} };

/** In the data folder of a server. Answers whether it is done yet; ask until it is. */
export async function runJob(dataDir: string, name: JobName): Promise<boolean> {
  const jobs = await openJobs(urlsOf(dataDir).jobs, dataDir, { log: quiet });
  try {
    await jobs.enqueue([{ ...name, payload: {} }]);
    return (await jobs.find(name))?.state === "done";
  } finally {
    await jobs.close();
  }
}
