// Comments as they are answered. Pure.
import type { FlagReason } from "@sb/contracts/comment/codes.ts";
import type { CommentDoc, RefusedDoc } from "@sb/contracts/comment/model.ts";
import type { AdminCommentView, CommentView, RefusedCommentView, ReplyView } from "@sb/contracts/comment/wire.ts";

export type Around = { readonly nicks: ReadonlyMap<string, string>; readonly userId: string | undefined };

/** The text of one that is hidden or deleted is for nobody, its writer included. */
function replyView(doc: CommentDoc, { nicks, userId }: Around): ReplyView {
  const { commentSeq, status, content = "", writerId, writtenAt } = doc;
  const post = { commentSeq, nick: nicks.get(writerId) ?? "", mine: writerId === userId, writtenAt };
  return status === "SHOWN" ? { ...post, status, content } : { ...post, status };
}

export function commentView(doc: CommentDoc, replies: readonly CommentDoc[], around: Around): CommentView {
  const more = Math.max(0, doc.replies - replies.length);
  return { ...replyView(doc, around), replies: replies.map((reply) => replyView(reply, around)), more };
}

export function adminCommentView(doc: CommentDoc, nicks: ReadonlyMap<string, string>): AdminCommentView {
  const { commentSeq, parentSeq, target, status, content = "", writerId, writtenAt, flaggedAt, hidden } = doc;
  const flags = Object.entries(doc.flags) as [FlagReason, number][];
  return {
    commentSeq,
    parentSeq,
    target: { ...target },
    status,
    content,
    userId: writerId,
    nick: nicks.get(writerId) ?? "",
    writtenAt,
    flags: flags.map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
    flaggedAt,
    hidden: hidden && { ...hidden },
  };
}

/** None where it was closed meanwhile. */
export function refusedCommentViews(
  doc: RefusedDoc,
  nicks: ReadonlyMap<string, string>,
): readonly RefusedCommentView[] {
  if (!doc.open) return [];
  const { userId, attempt, refusedAt } = doc;
  const { target, parentSeq, reason, content = "" } = doc.open;
  const nick = nicks.get(userId) ?? "";
  return [{ status: "REFUSED", userId, attempt, nick, target: { ...target }, parentSeq, reason, content, refusedAt }];
}
