// Comments, replies and likes on the wire (docs/specification/7-calls.md; docs/wire.md).
import * as z from "zod";
import { REASON } from "../field.ts";
import { codeOr, Instant, listOf, optionalSeqParam, PaginationQuery, Seq, SeqParam, textOf } from "../http.ts";
import { COMMENT_QUEUES, COMMENT_STATUSES, FLAG_REASONS } from "./codes.ts";
import { CommentedThing } from "./events.ts";
import { COMMENT_FIELDS } from "./fields.ts";
import { SOLICITATION_REFUSALS } from "./refusals.ts";

const content = textOf(COMMENT_FIELDS.content);

/** With a `commentSeq`: the replies to that comment, oldest first. Without: the comments, newest first. */
export const ReportCommentQuery = z.object({
  dclrSeq: SeqParam,
  commentSeq: optionalSeqParam(),
  pagination: PaginationQuery,
});

export const SaferViewCommentQuery = z.object({
  viewSeq: SeqParam,
  commentSeq: optionalSeqParam(),
  pagination: PaginationQuery,
});

export const NewComment = z.object({ dclrSeq: Seq, content });
export const NewReply = z.object({ dclrSeq: Seq, commentSeq: Seq, content });
export const NewSaferViewComment = z.object({ viewSeq: Seq, content });
export const NewSaferViewReply = z.object({ viewSeq: Seq, commentSeq: Seq, content });
export const CommentSeqBody = z.object({ commentSeq: Seq });
export const FlagBody = z.object({ commentSeq: Seq, reason: z.enum(FLAG_REASONS) });
export const LikeBody = z.object({ dclrSeq: Seq, like: z.boolean() });
/** `liked`: what is so from now on. */
export const LikeAnswer = z.object({ dclrSeq: Seq, liked: z.boolean() });

export const SaferViewLikeBody = z.object({ viewSeq: Seq, like: z.boolean() });
export const SaferViewLikeAnswer = z.object({ viewSeq: Seq, liked: z.boolean() });

const Post = z.object({
  commentSeq: Seq,
  /** Empty where the writer has left. */
  nick: z.string(),
  mine: z.boolean(),
  writtenAt: Instant,
});
const Shown = Post.extend({ status: z.literal("SHOWN"), content: z.string() });
/** It keeps its place, so that its replies keep theirs. */
const Gone = Post.extend({ status: z.enum(["HIDDEN", "DELETED"]) });

const replies = {
  /** The oldest first. */
  replies: z.array(z.discriminatedUnion("status", [Shown, Gone])),
  /** Replies that are not among them. */
  more: z.int(),
};
export const CommentView = z.discriminatedUnion("status", [Shown.extend(replies), Gone.extend(replies)]);
export type CommentView = z.output<typeof CommentView>;
export type ReplyView = CommentView["replies"][number];
export const CommentList = listOf(CommentView);

export const NewsLikeBody = z.object({ newsSeq: Seq, like: z.boolean() });
export const NewsLikeAnswer = z.object({ newsSeq: Seq, liked: z.boolean() });

export const AdminCommentQuery = z.object({ status: codeOr(COMMENT_QUEUES, "FLAGGED"), pagination: PaginationQuery });
export const JudgeBody = z.object({ commentSeq: Seq, reason: textOf(REASON) });

export const AdminCommentView = z.object({
  commentSeq: Seq,
  parentSeq: Seq.optional(),
  target: CommentedThing,
  status: z.enum(COMMENT_STATUSES),
  content: z.string(),
  userId: z.string(),
  nick: z.string(),
  writtenAt: Instant,
  /** Since an admin last looked at it; the most frequent reason first. */
  flags: z.array(z.object({ reason: z.enum(FLAG_REASONS), count: z.int() })),
  flaggedAt: Instant.optional(),
  hidden: z.object({ reason: z.string(), at: Instant }).optional(),
});
export type AdminCommentView = z.output<typeof AdminCommentView>;

/** It was never a comment. With `userId`, `attempt` names it. */
export const RefusedCommentView = z.object({
  status: z.literal("REFUSED"),
  userId: z.string(),
  attempt: Seq,
  /** Empty where the writer has left. */
  nick: z.string(),
  /** Where it was to stand. */
  target: CommentedThing,
  /** The comment that it was to reply to. */
  parentSeq: Seq.optional(),
  reason: z.enum(SOLICITATION_REFUSALS),
  content: z.string(),
  refusedAt: Instant,
});
export type RefusedCommentView = z.output<typeof RefusedCommentView>;
export const AdminCommentList = listOf(z.discriminatedUnion("status", [AdminCommentView, RefusedCommentView]));

export const AttemptBody = z.object({ userId: z.string().min(1).max(64), attempt: Seq });
