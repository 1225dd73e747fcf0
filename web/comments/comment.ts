// A comment as the block knows it, whatever it is about. Answers of the API fit these types.
import type { FlagReason } from "@sb/contracts/comment/codes.ts";

type Content =
  | { readonly status: "SHOWN"; readonly content: string }
  /** Deleted by its writer, or hidden by an admin. It keeps its place and its replies. */
  | { readonly status: "DELETED" | "HIDDEN"; readonly content?: undefined };

export type ReplyView = Content & {
  readonly commentSeq: number;
  /** Absent if the writer left. */
  readonly nick?: string | undefined;
  readonly mine: boolean;
  /** ISO 8601. */
  readonly writtenAt: string;
};

export type CommentView = ReplyView & {
  /** The oldest first. */
  readonly replies: readonly ReplyView[];
  /** How many replies are not in `replies`. */
  readonly more: number;
};

/** The key that a retry of the same content has, too. */
export type Attempt = { readonly idempotencyKey: string };

/**
 * Actions of the subject. Each resolves once its query has been refetched; a rejection goes to the error dialog, unless
 * it is about `content`. An action that is not given is not offered.
 */
export type CommentActions = {
  readonly onComment: (content: string, attempt: Attempt) => Promise<unknown>;
  readonly onReply?: (commentSeq: number, content: string, attempt: Attempt) => Promise<unknown>;
  /** Deletes an own comment or reply. */
  readonly onDelete: (commentSeq: number) => Promise<unknown>;
  /** Reports somebody else's to the admins. */
  readonly onFlag?: (commentSeq: number, reason: FlagReason) => Promise<unknown>;
  readonly onMoreReplies?: (commentSeq: number) => Promise<unknown>;
};
