// Reports of the model `sharing@2` as they are given to others.
import type { Revoked, SharingDoc, Shown } from "@sb/contracts/sharing/model.ts";
import type { SharedReport } from "./shared-report.ts";

/** One that is public; undefined where its words are destroyed, or it is private. */
export function sharedReport(doc: SharingDoc, publicUrl: string): (SharedReport & Pick<Shown, "added">) | undefined {
  const { dclrSeq, withdrawals, requests, shown } = doc;
  if (!shown?.facts) return undefined;
  const { facts, ...times } = shown;
  const disputed = requests.length > 0 || undefined;
  return { dclrSeq, withdrawals, ...times, ...facts, disputed, url: `${publicUrl}/report/history/${dclrSeq}` };
}

export const revokedReport = (dclrSeq: number, revoked: Revoked): SharedReport & Pick<Revoked, "added"> => ({
  dclrSeq,
  ...revoked,
  revoked: true,
});
