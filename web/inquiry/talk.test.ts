import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import { expect, test } from "vitest";
import { talkOf } from "./talk.ts";

const at = "2026-01-01T00:00:00.000Z";
const comment = { commentSeq: 1, side: "PERSON", mine: true, at, content: "More." } as const;
const inquiry: InquiryView = {
  ...{ seq: 5, status: "SUBMITTED", title: "t", contents: "c", submittedAt: at, userId: "u-1", nick: "minah" },
  ...{ mine: true, files: [], fileCount: 0, wording: 1, commentCount: 0, comments: [] },
};

test("without comments there is one empty page", () => {
  expect(talkOf(inquiry, "team")).toMatchObject({ items: [], pagination: { totalItems: 0 } });
});

test("admins are shown as the team; a deleted comment keeps its place and is not counted", () => {
  const comments = [
    { commentSeq: 1, side: "PERSON", mine: true, at } as const,
    { ...comment, commentSeq: 2, side: "ADMIN", mine: false } as const,
  ];
  const { items, pagination } = talkOf({ ...inquiry, comments, commentCount: 1 }, "team");
  expect(items).toMatchObject([
    { commentSeq: 1, status: "DELETED", nick: "minah" },
    { commentSeq: 2, status: "SHOWN", nick: "team", content: "More." },
  ]);
  expect(pagination).toMatchObject({ totalItems: 1, totalPages: 1 });
});
