// The lists that name a report, before and after a change.
import { listNameOf } from "@sb/contracts/report/filers.ts";
import { REPORT_LISTS } from "@sb/contracts/report/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { Standing } from "./standing.ts";

/** `was` and `is`: where the report stood in public and where it stands; undefined where it does not. */
export function listOps(dclrSeq: number, was: Standing | undefined, is: Standing | undefined): readonly ReadOp[] {
  const [before, after] = [listsOf(dclrSeq, was), listsOf(dclrSeq, is)];
  const member = String(dclrSeq);
  const gone = [...before.keys()].filter((list) => !after.has(list));
  const come = [...after].filter(([list, score]) => before.get(list) !== score);
  return [
    ...gone.map((list): ReadOp => ({ op: "listRemove", list, member })),
    ...come.map(([list, score]): ReadOp => ({ op: "listAdd", list, member, score })),
  ];
}

/** With the score in each. */
function listsOf(dclrSeq: number, standing: Standing | undefined): ReadonlyMap<string, number> {
  if (!standing) return new Map();
  if (standing.role === "ADDITION") return new Map([[REPORT_LISTS.additions, dclrSeq]]);
  const { place, entry, isApart } = standing;
  if (listNameOf(place.by) !== undefined) return new Map([[REPORT_LISTS.listed, dclrSeq]]);
  const lists = new Map([
    [REPORT_LISTS.people, dclrSeq],
    [REPORT_LISTS.publicOf(place.by), dclrSeq],
  ]);
  return isApart && entry.filedAt !== undefined
    ? lists.set(REPORT_LISTS.address(place.addressKey), Date.parse(entry.filedAt))
    : lists;
}
