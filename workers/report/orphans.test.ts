import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { orphansHandler } from "./orphans.ts";

const NOW = Date.parse("2026-11-22T00:00:00Z");
const HOUR = 3_600_000;

/** The id of a file that was stored some hours ago. */
function fileId(seq: number, hoursAgo: number): string {
  const time = (NOW - hoursAgo * HOUR).toString(16).padStart(12, "0");
  return `${seq}-${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-orphans-"));
  files = await openFiles("file:", folder);
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

const filed = (sealed: string): StoredEvent => ({
  type: "DeclarationFiled",
  version: 2,
  data: {},
  sealed,
  stream: "report-7",
  revision: 0,
  position: "0000000000000001",
  meta: { eventId: "e-1", correlationId: "e-1", actor: "somebody", at: "2026-01-01T00:00:00.000Z" },
});

/** The files that are left, where the report's only event names some, or its key is destroyed. */
async function leftOf(keys: readonly string[], named?: readonly string[] | "destroyed"): Promise<readonly string[]> {
  for (const key of keys) await files.put(key, Uint8Array.of(1));
  const { kind, handle } = orphansHandler({
    files,
    eventStore: {
      readStream: async () => ({ events: named ? [filed("sealed")] : [], revision: named ? 0 : -1 }),
    },
    vault: {
      open: async () =>
        named === "destroyed" ? undefined : { files: (named ?? []).map((named) => ({ fileId: named })) },
    },
    clock: () => new Date(NOW).toISOString(),
  });
  await handle(runOf(kind, {}));
  return (await Array.fromAsync(files.list("evidence/"))).sort();
}

const key = (seq: number, id: string) => `evidence/report-${seq}/${id}`;
const [OLD, NAMED, YOUNG, ANCIENT] = [fileId(7, 25), fileId(7, 26), fileId(7, 23), fileId(7, 24 * 32)];

test("what no event names is deleted after a day, with its copy", async () => {
  expect(await leftOf([key(7, OLD), key(7, `${OLD}.view`), key(7, NAMED), key(7, `${NAMED}.view`)], [NAMED])).toEqual([
    key(7, NAMED),
    key(7, `${NAMED}.view`),
  ]);
});

test("what belongs to no report at all is deleted after a day", async () => {
  expect(await leftOf([key(7, OLD), key(7, YOUNG)])).toEqual([key(7, YOUNG)]);
});

test("what is younger than a day or older than a month is left alone", async () => {
  expect(await leftOf([key(7, YOUNG), key(7, ANCIENT)], [])).toEqual([key(7, YOUNG), key(7, ANCIENT)].sort());
});

test("what can't be judged is left alone: a destroyed key, another report's file, a name of another kind", async () => {
  expect(await leftOf([key(7, OLD)], "destroyed")).toEqual([key(7, OLD)]);
  const others = [key(7, OLD), key(8, OLD), key(7, "7-note"), `evidence/other/${OLD}`].sort();
  expect(await leftOf(others, [OLD])).toEqual(others);
});
