import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLeases } from "@sb/platform/lease/open.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeLease } from "./lease.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-projector-lease-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function take(
  lease: string,
  resources: AsyncDisposableStack,
  { lost = () => {}, patienceMs }: { readonly lost?: () => void; readonly patienceMs?: number } = {},
) {
  const leases = resources.adopt(await openLeases(lease, folder), (open) => open.close());
  const config = { urls: { lease } } as Parameters<typeof takeLease>[0]["config"];
  return takeLease({ config, leases, resources, log: { info() {}, warn() {}, error() {} } }, lost, patienceMs);
}

test("each start gets a greater fence, also where the one before it was not closed", async () => {
  await using before = new AsyncDisposableStack();
  await using resources = new AsyncDisposableStack();
  const first = await take("local:", before);
  expect(await take("local:", resources)).toBeGreaterThan(first);
});

describe("a lease that others see", () => {
  test("is there at once for the next start, with a greater fence", async () => {
    const before = new AsyncDisposableStack();
    const first = await take("sqlite:", before);
    await before.disposeAsync();
    await using resources = new AsyncDisposableStack();
    expect(await take("sqlite:", resources)).toBeGreaterThan(first);
  });

  test("stops the start while somebody else keeps it", async () => {
    await using before = new AsyncDisposableStack();
    await using resources = new AsyncDisposableStack();
    await take("sqlite:", before);
    const second = take("sqlite:", resources, { patienceMs: 1 });
    await expect(second).rejects.toThrow("another projector is active");
  });

  test("tells when it is lost", async () => {
    await using resources = new AsyncDisposableStack();
    const lost = vi.fn();
    const token = await take("sqlite:", resources, { lost });
    const leases = await openLeases("sqlite:", folder);
    await leases.release("projector", token);
    await vi.waitFor(() => expect(lost).toHaveBeenCalled(), { timeout: 20_000 });
    await leases.close();
  });
});
