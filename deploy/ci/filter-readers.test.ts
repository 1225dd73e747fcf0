// The example readers of docs/filter/ look addresses up in a set that the project's own code makes.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { madeTargets, type SignedFilter, signedFilter } from "@sb/knowledge/filter/filter.fixture.ts";
import { afterAll, describe, expect, it } from "vitest";
import { temporaryDir } from "../test/servers/server.ts";

const COUNT = 50_000;
const folder = temporaryDir();
afterAll(() => folder[Symbol.dispose]());

const set = signedFilter(madeTargets("in", COUNT), { madeAt: Date.parse("2026-11-27T03:40:00Z") });
const docs = fileURLToPath(new URL("../../docs/filter/", import.meta.url));
const READERS = [
  ["TypeScript", process.execPath, "read.ts"],
  ["Python", "python3", "read.py"],
] as const;

function read(command: string, script: string, { file, publicKey }: SignedFilter, lines: Iterable<string>) {
  const path = join(folder.path, "filter.bin");
  writeFileSync(path, file);
  const options = { input: [...lines].join("\n"), encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr, error } = spawnSync(
    command,
    [join(docs, script), path, publicKey.toString("base64")],
    options,
  );
  if (error) throw error;
  const said = stdout.split("\n").filter((line) => line !== "");
  return { status, stderr, said, possibly: said.filter((line) => line.startsWith("possibly ")) };
}

describe.each(READERS)("the reader in %s", (_, command, script) => {
  it("finds each of 50,000 targets, and takes few others for one", () => {
    const those = read(command, script, set, madeTargets("in", COUNT));
    expect({ ...those, said: those.said.length, possibly: those.possibly.length }).toMatchObject({
      ...{ status: 0, said: COUNT, possibly: COUNT },
      stderr: expect.stringContaining("50000 targets as of 2026-11-27"),
    });
    const others = read(command, script, set, madeTargets("out", COUNT));
    expect(others.said).toHaveLength(COUNT);
    // 12 are expected, one in 4,096: the standard deviation is 3.5.
    expect(others.possibly.length).toBeGreaterThan(0);
    expect(others.possibly.length).toBeLessThan(30);
  });

  it("refuses a file that is not signed with the key", () => {
    const other = { ...set, publicKey: signedFilter([]).publicKey };
    const { status, stderr, said } = read(command, script, other, ["scam.example"]);
    expect({ failed: status !== 0, said }).toEqual({ failed: true, said: [] });
    expect(stderr).toContain("the signature is wrong");
  });
});

it("both readers say the same of every line", () => {
  const lines = [...madeTargets("in", 200), ...madeTargets("out", 20_000), "", "보이스피싱.kr"].filter(Boolean);
  const [one, other] = READERS.map(([, command, script]) => read(command, script, set, lines).said);
  expect(one).toEqual(other);
});
