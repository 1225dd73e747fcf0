// The life of a report, oldest first. Pure.
import type { ReportDelivery, ReportDoc } from "@sb/contracts/report/model.ts";
import type { TimelineEntry } from "@sb/contracts/report/wire.ts";

/** Who it was shared with, and when it was not public, is for its owner and admins. */
export function timelineOf(
  { filedAt, provenance, facts, deliveries }: ReportDoc,
  part: "ALL" | "PUBLIC",
): TimelineEntry[] {
  const isAll = part === "ALL";
  const entries: TimelineEntry[] = [
    // The day of an import says nothing.
    ...(provenance ? [] : [{ what: "RECEIVED", at: filedAt } as const]),
    ...deliveries.flatMap((delivery) => sharing(delivery, isAll)),
    ...(facts ?? []).filter(({ what }) => isAll || !OWN.has(what)),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** A report is shared once its delivery is confirmed: in an inbox nobody has it yet. */
function sharing({ agency, deliveredAt, confirmedAt }: ReportDelivery, isAll: boolean): TimelineEntry[] {
  const named = isAll && { agency };
  return [
    ...(isAll && deliveredAt !== confirmedAt ? [{ what: "INBOXED", at: deliveredAt, ...named } as const] : []),
    ...(confirmedAt === undefined ? [] : [{ what: "SHARED", at: confirmedAt, ...named } as const]),
  ];
}

const OWN: ReadonlySet<TimelineEntry["what"]> = new Set([
  "WITHDRAWN",
  "PUBLISHED",
  "AGENCY_RECEIVED",
  "AGENCY_INVESTIGATING",
  "AGENCY_BLOCKED",
  "AGENCY_CLOSED",
]);
