import type { JobWorker, NewJob, Schedule } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { startJobs } from "./start-jobs.ts";

const log = { info() {}, warn() {}, error() {} };
const schedule = (name: string): Schedule => ({ kind: "news", name, payload: {}, when: { everyMs: 60_000 } });
const handler: JobWorker = {
  kind: "news",
  concurrency: 1,
  leaseMs: 1_000,
  tries: 1,
  backOff: () => 1,
  handle: async () => {},
};

const first: NewJob = { kind: "news", id: "first", payload: {} };

test("every handler works, every schedule is set, and one of an earlier release ends", async () => {
  const calls: unknown[] = [];
  const jobs = {
    schedules: async () => [schedule("fetch"), schedule("old")],
    schedule: async ({ name }: Schedule) => void calls.push(["schedule", name]),
    unschedule: async (kind: string, name: string) => void calls.push(["unschedule", kind, name]),
    enqueue: async (made: readonly NewJob[]) => void calls.push(["enqueue", made.map(({ id }) => id)]),
    work: async ({ kind }: JobWorker) => {
      calls.push(["work", kind]);
      return { stop: async () => {} };
    },
  };
  await startJobs(jobs, { handlers: [handler], schedules: [schedule("fetch")], first: [first] }, log);
  expect(calls).toEqual([
    ["unschedule", "news", "old"],
    ["schedule", "fetch"],
    ["enqueue", ["first"]],
    ["work", "news"],
  ]);
});
