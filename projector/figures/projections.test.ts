import type { FigureMonth } from "@sb/contracts/figures/model.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { projections } from "./projections.ts";

const [figures] = projections;
const inquiry = (seq: number, type: string, at: string, data: object = {}): Given => ({
  stream: `inquiry-${seq}`,
  type,
  at,
  data: { seq, userId: "u-1", membership: 0, ...data },
  ...(type !== "InquiryDeleted" && { sealed: "sealed" }),
});
const told = (dclrSeq: number, type: string, at: string, data: object = {}): Given => ({
  stream: `delivery-3-${dclrSeq}`,
  type,
  at,
  data: {
    ...{ agencySeq: 3, dclrSeq, agency: "Police", content: "SHARED", reportRevision: 0, confidential: false },
    ...{ via: "WEBHOOK", call: { messageId: "m", tookMs: 3 } },
    ...data,
  },
});

const tried = (attempt: number, type: string, at: string, data: object): Given => ({
  stream: "refusedcomment-u-1",
  type,
  at: `${at}T08:00:00.000Z`,
  data: { userId: "u-1", attempt, ...data },
  ...(type === "CommentRefused" && { sealed: "sealed" }),
});
const refused = (attempt: number, at: string): Given =>
  tried(attempt, "CommentRefused", at, { target: { kind: "REPORT", seq: 9 }, reason: "CONTACT_OFFERED", day: at });
const filed = (dclrSeq: number, at: string, data: object = {}): Given => ({
  stream: `report-${dclrSeq}`,
  type: "DeclarationFiled",
  version: 2,
  at,
  data: {
    ...{ dclrSeq, ownerId: "u-1", open: "PRIVATE", agreements: [], shareReporter: false, reportedOn: "2026-01-01" },
    ...data,
  },
});

const LIFE = history([
  inquiry(1, "InquirySubmitted", "2026-02-27T23:59:59.000Z"),
  inquiry(2, "InquirySubmitted", "2026-02-28T00:00:00.000Z"),
  inquiry(1, "InquiryAnswered", "2026-03-01T09:00:00.000Z"),
  told(9, "AgencyNotificationFailed", "2026-03-01T09:00:00.000Z", { code: "TIMED_OUT" }),
  told(9, "AgencyNotified", "2026-03-01T09:05:00.000Z"),
  ...Array.from({ length: 12 }, (_, at) => filed(100 + at, "2026-03-01T10:00:00.000Z")),
  refused(0, "2026-03-01"),
  // Answered before, it does not end once more.
  inquiry(1, "InquiryDeleted", "2026-03-02T09:00:00.000Z", { because: "PERSON" }),
  inquiry(2, "InquiryDeleted", "2026-03-02T10:00:00.000Z", { because: "ACCOUNT" }),
]);

const monthsOf = async (...given: Parameters<typeof projected>) => {
  const { docs, lists } = (await projected(...given)).contents;
  const months = Object.entries(docs).filter(([key]) => key.startsWith("figure-month/"));
  return { months: Object.fromEntries(months.map(([key, doc]) => [key.slice(13), (doc as FigureMonth).days])), lists };
};

test("each day has what happened on it in UTC, and what ended to wait by when that had begun", async () => {
  const { months, lists } = await monthsOf(figures, LIFE);
  expect(months).toEqual({
    "INQUIRIES:2026-02": { "2026-02-27": { begun: 1 }, "2026-02-28": { begun: 1 } },
    "INQUIRIES:2026-03": {
      "2026-03-01": { ended: { "2026-02-27": 1 } },
      "2026-03-02": { ended: { "2026-02-28": 1 } },
    },
    "DELIVERED:2026-03": { "2026-03-01": { begun: 1 } },
    "DELIVERIES_FAILED:2026-03": { "2026-03-01": { begun: 1 } },
    "REPORTS:2026-03": { "2026-03-01": { begun: 12 } },
    "REFUSED_COMMENTS:2026-03": { "2026-03-01": { begun: 1 } },
    "UNUSUAL:2026-03": { "2026-03-01": { begun: 1 } },
  });
  expect(lists).toEqual({
    "figures:INQUIRIES": ["INQUIRIES:2026-02", "INQUIRIES:2026-03"],
    "figures:REFUSED_COMMENTS": ["REFUSED_COMMENTS:2026-03"],
    "figures:UNUSUAL": ["UNUSUAL:2026-03"],
  });
});

