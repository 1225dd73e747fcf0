import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeProjectorLease } from "./projector-lease.ts";

const config = { urls: { lease: "local:" } } as Parameters<typeof takeProjectorLease>[0];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-projector-lease-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("each start gets a greater fence, also where the one before it was not closed", async () => {
  await using before = new AsyncDisposableStack();
  await using resources = new AsyncDisposableStack();
  const first = await takeProjectorLease(config, folder, before);
  expect(await takeProjectorLease(config, folder, resources)).toBeGreaterThan(first);
});
