import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openJobs } from "@sb/platform/jobs/open.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { quiet, whenIn, workerOf } from "@sb/platform/jobs/testing/testing.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runJobs } from "./run-jobs.ts";

const NAME = { kind: "mail", id: "m-1" };
const OTHER = { kind: "mail", id: "m-2" };

let folder: string;
let jobs: Jobs;
let tries: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-operator-"));
  jobs = await openJobs("sqlite:", folder, { log: quiet });
  tries = 0;
  const handle = async (): Promise<void> => {
    tries += 1;
    if (tries <= 2) throw Object.assign(new Error("the words of the victim"), { code: "BUSY" });
  };
  await jobs.work(workerOf("mail", handle, { tries: 1 }));
  await jobs.enqueue([NAME, OTHER].map((name) => ({ ...name, payload: { to: 1 } })));
  for (const name of [NAME, OTHER]) await whenIn(jobs, "parked", name);
});
afterEach(async () => {
  await jobs.close();
  await rm(folder, { recursive: true });
});

/** Runs beside the process that works. */
async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const lines: string[] = [];
  const code = await runJobs(args, { SB_DATA_DIR: folder }, (line) => void lines.push(line));
  return { code, text: lines.join("\n") };
}

test("list counts the jobs of each kind and names the parked ones with their codes", async () => {
  const { code, text } = await run("list");
  expect(code).toBe(0);
  expect(text).toMatch(/^mail: 0 waiting, 0 delayed, 0 running, 2 parked, lag 0 ms\n/);
  expect(text).toMatch(/^ {2}m-1: BUSY after 1 failed tries, \d{4}-/m);
  expect(text).not.toContain("victim");
  expect((await run("list", "other")).text).toBe("no jobs wait, run or are parked");
});

test("show tells what happened to a job", async () => {
  const { text } = await run("show", "mail", "m-1");
  expect(text).toMatch(/^mail m-1: parked, payload \{"to":1\}\n/);
  expect(text).toMatch(/Z started\n.*Z parked BUSY$/);
});

test("replay runs one parked job again", async () => {
  expect(await run("replay", "mail", "m-1")).toEqual({ code: 0, text: "mail m-1 runs again" });
  await whenIn(jobs, "done", NAME);
  expect(await jobs.find(OTHER)).toMatchObject({ state: "parked" });
});

test("replay of a kind runs all its parked jobs again", async () => {
  expect(await run("replay", "mail")).toEqual({ code: 0, text: "2 jobs of kind mail run again" });
  for (const name of [NAME, OTHER]) await whenIn(jobs, "done", name);
});

test("drop removes a parked job", async () => {
  expect((await run("drop", "mail", "m-1")).code).toBe(0);
  expect(await jobs.find(NAME)).toBeUndefined();
});

test.each([
  ["show", "mail", "unknown"],
  ["replay", "mail", "unknown"],
  ["drop", "mail", "unknown"],
])("%s of an unknown job says so", async (...args) => {
  const { code, text } = await run(...args);
  expect(code).toBe(1);
  expect(text).toMatch(/^no such/);
});

test.each([[], ["unknown"], ["toString"], ["drop", "mail"], ["list", "mail", "m-1"]])(
  "wrong usage is told: %j %j %j",
  async (...args) => {
    const { code, text } = await run(...args.filter((arg) => arg !== undefined));
    expect(code).toBe(2);
    expect(text).toMatch(/^Usage: npm run jobs/);
  },
);

test("where there are no jobs, none are made", async () => {
  const lines: string[] = [];
  const code = await runJobs(["list"], { SB_DATA_DIR: join(folder, "elsewhere") }, (line) => void lines.push(line));
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^That did not work: There are no jobs: .*jobs\.db does not exist$/)]);
});
