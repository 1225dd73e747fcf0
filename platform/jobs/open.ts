// Picks the jobs adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { isRedisUrl } from "../redis/url.ts";
import { openOrRemake } from "../sqlite/damage.ts";
import type { Jobs, JobsOptions } from "./port.ts";

/** `sqlite:` is jobs.db in the data folder, `sqlite:/absolute/path.db` another file; `redis:` is a server (redis/url.ts). */
export async function openJobs(url: string, dataDir: string, options: JobsOptions): Promise<Jobs> {
  if (isRedisUrl(url)) return openInRedis(url, options);
  const file = sqliteFile(url, dataDir);
  const { openSqliteJobs } = await import("./sqlite/sqlite.ts");
  return openOrRemake(file, () => openSqliteJobs(file, options), options.onDamage);
}

/** Beside the process they belong to: nothing is made where there are none, and nothing is made anew. */
export async function openExistingJobs(url: string, dataDir: string, options: JobsOptions): Promise<Jobs> {
  if (isRedisUrl(url)) return openInRedis(url, options);
  const file = sqliteFile(url, dataDir);
  if (!existsSync(file)) throw new Error(`There are no jobs: ${file} does not exist`);
  const { openSqliteJobs } = await import("./sqlite/sqlite.ts");
  return openSqliteJobs(file, options);
}

async function openInRedis(url: string, options: JobsOptions): Promise<Jobs> {
  const { openRedisJobs } = await import("./redis/redis.ts");
  return openRedisJobs(url, options);
}

function sqliteFile(url: string, dataDir: string): string {
  // A URL may carry a password: only its scheme is ever told.
  if (!url.startsWith("sqlite:")) throw new Error(`No jobs for this URL: ${url.split(":", 1)[0]}:`);
  const path = url.slice("sqlite:".length);
  if (path !== "" && !isAbsolute(path)) throw new Error("The path in a jobs' sqlite: URL must be absolute");
  return path === "" ? join(dataDir, "jobs.db") : path;
}
