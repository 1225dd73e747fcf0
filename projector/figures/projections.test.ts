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

const LIFE = history([
  inquiry(1, "InquirySubmitted", "2026-02-27T23:59:59.000Z"),
  inquiry(2, "InquirySubmitted", "2026-02-28T00:00:00.000Z"),
  inquiry(1, "InquiryAnswered", "2026-03-01T09:00:00.000Z"),
  told(9, "AgencyNotificationFailed", "2026-03-01T09:00:00.000Z", { code: "TIMED_OUT" }),
  told(9, "AgencyNotified", "2026-03-01T09:05:00.000Z"),
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
  });
  expect(lists).toEqual({ "figures:INQUIRIES": ["INQUIRIES:2026-02", "INQUIRIES:2026-03"] });
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

test("same events twice", () => sameEventsTwice(figures, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(figures, LIFE));
