// The STIX objects of a report: where they stand in the order, and what is left of them once they are revoked.
import {
  type ObjectDoc,
  REPORT_TICK,
  SHARING_COLLECTIONS,
  SHARING_LISTS,
  type SharingDoc,
} from "@sb/contracts/sharing/model.ts";
import { reportUuid } from "@sb/knowledge/stix/ids.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { SharingStored } from "./projection.ts";

/** None where nothing that is shared has changed. */
export function objectOps(
  before: SharingDoc | undefined,
  after: SharingDoc | undefined,
  event: SharingStored,
  added: number,
): readonly ReadOp[] {
  if (after?.shown) {
    if (after.shown.added === before?.shown?.added) return [];
    const { dclrSeq, withdrawals } = after;
    const replaces = !before?.shown && withdrawals > 0;
    return after.shown.facts
      ? [...(replaces ? leftOut(dclrSeq, withdrawals - 1) : []), ...placed(reportUuid(after), { dclrSeq }, added)]
      : [];
  }
  return before?.shown ? revoked(before, event, added) : [];
}

function placed(uuid: string, doc: ObjectDoc, added: number): readonly ReadOp[] {
  return [
    { op: "put", collection: SHARING_COLLECTIONS.object, id: uuid, doc },
    { op: "listAdd", list: SHARING_LISTS.added, member: uuid, score: added + REPORT_TICK },
    { op: "listAdd", list: SHARING_LISTS.numbered, member: uuid, score: doc.dclrSeq },
  ];
}

/** A number stands for one set of objects: the newest. */
const leftOut = (dclrSeq: number, withdrawals: number): readonly ReadOp[] => [
  { op: "listRemove", list: SHARING_LISTS.numbered, member: reportUuid({ dclrSeq, withdrawals }) },
];

/** Receivers must learn not to act on it any more. Nothing is left of the words. */
function revoked(before: SharingDoc, { data, meta }: SharingStored, added: number): readonly ReadOp[] {
  const was = "was" in data ? data.was : undefined;
  const { dclrSeq, withdrawals, shown } = before;
  const addressKey = shown?.facts?.target.addressKey ?? was?.addressKey;
  const crimeType = shown?.facts?.crimeType ?? was?.crimeType;
  if (!shown || addressKey === undefined || crimeType === undefined) return [];
  const modified = new Date(Math.max(Date.parse(meta.at), Date.parse(shown.modified) + 1)).toISOString();
  const left = { target: targetOf(addressKey), crimeType, withdrawals, created: shown.created, modified, added };
  return placed(reportUuid(before), { dclrSeq, revoked: left }, added);
}
