// The projection `delivery@1` (contracts/delivery/model.ts): which agency has which report, and each attempt to tell it.
import { CASE_STATUSES } from "@sb/contracts/codes.ts";
import {
  type AgencyNotificationFailed,
  type AgencyNotified,
  type DeliveryEvent,
  DeliveryTested,
  deliveryEvents,
} from "@sb/contracts/delivery/events.ts";
import {
  type AttemptDoc,
  DELIVERY_COLLECTIONS,
  DELIVERY_LISTS,
  DELIVERY_MODEL,
  type DeliveryDoc,
  deliveryId,
} from "@sb/contracts/delivery/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const deliveryProjection = defineProjection({
  name: DELIVERY_MODEL,
  handles: [...deliveryEvents.definitions, DeliveryTested],
  reads: (event) => (isOneOf(deliveryEvents, event) ? [keyOf(event)] : []),
  project: (event, docs) => (isOneOf(deliveryEvents, event) ? projectDelivery(event, docs) : attemptOps(event)),
});

const keyOf = ({ data }: DeliveryEvent) => ({
  collection: DELIVERY_COLLECTIONS.delivery,
  id: deliveryId(data.agencySeq, data.dclrSeq),
});

function projectDelivery(event: Stored<DeliveryEvent>, docs: Docs): readonly ReadOp[] {
  const key = keyOf(event);
  // Only this projection writes here.
  const before = docs.get(key.collection, key.id) as DeliveryDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const doc = docAfter(event, before);
  if (!doc) return [];
  const attempts = event.type === "AgencyStatusSet" ? [] : attemptOps(event);
  return [{ op: "put", ...key, doc }, ...listOps(doc), ...attempts];
}

type Told = Extract<Stored<DeliveryEvent>, { type: "AgencyNotified" | "AgencyNotificationFailed" }>;

/** After each event. Undefined where an agency says something of a report that it was never given. */
function docAfter(event: Stored<DeliveryEvent>, before: DeliveryDoc | undefined): DeliveryDoc | undefined {
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

/** The agency's reports, all and by status, and the report's agencies. */
function listOps({ agencySeq, dclrSeq, status }: DeliveryDoc): readonly ReadOp[] {
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

type Attempt = Stored<AgencyNotified | AgencyNotificationFailed | DeliveryTested>;

/** Each attempt by itself, as admins see it. */
function attemptOps(event: Attempt): readonly ReadOp[] {
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

export const projections = [deliveryProjection] as const;
