// The contract of the jobs port. Each adapter's test calls `testJobs` with its own place.
import { afterEach, beforeEach, describe } from "vitest";
import { openJobs } from "../open.ts";
import type { Jobs } from "../port.ts";
import { quiet } from "../testing/testing.ts";
import { testFailures } from "./failures.ts";
import { testKilledWorkers } from "./killed.ts";
import { testLists } from "./lists.ts";
import { testRestored } from "./restored.ts";
import { testRuns } from "./runs.ts";
import { testSchedules } from "./schedules.ts";

/** Where jobs are kept, empty at first. Other processes open it by its URL too. */
export type JobsPlace = {
  readonly url: string;
  readonly dataDir: string;
  /** Jobs that processes are killed at: fewer where each is several round trips to a server. */
  readonly manyJobs?: number;
  remove(): Promise<void>;
};

export type JobsWorld = {
  readonly place: () => JobsPlace;
  /** Opens the place once more, as another process would; closed after the test. */
  readonly open: () => Promise<Jobs>;
};

export function testJobs(name: string, createPlace: () => Promise<JobsPlace>): void {
  describe(`jobs: ${name}`, () => {
    let place: JobsPlace;
    let opened: Jobs[];
    beforeEach(async () => {
      place = await createPlace();
      opened = [];
    });
    afterEach(async () => {
      for (const jobs of opened) await jobs.close();
      await place.remove();
    });
    const open = async (): Promise<Jobs> => {
      const jobs = await openJobs(place.url, place.dataDir, { log: quiet });
      opened.push(jobs);
      return jobs;
    };
    const world: JobsWorld = { place: () => place, open };
    testRuns(world);
    testFailures(world);
    testLists(world);
    testRestored(world);
    testSchedules(world);
    testKilledWorkers(world);
  });
}
