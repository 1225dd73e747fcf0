import type { InquiryEvent } from "@sb/contracts/inquiry/events.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { inquiryProjection } from "./projections.ts";

const happened = (type: InquiryEvent["type"], seq: number, more: object = {}, sealed?: string): Given => ({
  stream: inquiryStream.of(seq),
  type,
  data: { seq, userId: "u-1", ...more },
  ...(sealed && { sealed }),
});
const submitted = (seq: number): Given => happened("InquirySubmitted", seq, { membership: 1 }, `inquiry ${seq}`);
const answered = (seq: number): Given => happened("InquiryAnswered", seq, {}, `answer ${seq}`);
const commented = (seq: number, commentSeq: number, side: "PERSON" | "ADMIN"): Given =>
  happened("InquiryCommented", seq, { commentSeq, side, authorId: side, sealedText: `comment ${commentSeq}` });
const deletedComment = (seq: number, commentSeq: number): Given =>
  happened("InquiryCommentDeleted", seq, { commentSeq });

const LIFE = history([
  submitted(1),
  submitted(2),
  submitted(3),
  submitted(4),
  happened("InquiryModified", 2, { removedFiles: [] }, "inquiry 2b"),
  answered(4),
  answered(3),
  commented(3, 1, "PERSON"),
  commented(3, 2, "PERSON"),
  commented(1, 3, "ADMIN"),
  deletedComment(3, 1),
  submitted(5),
  happened("InquiryDeleted", 5, { because: "PERSON" }),
]);

test("who waits stands in the queue since they wait: for an answer, or for one to a comment", async () => {
  const { docs, lists } = (await projected(inquiryProjection, LIFE)).contents;
  expect(lists).toEqual({
    "inquiry:of:u-1:ALL": ["1", "2", "3", "4"],
    "inquiry:of:u-1:SUBMITTED": ["1", "2"],
    "inquiry:of:u-1:PROCESSED": ["3", "4"],
    "inquiry:open": ["1", "2", "3"],
    "inquiry:done": ["4"],
  });
  expect(docs["inquiry/2"]).toMatchObject({ wording: 2, sealed: "inquiry 2b", modifiedAt: LIFE[4]?.meta.at });
  expect(docs["inquiry/3"]).toMatchObject({ answer: "answer 3", waitingSince: LIFE[8]?.meta.at });
  expect(docs["inquiry/3"]).toHaveProperty("comments.0");
  expect(docs["inquiry/3"]).not.toHaveProperty("comments.0.sealed");
  expect(Object.keys(docs)).not.toContain("inquiry/5");
});

test("an admin's comment ends the wait after an answer, and not that for the answer", async () => {
  const events = history([submitted(1), answered(1), commented(1, 1, "PERSON"), commented(1, 2, "ADMIN")]);
  expect((await projected(inquiryProjection, events)).contents.lists).toMatchObject({ "inquiry:done": ["1"] });
  const open = history([submitted(1), commented(1, 2, "ADMIN")]);
  expect((await projected(inquiryProjection, open)).contents.lists).toMatchObject({ "inquiry:open": ["1"] });
});

test("inquiries of an account that was left are gone", async () => {
  const left = history([
    ...[1, 2].map((seq) => submitted(seq)),
    answered(2),
    ...[1, 2].map((seq) => happened("InquiryDeleted", seq, { because: "ACCOUNT" })),
  ]);
  expect((await projected(inquiryProjection, left)).contents).toEqual({ docs: {}, lists: {} });
});

test("same events twice", () => sameEventsTwice(inquiryProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(inquiryProjection, LIFE));
