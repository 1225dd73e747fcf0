// Picks the jobs adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { isAbsolute, join } from "node:path";
import { openOrRemake } from "../sqlite/damage.ts";
import type { Jobs, JobsOptions } from "./port.ts";

/** `sqlite:` is jobs.db in the data folder, `sqlite:/absolute/path.db` another file. */
export async function openJobs(url: string, dataDir: string, options: JobsOptions): Promise<Jobs> {
  // A URL may carry a password: only its scheme is ever told.
  if (!url.startsWith("sqlite:")) throw new Error(`No jobs for this URL: ${url.split(":", 1)[0]}:`);
  const path = url.slice("sqlite:".length);
  if (path !== "" && !isAbsolute(path)) throw new Error("The path in a jobs' sqlite: URL must be absolute");
  const { openSqliteJobs } = await import("./sqlite.ts");
  const file = path === "" ? join(dataDir, "jobs.db") : path;
  return openOrRemake(file, () => openSqliteJobs(file, options), options.onDamage);
}
