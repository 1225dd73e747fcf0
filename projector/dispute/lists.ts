// Which lists a request stands in.
import { DISPUTE_LISTS, type DisputeDoc, type DisputeSide } from "@sb/contracts/dispute/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

/** The changes of its lists between two states of a request. */
export function listOps(before: DisputeDoc | undefined, after: DisputeDoc): readonly ReadOp[] {
  const [was, is] = [before ? listsOf(before) : new Map<string, number>(), listsOf(after)];
  const member = String(after.requestSeq);
  const gone = [...was.keys()].filter((list) => !is.has(list));
  const come = [...is].filter(([list, score]) => was.get(list) !== score);
  return [
    ...gone.map((list): ReadOp => ({ op: "listRemove", list, member })),
    ...come.map(([list, score]): ReadOp => ({ op: "listAdd", list, member, score })),
  ];
}

/** With the score in each. */
function listsOf(doc: DisputeDoc): ReadonlyMap<string, number> {
  const { requesterId, reporterId, held } = doc;
  return new Map([
    ...ofSide("requester", requesterId, doc),
    ...(reporterId === undefined || held ? [] : ofSide("reporter", reporterId, doc)),
    ...queuesOf(doc),
  ]);
}

function ofSide(side: DisputeSide, userId: string, { requestSeq, status }: DisputeDoc): readonly [string, number][] {
  const state = status === "OPEN" ? "OPEN" : "CLOSED";
  return [
    [DISPUTE_LISTS.of(side, userId), requestSeq],
    [DISPUTE_LISTS.of(side, userId, state), requestSeq],
  ];
}

function queuesOf({ status, dueAt, overdueAt, closedAt, openedAt }: DisputeDoc): readonly [string, number][] {
  if (status !== "OPEN") return [[DISPUTE_LISTS.closed, Date.parse(closedAt ?? openedAt)]];
  const due = Date.parse(dueAt);
  return [
    [DISPUTE_LISTS.open, due],
    ...(overdueAt === undefined ? [] : [[DISPUTE_LISTS.overdue, due] as [string, number]]),
  ];
}
