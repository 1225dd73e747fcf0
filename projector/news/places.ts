// The lists that an item stands in.
import { NEWS_LISTS, type NewsDoc } from "@sb/contracts/news/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

export function placesOf(before: NewsDoc | undefined, after: NewsDoc | undefined): readonly ReadOp[] {
  const [left, entered] = [listsOf(before), listsOf(after)];
  const doc = after ?? before;
  if (!doc) return [];
  const member = String(doc.newsSeq);
  const score = Date.parse(doc.publishedAt);
  return [
    ...left.filter((list) => !entered.includes(list)).map((list): ReadOp => ({ op: "listRemove", list, member })),
    ...entered.filter((list) => !left.includes(list)).map((list): ReadOp => ({ op: "listAdd", list, member, score })),
  ];
}

function listsOf(doc: NewsDoc | undefined): readonly string[] {
  if (!doc) return [];
  const shown = doc.hidden ? [NEWS_LISTS.hidden] : [NEWS_LISTS.shown, NEWS_LISTS.category(doc.category)];
  return [NEWS_LISTS.all, ...shown];
}
