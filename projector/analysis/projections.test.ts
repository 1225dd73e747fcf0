import type { AnalysisEvent } from "@sb/contracts/analysis/events.ts";
import { analysisStream } from "@sb/contracts/analysis/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { analysisProjection } from "./projections.ts";

const happened = (type: AnalysisEvent["type"], analysisSeq: number, more: object = {}, sealed?: string): Given => ({
  stream: analysisStream.of(analysisSeq),
  type,
  data: { analysisSeq, userId: "u-1", ...more },
  ...(sealed && { sealed }),
});
const requested = (seq: number, more: object = {}): Given =>
  happened("AnalysisRequested", seq, { language: "ko", membership: 1, ...more }, `request ${seq}`);
const ended = (type: "AnalysisAnswered" | "AnalysisClosed", seq: number): Given =>
  happened(type, seq, { language: "ko" }, `reply ${seq}`);
const withdrawn = (seq: number, because: "PERSON" | "ACCOUNT"): Given =>
  happened("AnalysisWithdrawn", seq, { because });

const LIFE = history([
  requested(1, { dclrSeq: 17 }),
  requested(2),
  requested(3),
  requested(4),
  requested(5),
  happened("AnalysisStarted", 2),
  happened("AnalysisStarted", 3),
  ended("AnalysisClosed", 4),
  ended("AnalysisAnswered", 3),
  withdrawn(5, "PERSON"),
]);

test("requests stand in the queue until they end, and in the person's list for good", async () => {
  const { docs, lists } = (await projected(analysisProjection, LIFE)).contents;
  expect(lists).toEqual({
    "analysis:of:u-1": ["1", "2", "3", "4", "5"],
    "analysis:open": ["1", "2"],
    // In the order in which they ended.
    "analysis:done": ["4", "3"],
  });
  expect(docs["analysis/1"]).toMatchObject({ status: "RECEIVED", dclrSeq: 17, sealed: "request 1" });
  expect(docs["analysis/2"]).toMatchObject({ status: "IN_PROGRESS", startedAt: LIFE[5]?.meta.at });
  expect(docs["analysis/3"]).toMatchObject({ status: "ANSWERED", reply: "reply 3", endedAt: LIFE[8]?.meta.at });
});

test("of what was withdrawn nothing is kept but that it was", async () => {
  const { docs } = (await projected(analysisProjection, LIFE)).contents;
  expect(docs["analysis/5"]).toMatchObject({ status: "WITHDRAWN" });
  expect(docs["analysis/5"]).not.toHaveProperty("sealed");
});

test("requests of an account that was left are gone", async () => {
  const all = history([...[1, 2, 3].map((seq) => requested(seq)), ended("AnalysisAnswered", 2)]);
  expect(Object.keys((await projected(analysisProjection, all)).contents.docs)).toHaveLength(3);
  const left = history([
    ...[1, 2, 3].map((seq) => requested(seq)),
    ended("AnalysisAnswered", 2),
    ...[1, 2, 3].map((seq) => withdrawn(seq, "ACCOUNT")),
  ]);
  expect((await projected(analysisProjection, left)).contents).toEqual({ docs: {}, lists: {} });
});

test("same events twice", () => sameEventsTwice(analysisProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(analysisProjection, LIFE));
