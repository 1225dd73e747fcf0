import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "@sb/platform/log.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openJobsOf } from "./open-jobs.ts";

const config = { urls: { jobs: "sqlite:" } } as Parameters<typeof openJobsOf>[0];
const options = { log: createLogger("silent"), onDamage: () => undefined };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-open-jobs-"));
  writeFileSync(join(folder, "bus.db"), "checkpoints");
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = async (): Promise<void> => {
  await using resources = new AsyncDisposableStack();
  await openJobsOf(config, folder, options, resources);
};
const areKept = (): boolean => existsSync(join(folder, "bus.db"));

test("the checkpoints of consumers are kept while the jobs are there", async () => {
  await open();
  writeFileSync(join(folder, "bus.db"), "checkpoints");
  await open();
  expect(areKept()).toBe(true);
});

test.each([
  ["gone", () => undefined],
  ["empty", () => writeFileSync(join(folder, "jobs.db"), "")],
  ["damaged", () => writeFileSync(join(folder, "jobs.db"), "x".repeat(9_000))],
])("consumers begin anew where the jobs are %s", async (_what, lose) => {
  lose();
  await open();
  expect(areKept()).toBe(false);
});
