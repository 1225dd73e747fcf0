// The projection `delivery@1` (contracts/delivery/model.ts): which agency has which report, and each attempt to tell it.
import { type DeliveryEvent, DeliveryTested, deliveryEvents } from "@sb/contracts/delivery/events.ts";
import { DELIVERY_COLLECTIONS, DELIVERY_MODEL, type DeliveryDoc, deliveryId } from "@sb/contracts/delivery/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { attemptOps } from "./attempts.ts";
import { docAfter } from "./docs.ts";
import { listOps } from "./lists.ts";

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

export const projections = [deliveryProjection] as const;
