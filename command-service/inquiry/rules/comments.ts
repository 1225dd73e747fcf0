// Comments on an inquiry, by its person and by admins, also after the answer.
import type { InquiryEvent } from "@sb/contracts/inquiry/events.ts";
import { INQUIRY_LIMITS } from "@sb/contracts/inquiry/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { InquiryCommand, LeaveComment } from "./commands.ts";
import { requireReadable } from "./require.ts";
import type { ThereState } from "./state.ts";

/** Whose it is, and admins. For others it is NOT_FOUND. */
export function requireCommenter(
  { authorId, isAdmin }: Pick<LeaveComment, "authorId" | "isAdmin">,
  { userId }: ThereState,
): void {
  if (userId !== authorId && !isAdmin) throw new Refused("NOT_FOUND");
}

export function comment(command: LeaveComment, there: ThereState): readonly InquiryEvent[] {
  requireCommenter(command, there);
  const { commentSeq, authorId, content, sealedText } = command;
  const { seq, userId, comments } = there;
  requireReadable({ content });
  if (comments.length >= INQUIRY_LIMITS.comments) throw new Refused("TOO_MANY_COMMENTS");
  const side = userId === authorId ? "PERSON" : "ADMIN";
  const data = { seq, userId, commentSeq, side, authorId, sealedText } as const;
  return [{ type: "InquiryCommented", version: 1, data }];
}

/** Deleted again, nothing happens. Another's is NOT_FOUND, also for admins. */
export function deleteComment(
  { commentSeq, authorId }: Extract<InquiryCommand, { readonly type: "DeleteComment" }>,
  { seq, userId, comments }: ThereState,
): readonly InquiryEvent[] {
  const own = comments.find((each) => each.commentSeq === commentSeq && each.authorId === authorId);
  if (!own) throw new Refused("NOT_FOUND");
  if (own.isDeleted) return [];
  return [{ type: "InquiryCommentDeleted", version: 1, data: { seq, userId, commentSeq } }];
}
