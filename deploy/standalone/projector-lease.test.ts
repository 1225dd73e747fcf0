import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLeases } from "@sb/platform/lease/open.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeProjectorLease } from "./projector-lease.ts";

const configOf = (lease: string) => ({ urls: { lease } }) as Parameters<typeof takeProjectorLease>[0];
const options = { log: { info() {}, warn() {}, error() {} }, lost: () => {} };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-projector-lease-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("each start gets a greater fence, also where the one before it was not closed", async () => {
  await using before = new AsyncDisposableStack();
  await using resources = new AsyncDisposableStack();
  const first = await takeProjectorLease(configOf("local:"), folder, options, before);
  expect(await takeProjectorLease(configOf("local:"), folder, options, resources)).toBeGreaterThan(first);
});

describe("a lease that others see", () => {
  const config = configOf("sqlite:");

  test("is there at once for the next start, with a greater fence", async () => {
    const before = new AsyncDisposableStack();
    const first = await takeProjectorLease(config, folder, options, before);
    await before.disposeAsync();
    await using resources = new AsyncDisposableStack();
    expect(await takeProjectorLease(config, folder, options, resources)).toBeGreaterThan(first);
  });

  test("stops the start while somebody else keeps it", async () => {
    await using before = new AsyncDisposableStack();
    await using resources = new AsyncDisposableStack();
    await takeProjectorLease(config, folder, options, before);
    const second = takeProjectorLease(config, folder, { ...options, patienceMs: 1 }, resources);
    await expect(second).rejects.toThrow("another projector is active");
  });

  test("tells when it is lost", async () => {
    await using resources = new AsyncDisposableStack();
    const lost = vi.fn();
    const token = await takeProjectorLease(config, folder, { ...options, lost }, resources);
    const leases = await openLeases("sqlite:", folder);
    await leases.release("projector", token);
    await vi.waitFor(() => expect(lost).toHaveBeenCalled(), { timeout: 20_000 });
    await leases.close();
  });
});
