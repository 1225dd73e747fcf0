// The read model `comment@2`: comments, likes, how many of both each target has, and attempts that were refused.
import type { CommentStatus, FlagReason } from "./codes.ts";
import { type Attempt, type CommentedThing, type CommentPlace, targetKey } from "./events.ts";
import type { SolicitationRefusal } from "./refusals.ts";

export const COMMENT_MODEL = "comment@2";

/** Documents by id. */
export const COMMENT_COLLECTIONS = {
  /** CommentDoc by commentSeq. */
  comment: "comment",
  /** TalkDoc by `targetKey`. */
  talk: "talk",
  /** LikeDoc by `likeId`. */
  like: "like",
  /** RefusedDoc by `attemptId`. */
  refused: "refused",
} as const;

/**
 * Members are commentSeqs, scored by themselves; `flagged` and `hidden` by the time (ms) of the newest flag or of hiding. Those of
 * `refused` are `attemptId`s, scored by the time.
 */
export const COMMENT_LISTS = {
  /** Comments on a target, without replies. */
  of: (target: CommentedThing) => `comment:of:${targetKey(target)}`,
  replies: (parentSeq: number) => `comment:replies:${parentSeq}`,
  flagged: "comment:flagged",
  hidden: "comment:hidden",
  refused: "comment:refused",
} as const;

export type CommentDoc = CommentPlace & {
  readonly writerId: string;
  readonly status: CommentStatus;
  /** Absent once it is deleted. */
  readonly content?: string | undefined;
  readonly writtenAt: string;
  /** Replies to it, deleted ones too. */
  readonly replies: number;
  /** Since an admin last looked at it. */
  readonly flags: Readonly<Partial<Record<FlagReason, number>>>;
  readonly flaggedAt?: string | undefined;
  readonly hidden?: { readonly reason: string; readonly at: string } | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

/** No document where there never was either. */
export type TalkDoc = {
  readonly likeCount: number;
  /** Comments and replies that are shown. */
  readonly commentCount: number;
};

/** Once it is closed, without what was written and why it was refused. */
export type RefusedDoc = Attempt & {
  readonly refusedAt: string;
  readonly open?: RefusedAttempt | undefined;
  /** As in CommentDoc. */
  readonly revision: number;
};
type RefusedAttempt = Pick<CommentPlace, "target" | "parentSeq"> & {
  readonly reason: SolicitationRefusal;
  /** Absent where its key was destroyed. */
  readonly content?: string | undefined;
};

export type LikeDoc = { readonly liked: boolean };
export const likeId = (target: CommentedThing, userId: string): string => `${targetKey(target)}~${userId}`;
