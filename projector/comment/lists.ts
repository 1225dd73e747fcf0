// Which lists a comment stands in.
import { COMMENT_LISTS, type CommentDoc } from "@sb/contracts/comment/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

/** The changes of its lists between two states of a comment. */
export function listOps(before: CommentDoc | undefined, after: CommentDoc): readonly ReadOp[] {
  const { commentSeq } = after;
  const member = String(commentSeq);
  const asked = [
    ...(before ? [] : [{ list: homeOf(after), score: commentSeq }]),
    ...queueOf(COMMENT_LISTS.flagged, before?.flaggedAt, after.flaggedAt),
    ...queueOf(COMMENT_LISTS.hidden, before?.hidden?.at, after.hidden?.at),
  ];
  return asked.map(
    ({ list, score }): ReadOp =>
      score === undefined ? { op: "listRemove", list, member } : { op: "listAdd", list, member, score },
  );
}

const homeOf = ({ target, parentSeq }: CommentDoc): string =>
  parentSeq === undefined ? COMMENT_LISTS.of(target) : COMMENT_LISTS.replies(parentSeq);

/** Without a score: out of the list. */
function queueOf(list: string, before: string | undefined, after: string | undefined) {
  return before === after ? [] : [{ list, score: after === undefined ? undefined : Date.parse(after) }];
}
