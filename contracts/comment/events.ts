// The facts of a comment (`comment-{seq}`), of a like (`like-{target}~{userId}`), of a target's thread (`thread-{target}`), and of
// what one person tried to write (`refusedcomment-{userId}`).
import * as z from "zod";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { COMMENT_TARGETS, FLAG_REASONS } from "./codes.ts";
import { SOLICITATION_REFUSALS } from "./refusals.ts";

/** The target of a comment or a like. */
export const CommentedThing = z.object({ kind: z.enum(COMMENT_TARGETS), seq: z.int() });
export type CommentedThing = DeepReadonly<z.output<typeof CommentedThing>>;

/** The key of a target in names of streams, documents and lists. */
export const targetKey = ({ kind, seq }: CommentedThing): string => `${kind}-${seq}`;

/** Where a comment stands: projections name the documents they read from the event alone. */
export const CommentPlace = z.object({
  commentSeq: z.int(),
  target: CommentedThing,
  /** The comment that this one replies to. */
  parentSeq: z.int().optional(),
});
export type CommentPlace = DeepReadonly<z.output<typeof CommentPlace>>;

/** The key of what people wrote in a comment's events. Deleting the comment destroys it. */
const owner = (stream: string) => stream;

export const CommentWritten = defineEvent("CommentWritten", {
  version: 1,
  /** The content is missing where its key was destroyed. */
  data: CommentPlace.extend({ writerId: z.string(), content: z.string().optional() }),
  personal: { members: ["content"], owner },
});
export type CommentWritten = EventFrom<typeof CommentWritten>;

/** By its writer, or because its target was deleted. */
export const CommentDeleted = defineEvent("CommentDeleted", {
  version: 1,
  data: CommentPlace.extend({ because: z.enum(["WRITER", "TARGET"]) }),
});
export type CommentDeleted = EventFrom<typeof CommentDeleted>;

/** Somebody asks the admins to look at it. */
export const CommentFlagged = defineEvent("CommentFlagged", {
  version: 1,
  data: CommentPlace.extend({ flaggerId: z.string(), reason: z.enum(FLAG_REASONS) }),
});

/** An admin's reason may quote the comment. */
const Judged = {
  data: CommentPlace.extend({ reason: z.string().optional() }),
  personal: { members: ["reason"], owner },
} as const;

export const CommentHidden = defineEvent("CommentHidden", { version: 1, ...Judged });
export type CommentHidden = EventFrom<typeof CommentHidden>;
/** Shown again, or left up although it was flagged. */
export const CommentRestored = defineEvent("CommentRestored", { version: 1, ...Judged });
export type CommentRestored = EventFrom<typeof CommentRestored>;

export const commentEvents = defineEvents(
  CommentWritten,
  CommentDeleted,
  CommentFlagged,
  CommentHidden,
  CommentRestored,
);
export type CommentEvent = EventIn<typeof commentEvents>;

const OfPerson = z.object({ target: CommentedThing, userId: z.string() });
const Liked = defineEvent("Liked", { version: 1, data: OfPerson });
const LikeWithdrawn = defineEvent("LikeWithdrawn", { version: 1, data: OfPerson });

export const likeEvents = defineEvents(Liked, LikeWithdrawn);
export type LikeEvent = EventIn<typeof likeEvents>;

/** A comment belongs to the thread. Whoever deletes the target finds its comments here. */
export const CommentAttached = defineEvent("CommentAttached", { version: 1, data: CommentPlace });
export type CommentAttached = EventFrom<typeof CommentAttached>;

export const threadEvents = defineEvents(CommentAttached);

/** An attempt by its writer and its number among theirs. */
export const Attempt = z.object({ userId: z.string(), attempt: z.int() });
export type Attempt = DeepReadonly<z.output<typeof Attempt>>;

/** In names of documents and keys. */
export const attemptId = ({ userId, attempt }: Attempt): string => `${userId}~${attempt}`;
export const attemptKeyOwner = (attempt: Attempt): string => `refusedcomment-${attemptId(attempt)}`;

/** Somebody tried to write it, and the rules refused it: it never was a comment. */
export const CommentRefused = defineEvent("CommentRefused", {
  version: 1,
  data: Attempt.extend({
    target: CommentedThing,
    parentSeq: z.int().optional(),
    reason: z.enum(SOLICITATION_REFUSALS),
    /** In UTC: only so many of a person's are kept on each. */
    day: z.iso.date(),
    /** Missing where its key was destroyed. */
    content: z.string().optional(),
  }),
  personal: { members: ["content"], owner: (_stream, attempt) => attemptKeyOwner(attempt) },
});
export type CommentRefused = EventFrom<typeof CommentRefused>;

/** A moderator looked at it, or its writer left: its text is destroyed. */
export const RefusedCommentClosed = defineEvent("RefusedCommentClosed", {
  version: 1,
  data: Attempt.extend({ because: z.enum(["SEEN", "ACCOUNT"]) }),
});
export type RefusedCommentClosed = EventFrom<typeof RefusedCommentClosed>;

export const refusedCommentEvents = defineEvents(CommentRefused, RefusedCommentClosed);
export type RefusedCommentEvent = EventIn<typeof refusedCommentEvents>;
