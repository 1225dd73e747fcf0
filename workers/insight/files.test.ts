// Jobs about articles' files, on files in memory.

import { copyKey, PICTURE_SIZES, pictureKey } from "@sb/contracts/insight/pictures.ts";
import { InsightClear, InsightPicture } from "@sb/contracts/insight/subject.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { insightClearHandler, insightClearSubscription } from "./clear.ts";
import { insightPictureHandler, insightPictureSubscription } from "./pictures.ts";

const stored = new Map<string, Uint8Array>();
const files = {
  get: async (key: string) => stored.get(key),
  put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
  delete: async (key: string) => void stored.delete(key),
  async *list(prefix: string) {
    yield* [...stored.keys()].filter((key) => key.startsWith(prefix));
  },
};
const PICTURE = pictureKey(1, "1-a");
const COPIES = PICTURE_SIZES.map((size) => copyKey(1, "1-a", size));
beforeEach(() => {
  stored.clear();
  stored.set(PICTURE, Buffer.from("picture"));
  stored.set(pictureKey(2, "2-b"), Buffer.from("other"));
});

const draw = (drawn: (bytes: Uint8Array, maxSide?: number) => Promise<Uint8Array | undefined>) =>
  insightPictureHandler({ files, drawer: { draw: drawn } }).handle(
    runOf(InsightPicture.kind, { viewSeq: 1, pictureId: "1-a" }),
  );
const clear = (payload: object) => insightClearHandler({ files }).handle(runOf(InsightClear.kind, payload));

test("a picture gets a copy in each size", async () => {
  await draw(async (_, maxSide) => Buffer.from(String(maxSide)));
  expect(COPIES.map((key) => String(stored.get(key)))).toEqual(PICTURE_SIZES.map(String));
});

test("one that can't be drawn has none, nor one that is deleted meanwhile", async () => {
  await draw(async () => undefined);
  await draw(async (bytes) => {
    stored.delete(PICTURE);
    return bytes;
  });
  expect(COPIES.filter((key) => stored.has(key))).toEqual([]);
});

test("a removed picture goes with its copies, a deleted article with all its files", async () => {
  for (const key of COPIES) stored.set(key, Buffer.from("copy"));
  await clear({ viewSeq: 1, pictureId: "1-a" });
  expect([...stored.keys()]).toEqual([pictureKey(2, "2-b")]);
  await clear({ viewSeq: 2 });
  expect(stored.size).toBe(0);
});

const meta = { eventId: "e-1", correlationId: "c", actor: "editor", at: "2026-01-01T00:00:00.000Z" };
const stream = { stream: "insight-1", revision: 0, version: 1, meta };

test("jobs are made of the events", async () => {
  const jobs: NewJob[] = [];
  const enqueue = { enqueue: async (made: readonly NewJob[]) => void jobs.push(...made) };
  const added = (mediaType: string) => ({
    ...stream,
    type: "SaferViewPictureAdded",
    data: { viewSeq: 1, picture: { pictureId: "1-a", mediaType, width: 1, height: 1, size: 1 } },
  });
  await insightPictureSubscription(enqueue).deliver(added("image/png"));
  // A GIF may move: it stays as it is.
  await insightPictureSubscription(enqueue).deliver(added("image/gif"));
  await insightClearSubscription(enqueue).deliver({ ...stream, type: "SaferViewDeleted", data: { viewSeq: 1 } });
  expect(jobs).toEqual([
    { kind: InsightPicture.kind, id: "1-a", payload: { viewSeq: 1, pictureId: "1-a" } },
    { kind: InsightClear.kind, id: "e-1", payload: { viewSeq: 1 } },
  ]);
});
