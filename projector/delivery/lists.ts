import { CASE_STATUSES } from "@sb/contracts/codes.ts";
import { DELIVERY_LISTS, type DeliveryDoc } from "@sb/contracts/delivery/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

/** The agency's reports, all and by status, and the report's agencies. */
export function listOps({ agencySeq, dclrSeq, status }: DeliveryDoc): readonly ReadOp[] {
  const [member, score] = [String(dclrSeq), dclrSeq];
  return [
    { op: "listAdd", list: DELIVERY_LISTS.report(dclrSeq), member: String(agencySeq), score: agencySeq },
    { op: "listAdd", list: DELIVERY_LISTS.of(agencySeq), member, score },
    ...CASE_STATUSES.map((each): ReadOp => {
      const list = DELIVERY_LISTS.of(agencySeq, each);
      return each === status ? { op: "listAdd", list, member, score } : { op: "listRemove", list, member };
    }),
  ];
}
