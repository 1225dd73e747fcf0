import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { evidenceHandler, evidenceSubscription } from "./evidence.ts";

let folder: string;
let files: Files;
let made: NewJob[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-workers-"));
  files = await openFiles("file:", folder);
  made = [];
  for (const key of ["report-7/a", "report-7/a.view", "report-7/b", "report-70/a", "report-8/a"]) {
    await files.put(`evidence/${key}`, Uint8Array.of(1));
  }
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

const evidence = async (): Promise<string[]> => (await Array.fromAsync(files.list("evidence/"))).sort();
const { deliver } = evidenceSubscription({ enqueue: async (jobs) => void made.push(...jobs) });

const eventOf = (type: string, data: unknown): StoredEvent => ({
  type,
  version: 1,
  data,
  stream: "report-7",
  revision: 1,
  position: "0000000000000002",
  meta: { eventId: "e-1", correlationId: "e-1", actor: "somebody", at: "2026-01-01T00:00:00.000Z" },
});

test("a deletion makes one job, whose id is that of the event", async () => {
  await deliver(eventOf("DeclarationDeleted", { dclrSeq: 7, ownerId: "o" }));
  expect(made).toEqual([{ kind: "report-evidence", id: "e-1", payload: { dclrSeq: 7 } }]);
  await deliver(eventOf("DeclarationModified", { dclrSeq: 7, ownerId: "o" }));
  expect(made).toHaveLength(1);
});

test("an event without a report makes no job", async () => {
  for (const dclrSeq of [undefined, null, "7", 7.5, "../report-7"]) {
    const deleted = eventOf("DeclarationDeleted", { dclrSeq, ownerId: "o" });
    await expect(deliver(deleted)).rejects.toMatchObject({ code: "EVENT_UNREADABLE" });
  }
  for (const data of [undefined, null, {}]) {
    await expect(deliver(eventOf("DeclarationDeleted", data))).rejects.toMatchObject({ code: "EVENT_UNREADABLE" });
  }
  expect(made).toEqual([]);
});

test("the job deletes the evidence of its report only, and may run again", async () => {
  const { kind, handle } = evidenceHandler(files);
  for (const _time of [1, 2]) await handle(runOf(kind, { dclrSeq: 7 }));
  await handle(runOf(kind, { dclrSeq: 9 }));
  expect(await evidence()).toEqual(["evidence/report-70/a", "evidence/report-8/a"]);
});

test("the job deletes nothing once its lease is lost", async () => {
  const { kind, handle } = evidenceHandler(files);
  await expect(handle(runOf(kind, { dclrSeq: 7 }, AbortSignal.abort()))).rejects.toThrow();
  expect(await evidence()).toHaveLength(5);
});
