// The comment subject in one place (../subject.ts says what that is): comments, replies and likes on whatever has them.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import {
  attemptId,
  CommentAttached,
  CommentHidden,
  CommentRestored,
  commentEvents,
  likeEvents,
  RefusedCommentClosed,
  refusedCommentEvents,
  threadEvents,
} from "./events.ts";
import { COMMENT_MODEL } from "./model.ts";
import { commentRoutes } from "./routes.ts";
import { commentExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that comments are sealed with. */
export const commentStream = defineStream("comment", SeqParam, commentEvents, { travels: true });
/** Ids are those of the model: `likeId`. */
export const likeStream = defineStream("like", z.string().min(1).max(200), likeEvents);
/** Ids are `targetKey`s. */
export const threadStream = defineStream("thread", z.string().min(1).max(100), threadEvents);
/** Ids are public user ids. Its names begin those of the keys that attempts are sealed with. */
export const refusedCommentStream = defineStream("refusedcomment", z.string().min(1).max(100), refusedCommentEvents, {
  travels: true,
});

export const commentSubject = defineSubject({
  name: "comment",
  routes: commentRoutes,
  examples: commentExamples,
  counts: [{ name: "sb_comments_written_total", help: "Comments.", events: ["CommentWritten"] }],
  queues: [
    { name: "COMMENTS", who: "moderator", reads: [COMMENT_MODEL], path: "/admin/comment" },
    { name: "REFUSED_COMMENTS", who: "moderator", reads: [COMMENT_MODEL], path: "/admin/comment?status=REFUSED" },
  ],
  streams: [commentStream, likeStream, threadStream, refusedCommentStream],
  models: [COMMENT_MODEL],
  groups: { command: ["comment-eraser"] },
  acts: [
    actOf(CommentHidden),
    actOf(CommentRestored),
    actOf(RefusedCommentClosed, { only: ({ because }) => because === "SEEN", target: attemptId }),
  ],
  notProjected: { [CommentAttached.type]: "the eraser alone goes through a thread" },
});