test("a comment waits from its first flag until it is judged, and again from the next one", async () => {
  const place = { commentSeq: 4, target: { kind: "REPORT", seq: 9 } };
  const comment = (type: string, at: string, data: object = {}): Given => ({
    stream: "comment-4",
    type,
    at: `${at}T08:00:00.000Z`,
    data: { ...place, ...data },
  });
  const flagged = (at: string, flaggerId: string) =>
    comment("CommentFlagged", at, { flaggerId, reason: "ADVERTISING" });
  const life = history([
    comment("CommentHidden", "2026-02-28"),
    flagged("2026-03-01", "u-1"),
    flagged("2026-03-02", "u-2"),
    comment("CommentRestored", "2026-03-03"),
    flagged("2026-03-04", "u-3"),
    comment("CommentDeleted", "2026-03-05", { because: "WRITER" }),
  ]);
  expect((await monthsOf(figures, life)).months).toEqual({
    "COMMENTS:2026-03": {
      "2026-03-01": { begun: 1 },
      "2026-03-03": { ended: { "2026-03-01": 1 } },
      "2026-03-04": { begun: 1 },
      "2026-03-05": { ended: { "2026-03-04": 1 } },
    },
  });
});

test("a delivery that is given up is a failed try as well", async () => {
  const life = history([
    told(9, "AgencyNotificationFailed", "2026-03-01T09:00:00.000Z", { code: "STATUS" }),
    told(9, "AgencyNotificationFailed", "2026-03-02T09:00:00.000Z", { code: "STATUS", givenUp: true }),
  ]);
  expect((await monthsOf(figures, life)).months).toEqual({
    "DELIVERIES_FAILED:2026-03": { "2026-03-01": { begun: 1 }, "2026-03-02": { begun: 1 } },
    "DELIVERIES_GIVEN_UP:2026-03": { "2026-03-02": { begun: 1 } },
  });
});

test("each comment that was refused waits for itself, whoever tried to write it", async () => {
  const life = history([
    refused(0, "2026-03-01"),
    refused(1, "2026-03-02"),
    tried(0, "RefusedCommentClosed", "2026-03-03", { because: "SEEN" }),
    tried(1, "RefusedCommentClosed", "2026-03-04", { because: "ACCOUNT" }),
  ]);
  expect((await monthsOf(figures, life)).months).toEqual({
    "REFUSED_COMMENTS:2026-03": {
      "2026-03-01": { begun: 1 },
      "2026-03-02": { begun: 1 },
      "2026-03-03": { ended: { "2026-03-01": 1 } },
      "2026-03-04": { ended: { "2026-03-02": 1 } },
    },
  });
});

test("unusual filings wait from the one by which they are until somebody has looked first, however they grow", async () => {
  const reviewed = (at: string): Given => ({
    stream: "unusual-MANY_BY_ONE~100",
    type: "UnusualFilingsReviewed",
    at,
    data: { rule: "MANY_BY_ONE", dclrSeq: 100 },
  });
  const life = history([
    ...Array.from({ length: 10 }, (_, at) => filed(100 + at, `2026-03-01T23:5${at}:00.000Z`)),
    filed(110, "2026-03-02T00:10:00.000Z"),
    reviewed("2026-03-03T09:00:00.000Z"),
    reviewed("2026-03-04T09:00:00.000Z"),
    // Entries of published lists never are.
    ...Array.from({ length: 20 }, (_, at) =>
      filed(200 + at, "2026-03-05T00:00:00.000Z", { ownerId: "importer", provenance: { source: "a/list" } }),
    ),
  ]);
  expect((await monthsOf(figures, life)).months).toMatchObject({
    "UNUSUAL:2026-03": { "2026-03-01": { begun: 1 }, "2026-03-03": { ended: { "2026-03-01": 1 } } },
    "REPORTS:2026-03": { "2026-03-01": { begun: 10 }, "2026-03-02": { begun: 1 } },
  });
});

test("same events twice", () => sameEventsTwice(figures, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(figures, LIFE));
