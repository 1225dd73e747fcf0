// Which lists an inquiry stands in, and since when its person waits.
import { INQUIRY_LISTS, INQUIRY_OPTIONS, type InquiryDoc } from "@sb/contracts/inquiry/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

/** An inquiry waits for its answer; an answered one from the first comment of its person that no admin has replied to. */
export function waitingSince({ status, submittedAt, comments }: InquiryDoc): string | undefined {
  if (status === "SUBMITTED") return submittedAt;
  const shown = comments.filter(({ sealed }) => sealed !== undefined);
  const replied = shown.findLastIndex(({ side }) => side === "ADMIN");
  return shown.slice(replied + 1)[0]?.at;
}

export function listOps(doc: InquiryDoc): readonly ReadOp[] {
  const { seq, userId, status, waitingSince: since, processedAt } = doc;
  const member = String(seq);
  const isIn = (list: string, score: number | undefined): ReadOp =>
    score === undefined ? { op: "listRemove", list, member } : { op: "listAdd", list, member, score };
  return [
    isIn(INQUIRY_LISTS.of(userId), seq),
    ...INQUIRY_OPTIONS.map((option) => isIn(INQUIRY_LISTS.of(userId, option), option === status ? seq : undefined)),
    isIn(INQUIRY_LISTS.open, since === undefined ? undefined : Date.parse(since)),
    isIn(INQUIRY_LISTS.done, since === undefined && processedAt ? Date.parse(processedAt) : undefined),
  ];
}

export function goneOps({ seq, userId }: Pick<InquiryDoc, "seq" | "userId">): readonly ReadOp[] {
  const member = String(seq);
  const own = [undefined, ...INQUIRY_OPTIONS].map((option) => INQUIRY_LISTS.of(userId, option));
  return [...own, INQUIRY_LISTS.open, INQUIRY_LISTS.done].map((list) => ({ op: "listRemove", list, member }));
}
