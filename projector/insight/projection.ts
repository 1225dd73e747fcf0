// The projection `insight@1`: one document per article, and the list of those that are published.
import { type InsightEvent, insightEvents } from "@sb/contracts/insight/events.ts";
import {
  INSIGHT_MODEL,
  PUBLISHED_LIST,
  SAFER_VIEW_COLLECTION,
  SAFER_VIEW_TEXT_COLLECTION,
  type SaferViewDoc,
} from "@sb/contracts/insight/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { docAfter } from "./docs.ts";

export const insightProjection = defineProjection({
  name: INSIGHT_MODEL,
  handles: insightEvents.definitions,
  reads: ({ data }) => [{ collection: SAFER_VIEW_COLLECTION, id: String(data.viewSeq) }],
  project,
});

function project(event: Stored<InsightEvent>, docs: Docs): readonly ReadOp[] {
  const id = String(event.data.viewSeq);
  // Only this projection writes here.
  const before = docs.get(SAFER_VIEW_COLLECTION, id) as SaferViewDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const after = docAfter(event, before);
  return [
    after
      ? { op: "put", collection: SAFER_VIEW_COLLECTION, id, doc: after }
      : { op: "delete", collection: SAFER_VIEW_COLLECTION, id },
    ...textOps(event, id),
    ...listOps(id, after),
  ];
}

function textOps({ type, data }: Stored<InsightEvent>, id: string): readonly ReadOp[] {
  const key = { collection: SAFER_VIEW_TEXT_COLLECTION, id };
  if (type === "SaferViewDeleted") return [{ op: "delete", ...key }];
  return "content" in data ? [{ op: "put", ...key, doc: { content: data.content } }] : [];
}

function listOps(member: string, after: SaferViewDoc | undefined): readonly ReadOp[] {
  return after?.status === "PUBLISHED" && after.publishedAt !== undefined
    ? [{ op: "listAdd", list: PUBLISHED_LIST, member, score: Date.parse(after.publishedAt) }]
    : [{ op: "listRemove", list: PUBLISHED_LIST, member }];
}
