// The projection `comment@2` (contracts/comment/model.ts): comments, likes, the counts of both for each target, and refused attempts.
import {
  attemptId,
  type CommentEvent,
  type CommentedThing,
  commentEvents,
  type LikeEvent,
  likeEvents,
  type RefusedCommentEvent,
  refusedCommentEvents,
  targetKey,
} from "@sb/contracts/comment/events.ts";
import {
  COMMENT_COLLECTIONS,
  COMMENT_LISTS,
  COMMENT_MODEL,
  type CommentDoc,
  type LikeDoc,
  likeId,
  type RefusedDoc,
  type TalkDoc,
} from "@sb/contracts/comment/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { docAfter } from "./docs.ts";
import { listOps } from "./lists.ts";

export const commentProjection = defineProjection({
  name: COMMENT_MODEL,
  handles: [...commentEvents.definitions, ...likeEvents.definitions, ...refusedCommentEvents.definitions],
  reads: (event) => {
    if (isRefusal(event)) return [refusedKey(event)];
    return [talkKey(event.data.target), ...(isLike(event) ? [likeKey(event)] : commentKeys(event))];
  },
  project(event, docs) {
    if (isRefusal(event)) return refused(event, docs);
    return isLike(event) ? liked(event, docs) : changed(event, docs);
  },
});

type Handled = Stored<CommentEvent | LikeEvent | RefusedCommentEvent>;
const isLike = (event: Handled): event is Stored<LikeEvent> => isOneOf(likeEvents, event);
const isRefusal = (event: Handled): event is Stored<RefusedCommentEvent> => isOneOf(refusedCommentEvents, event);

const commentKey = (seq: number): DocKey => ({ collection: COMMENT_COLLECTIONS.comment, id: String(seq) });
const talkKey = (target: CommentedThing): DocKey => ({ collection: COMMENT_COLLECTIONS.talk, id: targetKey(target) });
const likeKey = ({ data: { target, userId } }: LikeEvent): DocKey => ({
  collection: COMMENT_COLLECTIONS.like,
  id: likeId(target, userId),
});
const refusedKey = ({ data }: RefusedCommentEvent): DocKey => ({
  collection: COMMENT_COLLECTIONS.refused,
  id: attemptId(data),
});
const commentKeys = ({ data: { commentSeq, parentSeq } }: CommentEvent): readonly DocKey[] =>
  [commentSeq, ...(parentSeq === undefined ? [] : [parentSeq])].map(commentKey);

/** The document of each person says whether they are counted. It stays, since deleting costs a clean-up of the store. */
function liked(event: Stored<LikeEvent>, docs: Docs): readonly ReadOp[] {
  const key = likeKey(event);
  const before = docs.get(key.collection, key.id) as LikeDoc | undefined;
  const doc: LikeDoc = { liked: event.type === "Liked" };
  if (doc.liked === (before?.liked ?? false)) return [];
  return [{ op: "put", ...key, doc }, talkOp(event.data.target, docs, { likeCount: doc.liked ? 1 : -1 })];
}

/** A closed one leaves its number, so that an event that comes again changes nothing. */
function refused(event: Stored<RefusedCommentEvent>, docs: Docs): readonly ReadOp[] {
  const key = refusedKey(event);
  const before = docs.get(key.collection, key.id) as RefusedDoc | undefined;
  const { revision, meta } = event;
  if (before && revision <= before.revision) return [];
  const entry = { list: COMMENT_LISTS.refused, member: key.id };
  if (event.type === "CommentRefused") {
    const { userId, attempt, day: _, ...open } = event.data;
    const doc: RefusedDoc = { userId, attempt, refusedAt: meta.at, open, revision };
    return [
      { op: "put", ...key, doc },
      { op: "listAdd", ...entry, score: Date.parse(meta.at) },
    ];
  }
  if (!before) return [];
  return [
    { op: "put", ...key, doc: { ...before, open: undefined, revision } satisfies RefusedDoc, erases: true },
    { op: "listRemove", ...entry },
  ];
}

function changed(event: Stored<CommentEvent>, docs: Docs): readonly ReadOp[] {
  const { commentSeq, target, parentSeq } = event.data;
  const key = commentKey(commentSeq);
  const before = docs.get(key.collection, key.id) as CommentDoc | undefined;
  if (before && event.revision <= before.revision) return [];
  const after = docAfter(event, before);
  if (!after) return [];
  const more = Number(after.status === "SHOWN") - Number(before?.status === "SHOWN");
  return [
    { op: "put", ...key, doc: after, ...(after.status === "DELETED" && { erases: true }) },
    ...listOps(before, after),
    ...(before || parentSeq === undefined ? [] : repliedOps(parentSeq, docs)),
    ...(more === 0 ? [] : [talkOp(target, docs, { commentCount: more })]),
  ];
}

function repliedOps(parentSeq: number, docs: Docs): readonly ReadOp[] {
  const key = commentKey(parentSeq);
  const parent = docs.get(key.collection, key.id) as CommentDoc | undefined;
  return parent ? [{ op: "put", ...key, doc: { ...parent, replies: parent.replies + 1 } }] : [];
}

function talkOp(target: CommentedThing, docs: Docs, step: Partial<TalkDoc>): ReadOp {
  const key = talkKey(target);
  const before = docs.get(key.collection, key.id) as TalkDoc | undefined;
  const likeCount = (before?.likeCount ?? 0) + (step.likeCount ?? 0);
  const commentCount = (before?.commentCount ?? 0) + (step.commentCount ?? 0);
  return { op: "put", ...key, doc: { likeCount, commentCount } };
}

export const projections = [commentProjection] as const;
