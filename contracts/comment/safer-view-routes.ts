// Comments, replies and likes of the articles of safer view (docs/specification/7-calls.md).
import { ACCOUNT_MODEL } from "../account/model.ts";
import { Empty } from "../http.ts";
import { INSIGHT_MODEL } from "../insight/model.ts";
import { LIMITS } from "../limits.ts";
import type { RouteTable } from "../route.ts";
import { COMMENT_MODEL } from "./model.ts";
import { TEXT_REFUSALS } from "./refusals.ts";
import * as comment from "./wire.ts";

const write = { service: "command", subject: "comment", who: "user" } as const;
const text = { ...write, limit: "comment", dailyQuota: LIMITS.commentsADay, creates: true, status: 201 } as const;

export const saferViewCommentRoutes = {
  "GET insight/safer-view/comment/list": {
    service: "query",
    subject: "comment",
    who: "anyone",
    summary: "Comments on an article, or the replies to one of them",
    reads: [COMMENT_MODEL, INSIGHT_MODEL, ACCOUNT_MODEL],
    query: comment.SaferViewCommentQuery,
    response: comment.CommentList,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        query: { viewSeq: 4 },
        given: { "query.viewSeq": { by: "POST admin/safer-view/publish", at: "sent.body.viewSeq" } },
      },
      {
        what: "of a draft",
        query: { viewSeq: 4 },
        given: { "query.viewSeq": { by: "POST admin/safer-view" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST insight/safer-view/comment": {
    ...text,
    summary: "Comment on an article",
    body: comment.NewSaferViewComment,
    response: comment.CommentSeqBody,
    refusals: ["NOT_FOUND", ...TEXT_REFUSALS],
    examples: [
      {
        body: { viewSeq: 4, content: "Thank you." },
        given: { "body.viewSeq": { by: "POST admin/safer-view/publish", at: "sent.body.viewSeq" } },
      },
      {
        what: "on a draft",
        body: { viewSeq: 4, content: "Thank you." },
        given: { "body.viewSeq": { by: "POST admin/safer-view" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST insight/safer-view/comment/reply": {
    ...text,
    summary: "Reply to a comment on an article",
    body: comment.NewSaferViewReply,
    response: comment.CommentSeqBody,
    refusals: ["NOT_FOUND", ...TEXT_REFUSALS],
    examples: [
      {
        body: { viewSeq: 4, commentSeq: 5, content: "Me too." },
        given: {
          "body.viewSeq": { by: "POST insight/safer-view/comment", at: "sent.body.viewSeq" },
          "body.commentSeq": { by: "POST insight/safer-view/comment" },
        },
      },
      {
        what: "to a comment on a report",
        body: { viewSeq: 4, commentSeq: 5, content: "Me too." },
        given: {
          "body.viewSeq": { by: "POST admin/safer-view/publish", at: "sent.body.viewSeq" },
          "body.commentSeq": { by: "POST report/comment" },
        },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST insight/safer-view/comment/delete": {
    ...write,
    summary: "Delete one's own comment or reply for good; repeated, it changes nothing",
    body: comment.CommentSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { commentSeq: 5 },
        given: { "body.commentSeq": { by: "POST insight/safer-view/comment", anew: true } },
        belongsTo: "user",
      },
    ],
  },
  "POST insight/safer-view/like": {
    ...write,
    summary: "Like an article, or like it no more",
    creates: true,
    body: comment.SaferViewLikeBody,
    response: comment.SaferViewLikeAnswer,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { viewSeq: 4, like: true },
        given: { "body.viewSeq": { by: "POST admin/safer-view/publish", at: "sent.body.viewSeq" } },
      },
      {
        what: "a draft",
        body: { viewSeq: 4, like: true },
        given: { "body.viewSeq": { by: "POST admin/safer-view" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
} as const satisfies RouteTable;
