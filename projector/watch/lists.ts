// The lists that a watch is in, and how many searches are found by a word.
import { WATCH_COLLECTIONS, WATCH_LISTS, type WatchDoc, type WordDoc } from "@sb/contracts/watch/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";

export function listsWith(doc: WatchDoc, docs: Docs): readonly ReadOp[] {
  const add = (list: string): ReadOp => ({
    op: "listAdd",
    list,
    member: String(doc.watchSeq),
    score: doc.watchSeq,
  });
  return [add(WATCH_LISTS.of(doc.userId)), add(WATCH_LISTS.topic(doc.topic)), ...countOps(doc, docs, 1)];
}

export function listsWithout(doc: WatchDoc, docs: Docs): readonly ReadOp[] {
  const remove = (list: string): ReadOp => ({ op: "listRemove", list, member: String(doc.watchSeq) });
  return [remove(WATCH_LISTS.of(doc.userId)), remove(WATCH_LISTS.topic(doc.topic)), ...countOps(doc, docs, -1)];
}

function countOps({ kind, topic: id }: WatchDoc, docs: Docs, more: 1 | -1): readonly ReadOp[] {
  if (kind !== "SEARCH") return [];
  // Only this projection writes here.
  const before = docs.get(WATCH_COLLECTIONS.word, id) as WordDoc | undefined;
  const searches = (before?.searches ?? 0) + more;
  const collection = WATCH_COLLECTIONS.word;
  const list = WATCH_LISTS.words;
  if (searches <= 0)
    return [
      { op: "delete", collection, id },
      { op: "listRemove", list, member: id },
    ];
  return [
    { op: "put", collection, id, doc: { searches } },
    ...(before ? [] : [{ op: "listAdd", list, member: id, score: 0 } as const]),
  ];
}
