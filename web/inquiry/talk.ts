// An inquiry's comments as the block of comments takes them: one page, without replies.
import { paginate } from "@sb/contracts/http.ts";
import type { InquiryComment, InquiryView } from "@sb/contracts/inquiry/wire.ts";
import type { CommentView } from "../comments/comment.ts";
import type { List } from "../list/list-view.tsx";

/** `team`: who answers, since no admin is shown by name. */
export function talkOf({ comments, nick, commentCount }: InquiryView, team: string): List<CommentView> {
  const commentView = ({ commentSeq, side, mine, at, content }: InquiryComment): CommentView => ({
    ...{ commentSeq, mine, writtenAt: at, replies: [], more: 0 },
    nick: side === "ADMIN" ? team : nick,
    ...(content === undefined ? { status: "DELETED" } : { status: "SHOWN", content }),
  });
  const size = Math.max(1, comments.length);
  return { items: comments.map(commentView), pagination: { ...paginate(1, size, commentCount), totalPages: 1 } };
}
