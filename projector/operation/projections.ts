// The projection `operation@1`: the newest rebuild of each projection.

import { RebuildEnded, RebuildOrdered } from "@sb/contracts/operation/events.ts";
import { OPERATION_MODEL, REBUILD_COLLECTION, type RebuildDoc } from "@sb/contracts/operation/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const operationProjection = defineProjection({
  name: OPERATION_MODEL,
  handles: [RebuildOrdered, RebuildEnded],
  reads: ({ data }) => [{ collection: REBUILD_COLLECTION, id: data.projection }],
  project,
});

function project(event: Stored<RebuildOrdered | RebuildEnded>, docs: Docs): readonly ReadOp[] {
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
