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
  },
  "GET admin/comment": {
    service: "query",
    subject: "comment",
    who: "moderator",
    summary: "Comments that somebody flagged, or that are hidden, or attempts that were refused",
    reads: [COMMENT_MODEL, ACCOUNT_MODEL],
    query: comment.AdminCommentQuery,
    response: comment.AdminCommentList,
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
  },
  ...saferViewCommentRoutes,
} as const satisfies RouteTable;

export type CommentCommandKey = KeysOf<typeof commentRoutes, "command">;
export type CommentQueryKey = KeysOf<typeof commentRoutes, "query">;
