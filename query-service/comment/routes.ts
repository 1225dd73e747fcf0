// The comment subject's reads: one handler per route.

import { COMMENT_LIMITS } from "@sb/contracts/comment/codes.ts";
import { type CommentedThing, targetKey } from "@sb/contracts/comment/events.ts";
import { COMMENT_COLLECTIONS, COMMENT_LISTS, COMMENT_MODEL, type CommentDoc } from "@sb/contracts/comment/model.ts";
import type { CommentQueryKey } from "@sb/contracts/comment/routes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { ResponseOf } from "@sb/contracts/routes.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";
import { findPublished } from "../insight/documents.ts";
import { findReport } from "../report/documents.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { listQueue, type Queues } from "../runtime/queues.ts";
import { findComment, findPage, findRefused } from "./documents.ts";
import { adminCommentView, commentView, refusedCommentViews } from "./view.ts";

export type CommentQueryDeps = { readonly readStore: ReadStore };

export const routes = (({ readStore }: CommentQueryDeps): Handlers<CommentQueryKey> => {
  return {
    "GET report/history/comment": async ({ query: { dclrSeq, ...page }, caller }) => {
      // Comments on a report are as public as the report.
      if (!(await findReport(readStore, dclrSeq))?.declaration) throw new Refused("NOT_FOUND");
      return { body: await commentsOn(readStore, { kind: "REPORT", seq: dclrSeq }, page, caller) };
    },
    "GET insight/safer-view/comment/list": async ({ query: { viewSeq, ...page }, caller }) => {
      if (!(await findPublished(readStore, viewSeq))) throw new Refused("NOT_FOUND");
      return { body: await commentsOn(readStore, { kind: "SAFER_VIEW", seq: viewSeq }, page, caller) };
    },
    "GET admin/comment": async ({ query: { status, pagination } }) => {
      if (status === "REFUSED") return { body: await refusedAttempts(readStore, pagination) };
      const list = status === "HIDDEN" ? COMMENT_LISTS.hidden : COMMENT_LISTS.flagged;
      const found = await findPage(readStore, list, { ...pagination, newestFirst: true });
      const nicks = await nicknames(readStore, found.docs);
      return { body: { items: found.docs.map((doc) => adminCommentView(doc, nicks)), pagination: found.pagination } };
    },
  };
}) satisfies QueryRoutes;

export const queues = {
  COMMENTS: listQueue({
    ...{ model: COMMENT_MODEL, list: COMMENT_LISTS.flagged, collection: COMMENT_COLLECTIONS.comment },
    since: ({ flaggedAt }) => flaggedAt,
    lateAfterHours: COMMENT_LIMITS.flaggedHours,
  }),
  REFUSED_COMMENTS: listQueue({
    ...{ model: COMMENT_MODEL, list: COMMENT_LISTS.refused, collection: COMMENT_COLLECTIONS.refused },
    since: ({ refusedAt }) => refusedAt,
  }),
} satisfies Queues;

async function refusedAttempts(
  readStore: ReadStore,
  page: Page["pagination"],
): Promise<ResponseOf<"GET admin/comment">> {
  const { docs, pagination } = await findRefused(readStore, page);
  const nicks = await findNicknames(
    readStore,
    docs.map(({ userId }) => userId),
  );
  return { items: docs.flatMap((doc) => refusedCommentViews(doc, nicks)), pagination };
}

type Page = {
  readonly commentSeq?: number | undefined;
  readonly pagination: { readonly page: number; readonly size: number };
};

/** The comments on a target, or with a `commentSeq` the replies to that one. */
async function commentsOn(
  readStore: ReadStore,
  target: CommentedThing,
  { commentSeq, pagination }: Page,
  caller: Caller | undefined,
): Promise<ResponseOf<"GET report/history/comment">> {
  if (commentSeq !== undefined) await requireComment(readStore, target, commentSeq);
  const list = commentSeq === undefined ? COMMENT_LISTS.of(target) : COMMENT_LISTS.replies(commentSeq);
  const found = await findPage(readStore, list, { ...pagination, newestFirst: commentSeq === undefined });
  const replies = await Promise.all(found.docs.map((doc) => firstReplies(readStore, doc)));
  const nicks = await nicknames(readStore, [...found.docs, ...replies.flat()]);
  const around = { nicks, userId: caller?.userId };
  const items = found.docs.map((doc, i) => commentView(doc, replies[i] ?? [], around));
  return { items, pagination: found.pagination };
}

async function requireComment(readStore: ReadStore, target: CommentedThing, commentSeq: number): Promise<void> {
  const doc = await findComment(readStore, commentSeq);
  if (!doc || targetKey(doc.target) !== targetKey(target)) throw new Refused("NOT_FOUND");
}

async function firstReplies(readStore: ReadStore, { commentSeq, replies }: CommentDoc): Promise<readonly CommentDoc[]> {
  if (replies === 0) return [];
  const asked = { page: 1, size: COMMENT_LIMITS.repliesShown, newestFirst: false };
  return (await findPage(readStore, COMMENT_LISTS.replies(commentSeq), asked)).docs;
}

const nicknames = (readStore: ReadStore, docs: readonly CommentDoc[]) =>
  findNicknames(
    readStore,
    docs.map(({ writerId }) => writerId),
  );
