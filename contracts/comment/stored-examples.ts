// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const target = { kind: "REPORT", seq: 17 };
const comment = { commentSeq: 3, target };
const reply = { commentSeq: 4, target, parentSeq: 3 };
const attempt = { userId: "u-4", attempt: 2 };
const like = { target, userId: "u-1" };

export const commentExamples: readonly StoredExample[] = [
  { type: "CommentWritten", version: 1, data: { ...comment, writerId: "u-1", content: "저도 같은 일을 겪었습니다." } },
  { type: "CommentWritten", version: 1, data: { ...reply, writerId: "u-2", content: "힘내세요." } },
  // Its key was destroyed.
  { type: "CommentWritten", version: 1, data: { ...comment, writerId: "u-1" } },
  { type: "CommentDeleted", version: 1, data: { ...comment, because: "WRITER" } },
  { type: "CommentDeleted", version: 1, data: { ...reply, because: "TARGET" } },
  { type: "CommentFlagged", version: 1, data: { ...comment, flaggerId: "u-3", reason: "FRAUD" } },
  { type: "CommentHidden", version: 1, data: { ...comment, reason: "advertising" } },
  { type: "CommentRestored", version: 1, data: { ...comment, reason: "a mistake" } },
  { type: "Liked", version: 1, data: like },
  { type: "LikeWithdrawn", version: 1, data: like },
  { type: "CommentAttached", version: 1, data: reply },
  {
    type: "CommentRefused",
    version: 1,
    data: {
      ...{ ...attempt, target, parentSeq: 3, reason: "CONTACT_OFFERED", day: "2026-11-26" },
      content: "텔레그램 @coinback_kr 로 오세요",
    },
  },
  // Its key was destroyed.
  { type: "CommentRefused", version: 1, data: { ...attempt, target, reason: "STAFF_CLAIMED", day: "2026-11-26" } },
  { type: "RefusedCommentClosed", version: 1, data: { ...attempt, because: "SEEN" } },
  { type: "RefusedCommentClosed", version: 1, data: { ...attempt, because: "ACCOUNT" } },
];
