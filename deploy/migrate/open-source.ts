// Opens what is left, to read it.
import { existsSync } from "node:fs";
import type { GroupPlace } from "@sb/platform/bus/group-place.ts";
import { eventsFile } from "@sb/platform/event-store/open.ts";
import type { LogSource } from "@sb/platform/event-store/source.ts";
import { openSqliteSource } from "@sb/platform/event-store/sqlite/source.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { openExistingJobs } from "@sb/platform/jobs/open.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { createLogger } from "@sb/platform/log.ts";
import { readPlaces } from "./copy-groups.ts";
import { requireSettledJobs } from "./copy-jobs.ts";
import { type KeySource, keysIn } from "./copy-keys.ts";
import { placeOf, type Sides, staysInPlace } from "./settings.ts";

export type Source = {
  readonly log: LogSource;
  readonly eventsFile: string;
  /** Undefined where they stay where they are. */
  readonly keys: KeySource | undefined;
  /** Undefined where they stay where they are. */
  readonly files: Files | undefined;
  /** Undefined where they stay where they are. */
  readonly jobs: Jobs | undefined;
  /** Positions are those of this log. */
  readonly places: readonly GroupPlace[];
};

/** Throws where a part of it is missing: nothing that is lost is taken for empty. */
export async function openSource(sides: Sides, resources: AsyncDisposableStack): Promise<Source> {
  const { source } = sides;
  const file = eventsFile(source.urls.eventStore, source.dataDir);
  const log = resources.adopt(openSqliteSource(file), (open) => open.close());
  return {
    log,
    eventsFile: file,
    keys: source.urls.keys === "sqlite:" ? keysIn(log) : undefined,
    files: staysInPlace("files", sides) ? undefined : await openFilesOf(sides, resources),
    jobs: staysInPlace("jobs", sides) ? undefined : await openJobsOf(sides, resources),
    places: readPlaces(placeOf("bus", source), await log.log()),
  };
}

async function openFilesOf({ source }: Sides, resources: AsyncDisposableStack): Promise<Files> {
  if (source.urls.files.startsWith("file:")) requireThere(placeOf("files", source), "the folder of files");
  return resources.adopt(await openFiles(source.urls.files, source.dataDir), (open) => open.close());
}

async function openJobsOf({ source }: Sides, resources: AsyncDisposableStack): Promise<Jobs> {
  const options = { log: createLogger(source.logLevel) };
  requireSettledJobs(source.dataDir);
  return resources.adopt(await openExistingJobs(source.urls.jobs, source.dataDir, options), (open) => open.close());
}

function requireThere(path: string, what: string): void {
  if (!existsSync(path))
    throw new Error(`${what} is missing in the source: ${path}. If it is elsewhere, use --from-env`);
}
