// The projection `dispute@1` (contracts/dispute/model.ts).
import { disputeEvents } from "@sb/contracts/dispute/events.ts";
import { DISPUTE_COLLECTION, DISPUTE_MODEL, type DisputeDoc } from "@sb/contracts/dispute/model.ts";
import { defineProjection } from "../runtime/projection.ts";
import { docAfter } from "./docs.ts";
import { listOps } from "./lists.ts";

export const disputeProjection = defineProjection({
  name: DISPUTE_MODEL,
  handles: disputeEvents.definitions,
  reads: ({ data }) => [{ collection: DISPUTE_COLLECTION, id: String(data.requestSeq) }],
  project(event, docs) {
    const id = String(event.data.requestSeq);
    // Only this projection writes here.
    const before = docs.get(DISPUTE_COLLECTION, id) as DisputeDoc | undefined;
    if (before && event.revision <= before.revision) return [];
    const doc = docAfter(event, before);
    if (!doc) return [];
    const erases = event.type === "DisputeErased";
    return [{ op: "put", collection: DISPUTE_COLLECTION, id, doc, ...(erases && { erases }) }, ...listOps(before, doc)];
  },
});

export const projections = [disputeProjection] as const;
