import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testLeases } from "./contract.ts";
import { openLocalLeases } from "./local.ts";
import { openLeases } from "./open.ts";

testLeases("local", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-lease-"));
  return { open: () => openLeases("local:", folder), remove: () => rm(folder, { recursive: true }) };
});

describe("local leases", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sb-lease-"));
    file = join(folder, "lease-token");
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("end at their time, not before", async () => {
    let now = 1_000;
    const leases = openLocalLeases(file, { now: () => now, steady: () => now });
    const token = (await leases.acquire("projector", 60)) ?? 0;
    now = 1_059;
    expect(await leases.acquire("projector", 60)).toBeUndefined();
    expect(await leases.renew("projector", token, 10)).toBe(true);
    now = 1_069;
    expect(await leases.renew("projector", token, 10)).toBe(false);
    expect(await leases.acquire("projector", 60)).toBe(1_069);
  });

  test("end at their time where the clock was put back", async () => {
    let [now, steady] = [Date.parse("2026-11-26T12:00:00Z"), 0];
    const leases = openLocalLeases(file, { now: () => now, steady: () => steady });
    await leases.acquire("projector", 60);
    now -= 2 * 86_400_000;
    steady = 60;
    expect(await leases.acquire("projector", 60)).toBeDefined();
  });

  test("give greater tokens where the clock was put back", async () => {
    const tokenAt = (now: number) => openLocalLeases(file, { now: () => now }).acquire("projector", 60);
    expect([await tokenAt(5_000), await tokenAt(4_000), await tokenAt(4_000)]).toEqual([5_000, 5_001, 5_002]);
    expect(await readFile(file, "utf8")).toBe("5002\n");
  });

  test.each([
    ["nothing", ""],
    ["no number", "x\n"],
    ["a number that is none of these", "-1\n"],
  ])("give greater tokens where the file holds %s: the clock decides", async (_what, content) => {
    const first = (await openLocalLeases(file, { now: () => 5_000 }).acquire("projector", 60)) ?? 0;
    await writeFile(file, content);
    expect(await openLocalLeases(file, { now: () => 6_000 }).acquire("projector", 60)).toBeGreaterThan(first);
  });

  test("reject a URL of another kind", async () => {
    await expect(openLeases("mysql://key:secret@host", folder)).rejects.toThrow(/mysql:$/);
  });
});
