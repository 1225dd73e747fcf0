import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startWorkers } from "./main.ts";
import { createEvidenceWorker } from "./report/evidence.ts";
import { GROUPS, type Worker } from "./runtime/worker.ts";

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-workers-"));
  files = await openFiles("file:", folder);
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

/** A bus that remembers who subscribed, and can bring them events. */
function fakeBus() {
  const workers: Pick<Worker, "handle">[] = [];
  const groups: string[] = [];
  let stopped = 0;
  const subscribe = async ({ group, handle }: { group: string; handle: Worker["handle"] }) => {
    groups.push(group);
    workers.push({ handle });
    return {
      stop: async () => {
        stopped += 1;
      },
    };
  };
  const bring = (event: StoredEvent) => Promise.all(workers.map((worker) => worker.handle(event)));
  return { bus: { subscribe }, groups, bring, stopped: () => stopped };
}

const log = { info() {}, warn() {}, error() {} };

const eventOf = (type: string, data: unknown): StoredEvent => ({
  type,
  version: 1,
  data,
  stream: "report-7",
  revision: 1,
  position: "0000000000000002",
  meta: { eventId: "e-1", correlationId: "e-1", actor: "somebody", at: "2026-01-01T00:00:00.000Z" },
});

describe("startWorkers", () => {
  test("gives every group its worker, and stops them all", async () => {
    const { bus, groups, stopped } = fakeBus();
    const running = await startWorkers({ bus, files, log });
    expect(groups.sort()).toEqual([...GROUPS].sort());
    await running.stop();
    expect(stopped()).toBe(GROUPS.length);
  });

  test("starts nothing where a group has no worker, or two", async () => {
    const { bus, groups } = fakeBus();
    const worker = createEvidenceWorker(files);
    await expect(startWorkers({ bus, files, log }, [])).rejects.toThrow(
      "report-evidence must have one worker, and has 0",
    );
    await expect(startWorkers({ bus, files, log }, [worker, worker])).rejects.toThrow("has 2");
    expect(groups).toEqual([]);
  });
});

describe("the evidence of a deleted report", () => {
  const evidence = async (): Promise<string[]> => (await Array.fromAsync(files.list("evidence/"))).sort();

  beforeEach(async () => {
    for (const key of ["report-7/a", "report-7/a.view", "report-7/b", "report-70/a", "report-8/a"]) {
      await files.put(`evidence/${key}`, Uint8Array.of(1));
    }
  });

  test("is deleted, and no other report's", async () => {
    const { bus, bring } = fakeBus();
    await startWorkers({ bus, files, log });
    await bring(eventOf("DeclarationDeleted", { dclrSeq: 7, ownerId: "o" }));
    expect(await evidence()).toEqual(["evidence/report-70/a", "evidence/report-8/a"]);
  });

  test("makes no difference the second time, or where there is none", async () => {
    const { handle } = createEvidenceWorker(files);
    await handle(eventOf("DeclarationDeleted", { dclrSeq: 7, ownerId: "o" }));
    await handle(eventOf("DeclarationDeleted", { dclrSeq: 7, ownerId: "o" }));
    await handle(eventOf("DeclarationDeleted", { dclrSeq: 9, ownerId: "o" }));
    expect(await evidence()).toEqual(["evidence/report-70/a", "evidence/report-8/a"]);
  });

  test("stays for every other event", async () => {
    const { handle } = createEvidenceWorker(files);
    await handle(eventOf("DeclarationModified", { dclrSeq: 7, ownerId: "o" }));
    expect(await evidence()).toHaveLength(5);
  });

  test("stays, loudly, where the event does not say whose it is", async () => {
    const { handle } = createEvidenceWorker(files);
    for (const data of [undefined, null, {}, { dclrSeq: "7" }, { dclrSeq: 7.5 }, { dclrSeq: "../report-7" }]) {
      await expect(handle(eventOf("DeclarationDeleted", data))).rejects.toThrow("e-1");
    }
    expect(await evidence()).toHaveLength(5);
  });
});
