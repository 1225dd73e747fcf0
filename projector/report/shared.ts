// A report as agencies were given it, and what they set back.
import type { CaseStatus } from "@sb/contracts/codes.ts";
import type { AgencyNotified, AgencyStatusSet } from "@sb/contracts/delivery/events.ts";
import type { PackageFetched } from "@sb/contracts/disclosure/events.ts";
import type { ReportDelivery, ReportDoc, ReportFact } from "@sb/contracts/report/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import { withFact } from "./facts.ts";

export type OnShare = Stored<AgencyNotified | AgencyStatusSet | PackageFetched>;

const FACTS = {
  RECEIVED: "AGENCY_RECEIVED",
  INVESTIGATING: "AGENCY_INVESTIGATING",
  ADDRESS_BLOCKED: "AGENCY_BLOCKED",
  CLOSED: "AGENCY_CLOSED",
} as const satisfies Record<CaseStatus, ReportFact["what"]>;

/** The event is of another stream than the report's: its revision says nothing here, and a repeat changes nothing. */
export function sharedDoc(before: ReportDoc, event: OnShare): ReportDoc {
  if (event.type === "AgencyNotified") return notifiedDoc(before, event);
  const at = event.meta.at;
  const delivery = before.deliveries.find((each) => each.agencySeq === event.data.agencySeq);
  if (!delivery) return before;
  if (event.type === "PackageFetched") return delivery.confirmedAt ? before : confirmed(before, delivery, at);
  const { agency, status } = event.data;
  if (delivery.statusAt !== undefined && delivery.statusAt >= at) return before;
  return {
    ...confirmed(before, { ...delivery, agency, status, statusAt: at }, at),
    facts: withFact(before.facts, { what: FACTS[status], at, agency }),
  };
}

/** Nobody has confirmed what lies in an inbox. */
function notifiedDoc(before: ReportDoc, { data, meta }: Stored<AgencyNotified>): ReportDoc {
  const { agencySeq, agency, content, via } = data;
  if (content === "REVOKED") return before;
  const known = before.deliveries.find((each) => each.agencySeq === agencySeq);
  const delivery = { ...(known ?? { agencySeq, deliveredAt: meta.at }), agency };
  return via === "WEBHOOK" ? confirmed(before, delivery, meta.at) : withDelivery(before, delivery);
}

/** The first time stays. */
const confirmed = (before: ReportDoc, delivery: ReportDelivery, at: string): ReportDoc => ({
  ...withDelivery(before, { ...delivery, confirmedAt: delivery.confirmedAt ?? at }),
  status: "DELIVERED",
});

function withDelivery(before: ReportDoc, delivery: ReportDelivery): ReportDoc {
  const at = before.deliveries.findIndex(({ agencySeq }) => agencySeq === delivery.agencySeq);
  const deliveries = at < 0 ? [...before.deliveries, delivery] : before.deliveries.with(at, delivery);
  return { ...before, deliveries };
}
