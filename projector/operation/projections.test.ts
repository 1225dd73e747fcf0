import type { OperationEvent } from "@sb/contracts/operation/events.ts";
import { operationStream } from "@sb/contracts/operation/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { operationProjection } from "./projections.ts";

const happened = (event: OperationEvent): Given => ({ stream: operationStream.of(event.data.seq), ...event });
const ordered = (seq: number) =>
  happened({ type: "RebuildOrdered", version: 1, data: { seq, projection: "notice@1" } });
const ended = (seq: number, code?: string) => {
  const outcome = code === undefined ? "PROMOTED" : "FAILED";
  return happened({ type: "RebuildEnded", version: 1, data: { seq, projection: "notice@1", outcome, code } });
};

const LOG = history([ordered(1), ended(1, "TypeError"), ordered(2), ordered(3), ended(2), ended(3)]);

test("has the newest rebuild of each projection and how it ended", async () => {
  const after = async (count: number) =>
    (await projected(operationProjection, LOG.slice(0, count))).contents.docs["rebuild/notice@1"];
  expect(await after(1)).toMatchObject({ seq: 1, orderedAt: LOG[0]?.meta.at, orderedBy: LOG[0]?.meta.actor });
  expect(await after(2)).toMatchObject({ seq: 1, outcome: "FAILED", code: "TypeError" });
  // The end of the one before says nothing about the newest.
  expect(await after(5)).not.toHaveProperty("endedAt", expect.any(String));
  expect(await after(6)).toMatchObject({ seq: 3, outcome: "PROMOTED", endedAt: LOG[5]?.meta.at });
});

const answer = (seq: number, given: "DONE" | "OPEN") =>
  happened({ type: "SetupAnswered", version: 1, data: { seq, step: "BACKUP", answer: given } });

test("has what was said last of a step of setting up, and by whom", async () => {
  const log = history([answer(1, "DONE"), answer(3, "OPEN"), answer(2, "DONE")]);
  const said = async (count: number) =>
    (await projected(operationProjection, log.slice(0, count))).contents.docs["setup/BACKUP"];
  expect(await said(1)).toEqual({ seq: 1, answer: "DONE", at: log[0]?.meta.at, by: log[0]?.meta.actor });
  expect(await said(3)).toMatchObject({ seq: 3, answer: "OPEN" });
});

test("same events twice", () => sameEventsTwice(operationProjection, LOG));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(operationProjection, LOG));
