import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEvidenceWorker } from "./evidence.ts";

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-workers-"));
  files = await openFiles("file:", folder);
  for (const key of ["report-7/a", "report-7/a.view", "report-7/b", "report-70/a", "report-8/a"]) {
    await files.put(`evidence/${key}`, Uint8Array.of(1));
  }
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

const evidence = async (): Promise<string[]> => (await Array.fromAsync(files.list("evidence/"))).sort();

const eventOf = (type: string, data: unknown): StoredEvent => ({
  type,
  version: 1,
  data,
  stream: "report-7",
  revision: 1,
  position: "0000000000000002",
  meta: { eventId: "e-1", correlationId: "e-1", actor: "somebody", at: "2026-01-01T00:00:00.000Z" },
});

test("only the evidence of the deleted report is deleted", async () => {
  await createEvidenceWorker(files).deliver(eventOf("DeclarationDeleted", { dclrSeq: 7, ownerId: "o" }));
  expect(await evidence()).toEqual(["evidence/report-70/a", "evidence/report-8/a"]);
});

test("repeated events and reports without evidence do no harm", async () => {
  const { deliver } = createEvidenceWorker(files);
  await deliver(eventOf("DeclarationDeleted", { dclrSeq: 7, ownerId: "o" }));
  await deliver(eventOf("DeclarationDeleted", { dclrSeq: 7, ownerId: "o" }));
  await deliver(eventOf("DeclarationDeleted", { dclrSeq: 9, ownerId: "o" }));
  expect(await evidence()).toEqual(["evidence/report-70/a", "evidence/report-8/a"]);
});

test("other events delete no evidence", async () => {
  await createEvidenceWorker(files).deliver(eventOf("DeclarationModified", { dclrSeq: 7, ownerId: "o" }));
  expect(await evidence()).toHaveLength(5);
});

test("an event without an owner throws and deletes nothing", async () => {
  const { deliver } = createEvidenceWorker(files);
  for (const dclrSeq of [undefined, null, "7", 7.5, "../report-7"]) {
    const deleted = eventOf("DeclarationDeleted", { dclrSeq, ownerId: "o" });
    await expect(deliver(deleted)).rejects.toMatchObject({ code: "EVENT_UNREADABLE" });
  }
  for (const data of [undefined, null, {}]) {
    await expect(deliver(eventOf("DeclarationDeleted", data))).rejects.toMatchObject({ code: "EVENT_UNREADABLE" });
  }
  expect(await evidence()).toHaveLength(5);
});
