import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogger } from "../log.ts";
import { makeJobsAgain } from "./lost-jobs.ts";
import { openJobsOf } from "./ports.ts";

const config = { urls: { jobs: "sqlite:" } } as Parameters<typeof openJobsOf>[0];
const options = { log: createLogger("silent"), onDamage: () => undefined };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-lost-jobs-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = async (): Promise<void> => {
  await using resources = new AsyncDisposableStack();
  await openJobsOf(config, folder, options, resources);
};

/** The groups that begin anew, of one that may and one that begins with what is new. */
async function begunAnew(): Promise<readonly string[]> {
  const begun: string[] = [];
  const beginAnew = async (groups: readonly string[]) => void begun.push(...groups);
  await makeJobsAgain(folder, { beginAnew }, [{ group: "previews" }, { group: "agencies", from: "now" }]);
  return begun;
}

test.each([
  ["are gone", () => rmSync(join(folder, "jobs.db"))],
  ["are empty", () => writeFileSync(join(folder, "jobs.db"), "")],
  ["are damaged", () => writeFileSync(join(folder, "jobs.db"), "x".repeat(9_000))],
])("consumers begin anew where the jobs %s, once, also after a crash in between", async (_what, lose) => {
  await open();
  expect(await begunAnew()).toEqual(["previews"]);
  lose();
  await open();
  await open();
  expect(await begunAnew()).toEqual(["previews"]);
  await open();
  expect(await begunAnew()).toEqual([]);
});

test("they are asked again where they could not begin anew", async () => {
  await open();
  const fails = () => Promise.reject(new Error("not now"));
  await expect(makeJobsAgain(folder, { beginAnew: fails }, [{ group: "previews" }])).rejects.toThrow("not now");
  expect(await begunAnew()).toEqual(["previews"]);
});
