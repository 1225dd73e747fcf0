// The document of one report at one agency after each event.
import type { DeliveryEvent } from "@sb/contracts/delivery/events.ts";
import type { DeliveryDoc } from "@sb/contracts/delivery/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";

type Told = Extract<Stored<DeliveryEvent>, { type: "AgencyNotified" | "AgencyNotificationFailed" }>;

/** Undefined where an agency says something of a report that it was never given. */
export function docAfter(event: Stored<DeliveryEvent>, before: DeliveryDoc | undefined): DeliveryDoc | undefined {
  const { revision, meta } = event;
  if (event.type !== "AgencyStatusSet") return toldDoc(event, before ?? newDoc(event));
  return before && { ...before, status: event.data.status, statusAt: meta.at, revision };
}

function newDoc({ data, meta, revision }: Told): DeliveryDoc {
  const { agencySeq, dclrSeq, agency, content, confidential } = data;
  const at = meta.at;
  return {
    ...{ agencySeq, dclrSeq, agency, content, confidential },
    sharedAt: at,
    triedAt: at,
    failures: 0,
    status: "RECEIVED",
    revision,
  };
}

function toldDoc({ type, data, meta, revision }: Told, before: DeliveryDoc): DeliveryDoc {
  const { agency, content, confidential } = data;
  const now = { ...before, agency, content, confidential, triedAt: meta.at, revision };
  if (type === "AgencyNotificationFailed") return { ...now, failures: before.failures + 1 };
  return { ...now, notifiedAt: before.notifiedAt ?? meta.at, failures: 0 };
}
