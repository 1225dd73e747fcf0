import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { reportExamples } from "@sb/contracts/report/stored-examples.ts";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPreviewWorker, type PreviewDeps } from "./previews.ts";

const KEY = "evidence/report-17/17-a";
const PICTURE = Buffer.from("a picture");

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-previews-"));
  files = await openFiles("file:", folder);
  await files.put(KEY, PICTURE);
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

const named = (...mediaTypes: readonly string[]) => ({
  files: mediaTypes.map((mediaType, at) => ({ fileId: `17-${"ab"[at]}`, mediaType })),
});

function workerOf(opened: unknown, draw = vi.fn(async (): Promise<Uint8Array | undefined> => Buffer.from("a copy"))) {
  const vault: PreviewDeps["vault"] = {
    open: async () => opened,
    openBytes: async (_owner, sealed) => sealed,
    sealBytes: async (_owner, bytes) => bytes,
  };
  return { draw, worker: createPreviewWorker({ files, vault, drawer: { draw } }) };
}

const filed = (): StoredEvent => {
  const example = reportExamples.find(
    ({ type, version }) => type === "DeclarationFiled" && version === DeclarationFiled.version,
  );
  if (!example) throw new Error("there is no stored example of it");
  const meta = { eventId: "e-1", correlationId: "e-1", actor: "somebody", at: "2026-01-01T00:00:00.000Z" };
  const stream = "report-17";
  return { ...example, sealed: "sealed", stream, revision: 0, position: "0000000000000001", meta };
};
const view = async () => (await files.get(`${KEY}.view`))?.toString();

test("a picture gets its copy, once", async () => {
  const { worker, draw } = workerOf(named("image/png"));
  await worker.deliver(filed());
  await worker.deliver(filed());
  expect(await view()).toBe("a copy");
  expect(draw).toHaveBeenCalledTimes(1);
});

test.each([
  ["a file that is no picture", named("application/pdf")],
  ["a report whose key is destroyed", undefined],
  ["a picture that is gone", { files: [{ fileId: "17-gone", mediaType: "image/png" }] }],
])("%s: nothing is drawn", async (_what, opened) => {
  const { worker, draw } = workerOf(opened);
  await worker.deliver(filed());
  expect(draw).not.toHaveBeenCalled();
  expect(await Array.fromAsync(files.list("evidence/"))).toEqual([KEY]);
});

test("an undecodable image has no copy and causes no failure", async () => {
  const { worker } = workerOf(
    named("image/png"),
    vi.fn(async () => undefined),
  );
  await worker.deliver(filed());
  expect(await view()).toBeUndefined();
});

test("a report deleted while its picture is drawn leaves no copy behind", async () => {
  const deletesMeanwhile = vi.fn(async () => {
    await files.delete(KEY);
    return Buffer.from("a copy");
  });
  await workerOf(named("image/png"), deletesMeanwhile).worker.deliver(filed());
  expect(await Array.fromAsync(files.list("evidence/"))).toEqual([]);
});
