import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NewsSource } from "@sb/contracts/news/source.ts";
import { openJobs } from "@sb/platform/jobs/open.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { schedulesOf } from "./main.ts";
import { startJobs } from "./runtime/start-jobs.ts";

const log = { info() {}, warn() {}, error() {} };

const source: NewsSource = {
  sourceId: "daily",
  name: "The Daily",
  url: "https://daily.example/rss",
  category: "MARKET",
};
const schedules = schedulesOf({ newsSources: [source] });

test("every schedule has a name of its own", () => {
  const names = schedules.map(({ kind, name }) => `${kind}/${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test("processes that start beside each other make each schedule's next run once", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sb-schedules-"));
  const open = () => openJobs("sqlite:", dataDir, { log });
  const processes = await Promise.all([open(), open(), open()]);
  try {
    await Promise.all(processes.map((jobs) => startJobs(jobs, { handlers: [], schedules }, log)));
    expect(
      await waitingIn(
        processes[0],
        schedules.map(({ kind }) => kind),
      ),
    ).toEqual(schedules.map(({ kind, name }) => `${kind}/${name}`).sort());
  } finally {
    for (const jobs of processes) await jobs.close();
    await rm(dataDir, { recursive: true });
  }
});

async function waitingIn(jobs: Jobs, kinds: readonly string[]): Promise<readonly string[]> {
  const lists = [...new Set(kinds)].map((kind) => jobs.list(kind, "waiting", { offset: 0, limit: 100 }));
  return (await Promise.all(lists))
    .flat()
    .map(({ kind, schedule }) => `${kind}/${schedule}`)
    .sort();
}
