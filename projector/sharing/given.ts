// Applies an event to the document of a report that agencies were given. Pure; the same document where it does nothing.
import type { DeliveryEvent } from "@sb/contracts/delivery/events.ts";
import type { ReportEvent } from "@sb/contracts/report/events.ts";
import type { GivenDoc, GivenTo } from "@sb/contracts/sharing/given.ts";
import type { Added } from "@sb/contracts/sharing/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";

/** An agency was told of the report. What it was told before the report was deleted stays revoked. */
export function told(before: GivenDoc | undefined, event: Stored<DeliveryEvent>, added: Added): GivenDoc | undefined {
  if (event.type === "AgencyStatusSet" || before?.revoked) return before;
  const { agencySeq, dclrSeq, content, reportRevision } = event.data;
  const doc = before ?? { dclrSeq, modified: event.meta.at, agencies: [], revision: reportRevision };
  const known = doc.agencies.find((each) => each.agencySeq === agencySeq);
  if (known && event.revision <= known.told) return before;
  const isIn = known !== undefined && !known.ended;
  if (isIn === (content === "SHARED")) return before;
  const entry: GivenTo = isIn
    ? { ...known, ended: true, told: event.revision }
    : { agencySeq, added, told: event.revision };
  return { ...doc, agencies: [...doc.agencies.filter((each) => each !== known), entry] };
}

/** The report changed: all agencies that have it are to take it in again. */
export function changed(before: GivenDoc, event: Stored<ReportEvent>, added: Added): GivenDoc {
  if (before.revoked || event.revision <= before.revision) return before;
  return {
    ...before,
    // Each version is later than the one before, also where a clock went back.
    modified: new Date(Math.max(Date.parse(event.meta.at), Date.parse(before.modified) + 1)).toISOString(),
    ...(event.type === "DeclarationDeleted" && { revoked: true }),
    agencies: before.agencies.map((each) => (each.ended ? each : { ...each, added })),
    revision: event.revision,
  };
}
