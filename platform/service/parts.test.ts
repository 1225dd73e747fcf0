import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findParts, handlersOf, requireSame, serving } from "./parts.ts";

const folder = mkdtempSync(join(tmpdir(), "sb-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ["notice", "terms", "runtime"]) {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "part.ts"), `export const is: string = "${name}";\n`);
}
const load = (subjects: readonly string[]) => findParts<{ readonly is: string }>(folder, "part.ts", subjects);

test("a part is found by the folder of its subject; the service's own folder is none", async () => {
  const parts = await load(["terms", "notice"]);
  expect([...parts].map(([name, { is }]) => [name, is])).toEqual([
    ["terms", "terms"],
    ["notice", "notice"],
  ]);
});

test("a part that is missing, or that nothing asks for, is named", async () => {
  mkdirSync(join(folder, "watch"));
  await expect(load(["terms", "notice", "watch"])).rejects.toThrow("PART_MISSING: the subject watch has no part.ts in");
  await expect(load(["terms"])).rejects.toThrow(
    `PART_NOT_ASKED_FOR: nothing asks for ${join(folder, "notice", "part.ts")}`,
  );
});

test("as a process begins, a missing part is one line and exit code 1", async () => {
  const script = `const { loadParts } = await import(process.argv[1]); await loadParts(process.argv[2], "part.ts", ["notice", "news"]);`;
  const url = new URL("parts.ts", import.meta.url).href;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script, url, folder], {
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^Could not start: PART_MISSING: the subject news has no part\.ts in /),
  ]);
});

test("a subject without a handler of one of its rows, or with one of another's, is named", () => {
  expect(serving("query")).toContain("terms");
  const having = (...keys: readonly string[]) => {
    const routes = () => Object.fromEntries(keys.map((key) => [key, async () => undefined]));
    return () => handlersOf("command", new Map([["views", { routes }]]), {});
  };
  expect(having()).toThrow(/^the subject views has no handler of POST /);
  expect(() => requireSame("views", "handler of", ["POST a"], ["POST a", "POST b"])).toThrow(
    /^the subject views has a handler of POST b too many$/,
  );
  expect(() => requireSame("views", "handler of", ["POST a"], ["POST a", "POST a"])).toThrow("POST a too many");
});
