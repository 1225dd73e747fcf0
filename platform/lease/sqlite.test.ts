import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testLeases } from "./contract.ts";
import { openLeases } from "./open.ts";
import { openSqliteLeases } from "./sqlite.ts";

testLeases("sqlite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-lease-"));
  return { open: () => openLeases("sqlite:", folder), remove: () => rm(folder, { recursive: true }) };
});

describe("leases in a file", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sb-lease-"));
    file = join(folder, "leases.db");
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("are those of all who have it open", async () => {
    const [one, other] = [openSqliteLeases(file), openSqliteLeases(file)];
    const first = (await one.acquire("projector", 60_000)) ?? 0;
    expect(await other.acquire("projector", 60_000)).toBeUndefined();
    await one.release("projector", first);
    expect(await other.acquire("projector", 60_000)).toBeGreaterThan(first);
    expect(await one.renew("projector", first, 60_000)).toBe(false);
    await Promise.all([one.close(), other.close()]);
  });

  test("outlive a holder that dies, until they run out", async () => {
    let now = 1_000;
    const dead = openSqliteLeases(file, { now: () => now });
    const token = (await dead.acquire("projector", 60)) ?? 0;
    await dead.close();
    const next = openSqliteLeases(file, { now: () => now });
    now = 1_059;
    expect(await next.acquire("projector", 60)).toBeUndefined();
    now = 1_060;
    expect(await next.acquire("projector", 60)).toBeGreaterThan(token);
    await next.close();
  });

  test("of a holder that died run out in their time where the clock was put back", async () => {
    let now = Date.parse("2026-11-26T12:00:00Z");
    const dead = openSqliteLeases(file, { now: () => now });
    await dead.acquire("projector", 60);
    await dead.close();
    now -= 2 * 86_400_000;
    const next = openSqliteLeases(file, { now: () => now });
    expect(await next.acquire("projector", 60)).toBeUndefined();
    now += 60;
    expect(await next.acquire("projector", 60)).toBeDefined();
    await next.close();
  });

  test("are not taken from a holder that lives where the clock was put back", async () => {
    let now = Date.parse("2026-11-26T12:00:00Z");
    const [one, other] = [openSqliteLeases(file, { now: () => now }), openSqliteLeases(file, { now: () => now })];
    const token = (await one.acquire("projector", 60)) ?? 0;
    now -= 2 * 86_400_000;
    expect(await other.acquire("projector", 60)).toBeUndefined();
    expect(await one.renew("projector", token, 60)).toBe(true);
    now += 59;
    expect(await other.acquire("projector", 60)).toBeUndefined();
    await Promise.all([one.close(), other.close()]);
  });

  test("give greater tokens where the clock was put back", async () => {
    let now = 5_000;
    const leases = openSqliteLeases(file, { now: () => now });
    const first = (await leases.acquire("projector", 60)) ?? 0;
    await leases.release("projector", first);
    now = 4_000;
    expect(await leases.acquire("projector", 60)).toBe(first + 1);
    await leases.close();
  });
});
