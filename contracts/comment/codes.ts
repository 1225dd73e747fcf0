// Closed lists of the comment subject, and its sizes. No dependencies, because the web app loads this file.

/** Kinds of things that have comments and likes. News have likes only. */
export const COMMENT_TARGETS = ["REPORT", "SAFER_VIEW", "NEWS"] as const;
export type CommentTarget = (typeof COMMENT_TARGETS)[number];

export const COMMENT_STATUSES = ["SHOWN", "HIDDEN", "DELETED"] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** Why somebody reports a comment to the admins. */
export const FLAG_REASONS = ["FRAUD", "ADVERTISING", "ABUSE", "PERSONAL_INFORMATION", "OTHER"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** Comments that admins look through: those somebody reported, those that are hidden, and attempts that were refused. */
export const COMMENT_QUEUES = ["FLAGGED", "HIDDEN", "REFUSED"] as const;
export type CommentQueue = (typeof COMMENT_QUEUES)[number];

export const COMMENT_LIMITS = {
  /** Hours after which a reported comment has waited too long for somebody to look. */
  flaggedHours: 24,
  /** Replies that come along with a comment; the others are asked for. */
  repliesShown: 5,
  /** People whose report of one comment is recorded: by then admins know. */
  flagsKept: 100,
  /** Refused attempts of one account at comments that moderators are told of: on a day, and that wait for them at once. */
  refusedADay: 5,
  refusedWaiting: 20,
} as const;
