// How much a target is liked and commented on, for the views of other subjects.
import type { CommentTarget } from "@sb/contracts/comment/codes.ts";
import { type CommentedThing, targetKey } from "@sb/contracts/comment/events.ts";
import { COMMENT_COLLECTIONS, COMMENT_MODEL, type LikeDoc, likeId, type TalkDoc } from "@sb/contracts/comment/model.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;

export type Talk = TalkDoc & {
  /** By the caller. */
  readonly liked: boolean;
};

export const SILENT: Talk = { likeCount: 0, commentCount: 0, liked: false };

/** In the order of the seqs. */
export async function findTalks(
  readStore: Models,
  kind: CommentTarget,
  seqs: readonly number[],
  caller: Caller | undefined,
): Promise<readonly Talk[]> {
  const model = readStore.model(COMMENT_MODEL);
  const targets = seqs.map((seq) => ({ kind, seq }));
  const [docs, liked] = await Promise.all([
    model.getMany(targets.map((target) => ({ collection: COMMENT_COLLECTIONS.talk, id: targetKey(target) }))),
    caller ? findLiked(model, targets, caller.userId) : [],
  ]);
  return docs.map((doc, i) => ({ ...SILENT, ...(doc as TalkDoc | undefined), liked: liked[i] ?? false }));
}

/** Those of the seqs that the caller likes. */
export async function likedAmong(
  readStore: Models,
  kind: CommentTarget,
  seqs: readonly number[],
  { userId }: Caller,
): Promise<ReadonlySet<number>> {
  const targets = seqs.map((seq) => ({ kind, seq }));
  const liked = await findLiked(readStore.model(COMMENT_MODEL), targets, userId);
  return new Set(seqs.filter((_, i) => liked[i]));
}

async function findLiked(
  model: ReadModel,
  targets: readonly CommentedThing[],
  userId: string,
): Promise<readonly boolean[]> {
  const ids = targets.map((target) => likeId(target, userId));
  const docs = await model.getMany(ids.map((id) => ({ collection: COMMENT_COLLECTIONS.like, id })));
  return docs.map((doc) => (doc as LikeDoc | undefined)?.liked ?? false);
}
