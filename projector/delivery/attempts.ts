// Each attempt by itself, as admins see it.
import type { AgencyNotificationFailed, AgencyNotified, DeliveryTested } from "@sb/contracts/delivery/events.ts";
import { type AttemptDoc, DELIVERY_COLLECTIONS, DELIVERY_LISTS } from "@sb/contracts/delivery/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

type Attempt = Stored<AgencyNotified | AgencyNotificationFailed | DeliveryTested>;

export function attemptOps(event: Attempt): readonly ReadOp[] {
  const doc = attemptOf(event);
  const id = event.meta.eventId;
  const score = Date.parse(doc.at);
  const lists = ["ALL", doc.code ? "FAILED" : "TAKEN"] as const;
  return [
    { op: "put", collection: DELIVERY_COLLECTIONS.attempt, id, doc },
    ...lists.map(
      (outcome): ReadOp => ({
        op: "listAdd",
        list: DELIVERY_LISTS.attempts(doc.agencySeq, outcome),
        member: id,
        score,
      }),
    ),
  ];
}

function attemptOf({ type, data, meta }: Attempt): AttemptDoc {
  const { agencySeq, call } = data;
  const base = { agencySeq, at: meta.at, ...call };
  switch (type) {
    case "AgencyNotified":
      return { ...base, dclrSeq: data.dclrSeq, content: data.content, via: data.via };
    case "AgencyNotificationFailed":
      return { ...base, dclrSeq: data.dclrSeq, content: data.content, via: "WEBHOOK", code: data.code };
    case "DeliveryTested":
      return { ...base, content: "TEST", via: "WEBHOOK", code: data.code };
    default:
      return type satisfies never;
  }
}
