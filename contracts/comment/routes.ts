// The comment subject's rows of the route table. What is said about reports has its paths under `report` (docs/specification/7-calls.md),
// also where a route is for comments of all kinds.
import { ACCOUNT_MODEL } from "../account/model.ts";
import { Empty } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { REPORT_MODEL } from "../report/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { COMMENT_MODEL } from "./model.ts";
import { TEXT_REFUSALS } from "./refusals.ts";
import { saferViewCommentRoutes } from "./safer-view-routes.ts";
import * as comment from "./wire.ts";

export const commentRoutes = {
  "GET report/history/comment": {
    service: "query",
    subject: "comment",
    who: "anyone",
    summary: "Comments on a report, or the replies to one of them",
    reads: [COMMENT_MODEL, REPORT_MODEL, ACCOUNT_MODEL],
    query: comment.ReportCommentQuery,
    response: comment.CommentList,
    refusals: ["NOT_FOUND"],
    examples: [
      { query: { dclrSeq: 17 }, given: { "query.dclrSeq": { by: "POST report" } } },
      {
        what: "of a private report",
        query: { dclrSeq: 17 },
        given: { "query.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST report/comment": {
    service: "command",
    subject: "comment",
    who: "user",
    summary: "Comment on a report",
    limit: "comment",
    dailyQuota: LIMITS.commentsADay,
    creates: true,
    status: 201,
    body: comment.NewComment,
    response: comment.CommentSeqBody,
    refusals: ["NOT_FOUND", ...TEXT_REFUSALS],
    examples: [
      {
        body: { dclrSeq: 17, content: "저도 같은 일을 당했습니다." },
        given: { "body.dclrSeq": { by: "POST report" } },
      },
      {
        what: "on a private report",
        body: { dclrSeq: 17, content: "So did I." },
        given: { "body.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        refusedWith: "NOT_FOUND",
      },
      {
        what: "that advertises",
        body: { dclrSeq: 17, content: "Write to me on Telegram: @coinback_kr" },
        given: { "body.dclrSeq": { by: "POST report" } },
        refusedWith: "CONTACT_OFFERED",
      },
    ],
  },
  "POST report/reply": {
    service: "command",
    subject: "comment",
    who: "user",
    summary: "Reply to a comment",
    limit: "comment",
    dailyQuota: LIMITS.commentsADay,
    creates: true,
    status: 201,
    body: comment.NewReply,
    response: comment.CommentSeqBody,
    refusals: ["NOT_FOUND", ...TEXT_REFUSALS],
    examples: [
      {
        body: { dclrSeq: 17, commentSeq: 5, content: "Me too." },
        given: { "body.dclrSeq": { by: "POST report" }, "body.commentSeq": { by: "POST report/comment" } },
      },
    ],
  },
  "POST report/comment/delete": {
    service: "command",
    subject: "comment",
    who: "user",
    summary: "Delete one's own comment or reply for good; repeated, it changes nothing",
    body: comment.CommentSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { commentSeq: 5 },
        given: { "body.commentSeq": { by: "POST report/comment", anew: true } },
        belongsTo: "user",
      },
    ],
  },
  "POST report/comment/flag": {
    service: "command",
    subject: "comment",
    who: "user",
    summary: "Ask the admins to look at a comment; each person counts once",
    limit: "comment",
    body: comment.FlagBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "OWN_COMMENT"],
    examples: [
      {
        body: { commentSeq: 5, reason: "OTHER" },
        given: { "body.commentSeq": { by: "POST report/comment", anew: true } },
        answers: { user: "OWN_COMMENT" },
      },
    ],
  },
  "POST report/like": {
    service: "command",
    subject: "comment",
    who: "user",
    summary: "Like a report, or like it no more",
    creates: true,
    body: comment.LikeBody,
    response: comment.LikeAnswer,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      { body: { dclrSeq: 17, like: true }, given: { "body.dclrSeq": { by: "POST report" } } },
      {
        what: "a private one",
        body: { dclrSeq: 17, like: true },
        given: { "body.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST insight/block-news/like": {
    service: "command",
    subject: "comment",
    who: "user",
    summary: "Like an item of news, or like it no more",
    creates: true,
    body: comment.NewsLikeBody,
    response: comment.NewsLikeAnswer,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { newsSeq: 5, like: true },
        given: { "body.newsSeq": { by: "GET insight/block-news", at: "items.0.newsSeq" } },
      },
    ],
  },
  "GET admin/comment": {
    service: "query",
    subject: "comment",
    who: "moderator",
    summary: "Comments that somebody flagged, or that are hidden, or attempts that were refused",
    reads: [COMMENT_MODEL, ACCOUNT_MODEL],
    query: comment.AdminCommentQuery,
    response: comment.AdminCommentList,
    examples: [{}],
  },
  "POST admin/comment/hide": {
    service: "command",
    subject: "comment",
    who: "moderator",
    summary: "Hide a comment",
    creates: true,
    body: comment.JudgeBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { commentSeq: 5, reason: "A reason" },
        given: { "body.commentSeq": { by: "POST report/comment", anew: true } },
      },
    ],
  },
  "POST admin/comment/restore": {
    service: "command",
    subject: "comment",
    who: "moderator",
    summary: "Show a hidden comment again, or leave up a flagged one",
    creates: true,
    body: comment.JudgeBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { commentSeq: 5, reason: "A reason" },
        given: { "body.commentSeq": { by: "POST admin/comment/hide", at: "sent.body.commentSeq", anew: true } },
      },
    ],
  },
  "POST admin/comment/refused/seen": {
    service: "command",
    subject: "comment",
    who: "moderator",
    summary: "Note that one looked at a refused attempt; its text is destroyed. Repeated, it changes nothing",
    body: comment.AttemptBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        body: { userId: "6f1c0b9e", attempt: 1 },
        given: { "body.userId": { by: "GET support/my-page", at: "userId" } },
        before: [{ by: "POST report/comment", example: "that advertises" }],
      },
    ],
  },
  ...saferViewCommentRoutes,
} as const satisfies RouteTable;

export type CommentCommandKey = KeysOf<typeof commentRoutes, "command">;
export type CommentQueryKey = KeysOf<typeof commentRoutes, "query">;
