// The projection `operation@2`: the newest rebuild of each projection, and what admins said last of each step of setting up.

import { RebuildEnded, RebuildOrdered, SetupAnswered } from "@sb/contracts/operation/events.ts";
import {
  OPERATION_MODEL,
  REBUILD_COLLECTION,
  type RebuildDoc,
  SETUP_COLLECTION,
  type SetupDoc,
} from "@sb/contracts/operation/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const operationProjection = defineProjection({
  name: OPERATION_MODEL,
  handles: [RebuildOrdered, RebuildEnded, SetupAnswered],
  reads: (event) => [
    event.type === "SetupAnswered"
      ? { collection: SETUP_COLLECTION, id: event.data.step }
      : { collection: REBUILD_COLLECTION, id: event.data.projection },
  ],
  project: (event, docs) => (event.type === "SetupAnswered" ? answered(event, docs) : rebuilt(event, docs)),
});

function answered({ data: { seq, step, answer }, meta }: Stored<SetupAnswered>, docs: Docs): readonly ReadOp[] {
  // Only this projection writes here.
  const before = docs.get(SETUP_COLLECTION, step) as SetupDoc | undefined;
  if (before && before.seq >= seq) return [];
  const doc: SetupDoc = { seq, answer, at: meta.at, by: meta.actor };
  return [{ op: "put", collection: SETUP_COLLECTION, id: step, doc }];
}

function rebuilt(event: Stored<RebuildOrdered | RebuildEnded>, docs: Docs): readonly ReadOp[] {
  const { projection: id, seq } = event.data;
  // Only this projection writes here.
  const before = docs.get(REBUILD_COLLECTION, id) as RebuildDoc | undefined;
  const put = (doc: RebuildDoc): readonly ReadOp[] => [{ op: "put", collection: REBUILD_COLLECTION, id, doc }];
  if (event.type === "RebuildOrdered") {
    if (before && before.seq >= seq) return [];
    return put({ seq, orderedAt: event.meta.at, orderedBy: event.meta.actor });
  }
  // A newer one was ordered meanwhile.
  if (before?.seq !== seq) return [];
  return put({ ...before, endedAt: event.meta.at, outcome: event.data.outcome, code: event.data.code });
}

export const projections = [operationProjection] as const;
