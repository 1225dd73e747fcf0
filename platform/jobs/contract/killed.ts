// Workers in processes of their own, killed or stopped in the middle of their work.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Jobs, NewJob } from "../port.ts";
import { until as untilSoon, whatOf, whenIn } from "../testing/testing.ts";
import type { JobsPlace, JobsWorld } from "./contract.ts";

const CHILD = fileURLToPath(new URL("./killed-child.ts", import.meta.url));
const MANY_JOBS = 10_000;
const PROCESSES = 3;
const KILLS = 5;
/** Short, so that what a killed process held is soon run again; long against the pauses of a busy machine. */
const LEASE_MS = 2_000;

const TIMEOUT_MS = 120_000;

/** With time enough for all the jobs. */
const until = (check: () => void | Promise<void>): Promise<void> => untilSoon(check, TIMEOUT_MS);

type Child = ChildProcessByStdio<null, Readable, null>;

export function testKilledWorkers({ place, open }: JobsWorld): void {
  let marks: string;
  let children: Child[];
  beforeEach(async () => {
    marks = await mkdtemp(join(tmpdir(), "sb-jobs-marks-"));
    children = [];
  });
  afterEach(async () => {
    for (const child of children) await kill(child);
    await rm(marks, { recursive: true });
  });

  function startChild(how: "quickly" | "untilAborted" | "onTime", onLine: (line: string) => void): Child {
    const { url, dataDir }: JobsPlace = place();
    const args = [CHILD, url, dataDir, marks, String(LEASE_MS), how];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    createInterface({ input: child.stdout }).on("line", onLine);
    children.push(child);
    return child;
  }

  test(
    `loses none of many jobs when ${KILLS} of the processes are killed, and runs none twice at once`,
    async () => {
      const { manyJobs = MANY_JOBS } = place();
      const jobs = await open();
      await enqueueMany(jobs, manyJobs);
      const done = new Set<string>();
      const overlaps: string[] = [];
      const hear = (line: string): void => {
        const [what, id = ""] = line.split(" ");
        if (what === "done") done.add(id);
        else overlaps.push(id);
      };
      for (let started = 0; started < PROCESSES; started += 1) startChild("quickly", hear);
      for (let killed = 0; killed < KILLS; killed += 1) {
        await until(() => expect(done.size).toBeGreaterThan(((killed + 1) * manyJobs) / (KILLS + 2)));
        await kill(children[killed]);
        startChild("quickly", hear);
      }
      // Neither waiting, nor running, nor parked.
      await until(async () => expect(await jobs.counts()).toEqual([]));
      // The lines of the last ones may still be on their way.
      await until(() => expect(done.size).toBe(manyJobs));
      expect(await withoutLostLease(jobs, overlaps)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    "runs each time of a schedule once while two processes work on it",
    async () => {
      const lines: string[] = [];
      for (let started = 0; started < 2; started += 1) startChild("onTime", (line) => lines.push(line));
      await until(() => expect(lines.filter((line) => line === "scheduled")).toHaveLength(2));
      const both = lines.length;
      await until(() => expect(lines.length).toBeGreaterThan(both + 10));
      const ran = lines.filter((line) => line !== "scheduled");
      expect(new Set(ran).size).toBe(ran.length);
    },
    TIMEOUT_MS,
  );

  test(
    "aborts the run of a process that slept through its lease, and does not count it",
    async () => {
      const jobs = await open();
      const name = { kind: "tiny", id: "t-1" };
      const lines: string[] = [];
      const sleeper = startChild("untilAborted", (line) => lines.push(line));
      await jobs.enqueue([{ ...name, payload: {} }]);
      await until(() => expect(lines).toEqual(["started t-1"]));
      sleeper.kill("SIGSTOP");
      startChild("quickly", (line) => lines.push(line));
      await until(() => expect(lines).toEqual(["started t-1", "done t-1"]));
      sleeper.kill("SIGCONT");
      await until(() => expect(lines.at(-1)).toBe("aborted LEASE_LOST"));
      const done = await whenIn(jobs, "done", name);
      expect(whatOf(done)).toEqual(["made", "started", "lost", "started", "done"]);
      expect(done).toMatchObject({ failures: 0, lost: 1 });
    },
    TIMEOUT_MS,
  );
}

async function enqueueMany(jobs: Jobs, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, at): NewJob => ({ kind: "tiny", id: `t-${at}`, payload: { at } }));
  for (let at = 0; at < count; at += 1_000) await jobs.enqueue(all.slice(at, at + 1_000));
}

/** Two runs at once are right only where the first one's process was too slow to keep its lease. */
async function withoutLostLease(jobs: Jobs, ids: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(ids.map((id) => jobs.find({ kind: "tiny", id })));
  return ids.filter((_, at) => !whatOf(found[at]).includes("lost"));
}

async function kill(child: Child | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
