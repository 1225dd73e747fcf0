// The lists that name a report, before and after a change.
import { REPORT_LISTS, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

export function listOps(
  member: string,
  before: ReportDoc | undefined,
  after: ReportDoc | undefined,
): readonly ReadOp[] {
  const was = listsOf(before);
  const is = listsOf(after);
  const gone = [...was.keys()].filter((list) => !is.has(list));
  const come = [...is].filter(([list, score]) => was.get(list) !== score);
  return [
    ...gone.map((list): ReadOp => ({ op: "listRemove", list, member })),
    ...come.map(([list, score]): ReadOp => ({ op: "listAdd", list, member, score })),
  ];
}

/** With the score in each. */
function listsOf(doc: ReportDoc | undefined): ReadonlyMap<string, number> {
  if (!doc) return new Map();
  const { dclrSeq, ownerId, declaration } = doc;
  const lists = new Map([[REPORT_LISTS.owner(ownerId), dclrSeq]]);
  if (!declaration) return lists;
  lists.set(REPORT_LISTS.public, dclrSeq).set(REPORT_LISTS.publicOf(ownerId), dclrSeq);
  const at = reportedAt(doc);
  return at === undefined ? lists : lists.set(REPORT_LISTS.address(declaration.addressKey), Date.parse(at));
}

/** When it was reported. An imported entry has the day its source gives, or none: the day of the import says nothing. */
function reportedAt({ provenance, reportedOn, filedAt }: ReportDoc): string | undefined {
  return provenance ? reportedOn : filedAt;
}
