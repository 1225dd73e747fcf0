import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { reportExamples } from "@sb/contracts/report/stored-examples.ts";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runOf } from "../../runtime/testing.ts";
import { type PreviewDeps, previewHandler, previewSubscription } from "./previews.ts";

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

function handlerOf(opened = true, draw = vi.fn(async (): Promise<Uint8Array | undefined> => Buffer.from("a copy"))) {
  const vault: PreviewDeps["vault"] = {
    openBytes: async (_owner, sealed) => (opened ? sealed : undefined),
    sealBytes: async (_owner, bytes) => bytes,
  };
  const { kind, handle } = previewHandler({ files, vault, drawer: { draw } });
  const run = (fileId = "17-a") => handle(runOf(kind, { dclrSeq: 17, fileId }));
  return { draw, run };
}

async function madeOf(opened: unknown, times = 1): Promise<readonly NewJob[]> {
  const made: NewJob[] = [];
  const enqueue = async (jobs: readonly NewJob[]) => void made.push(...jobs);
  const { deliver } = previewSubscription({ jobs: { enqueue }, vault: { open: async () => opened } });
  for (let time = 0; time < times; time += 1) await deliver(filed());
  return made;
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

test("each picture of a report makes a job, with the same id each time", async () => {
  const made = await madeOf(named("image/png", "application/pdf"), 2);
  const job = { kind: "report-preview", id: "17-a", payload: { dclrSeq: 17, fileId: "17-a" } };
  expect(made).toEqual([job, job]);
});

test("a report whose key is destroyed makes no job", async () => expect(await madeOf(undefined)).toEqual([]));

test("a picture gets its copy, once", async () => {
  const { run, draw } = handlerOf();
  await run();
  await run();
  expect(await view()).toBe("a copy");
  expect(draw).toHaveBeenCalledTimes(1);
});

test("nothing is drawn of a picture that is gone, or whose key is destroyed", async () => {
  const [gone, destroyed] = [handlerOf(), handlerOf(false)];
  await gone.run("17-gone");
  await destroyed.run();
  expect(gone.draw).not.toHaveBeenCalled();
  expect(destroyed.draw).not.toHaveBeenCalled();
  expect(await Array.fromAsync(files.list("evidence/"))).toEqual([KEY]);
});

test("an undecodable image has no copy and causes no failure", async () => {
  await handlerOf(
    true,
    vi.fn(async () => undefined),
  ).run();
  expect(await view()).toBeUndefined();
});

test("a report deleted while its picture is drawn leaves no copy behind", async () => {
  const deletesMeanwhile = vi.fn(async () => {
    await files.delete(KEY);
    return Buffer.from("a copy");
  });
  await handlerOf(true, deletesMeanwhile).run();
  expect(await Array.fromAsync(files.list("evidence/"))).toEqual([]);
});
