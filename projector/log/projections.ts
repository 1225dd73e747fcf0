// The read model `log@2`: the public log as a Merkle tree (docs/log.md). Leaves are made of what lies in the open in events, so a model that is built
// anew has the same tree whatever was deleted since; what opens a commitment is there as long as the text's key is.

import { rulesEvents } from "@sb/contracts/log/events.ts";
import { entryText } from "@sb/contracts/log/fact.ts";
import { LOG_COLLECTIONS, LOG_MODEL, type LogTreeDoc, TREE_ID } from "@sb/contracts/log/model.ts";
import { objectionEvents } from "@sb/contracts/objection/events.ts";
import { listingEvents } from "@sb/contracts/published/events.ts";
import { reportEvents } from "@sb/contracts/report/events.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { termsEvents } from "@sb/contracts/terms/subject.ts";
import { digestOf } from "@sb/knowledge/tlog/commitment.ts";
import { EMPTY_TREE, grow } from "@sb/knowledge/tlog/kept.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { defineProjection } from "../runtime/projection.ts";
import { type Added, keysOfListing, keysOfObjection, leavesOfListing, leavesOfObjection } from "./listing.ts";
import { keysOfReport, leavesOfReport } from "./report.ts";

const TREE = { collection: LOG_COLLECTIONS.tree, id: TREE_ID };
const EMPTY: LogTreeDoc = { ...EMPTY_TREE, last: "" };

export const logProjection = defineProjection({
  name: LOG_MODEL,
  handles: [
    ...reportEvents.definitions,
    ...listingEvents.definitions,
    ...objectionEvents.definitions,
    ...termsEvents.definitions,
    ...rulesEvents.definitions,
  ],
  reads(event) {
    if (isOneOf(reportEvents, event)) return [TREE, ...keysOfReport(event)];
    if (isOneOf(objectionEvents, event)) return [TREE, ...keysOfObjection(event)];
    return isOneOf(listingEvents, event) ? [TREE, ...keysOfListing(event)] : [TREE];
  },
  project(event, docs) {
    // Only this projection writes here.
    const tree = (docs.get(TREE.collection, TREE.id) as LogTreeDoc | undefined) ?? EMPTY;
    const { eventId, at } = event.meta;
    if (tree.last === eventId) return [];
    if (isOneOf(reportEvents, event)) return grown(tree, eventId, leavesOfReport(event, docs, tree.size));
    if (isOneOf(listingEvents, event)) return grown(tree, eventId, leavesOfListing(event, docs, tree.size));
    if (isOneOf(objectionEvents, event)) return grown(tree, eventId, leavesOfObjection(event, docs, tree.size));
    if (event.type === "RulesAdopted")
      return grown(tree, eventId, { leaves: [{ kind: "RULES", at, ...event.data }], ops: [] });
    if (event.type !== "TermsPublished") return [];
    const { code, applyDt, texts } = event.data;
    const terms = { rules: "TERMS", version: `${code}.${applyDt}`, digest: digestOf(texts) } as const;
    return grown(tree, eventId, { leaves: [{ kind: "RULES", at, ...terms }], ops: [] });
  },
});

function grown(before: LogTreeDoc, eventId: string, { leaves, ops }: Added): readonly ReadOp[] {
  if (leaves.length === 0) return ops;
  const { tree, put } = grow(before, leaves.map(entryText));
  const doc: LogTreeDoc = { ...tree, last: eventId };
  return [...ops, ...put.map((each) => ({ op: "put", ...each }) as const), { op: "put", ...TREE, doc }];
}

export const projections = [logProjection] as const;
