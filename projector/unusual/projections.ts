// The projection `unusual@1` (contracts/unusual/model.ts): what the rules find in filings, and what admins noted about it.
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { caseId, UnusualFilingsReviewed } from "@sb/contracts/unusual/events.ts";
import {
  type CaseDoc,
  REPORTS_KEPT,
  type ReviewDoc,
  UNUSUAL_COLLECTIONS,
  UNUSUAL_LISTS,
  UNUSUAL_MODEL,
  type UnusualRule,
} from "@sb/contracts/unusual/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { findIn, windowsOf } from "./find.ts";
import type { UnusualGroup } from "./windows.ts";

export const unusualProjection = defineProjection({
  name: UNUSUAL_MODEL,
  handles: [DeclarationFiled, UnusualFilingsReviewed],
  reads: (event) => (event.type === "DeclarationFiled" ? windowsOf(event) : [caseKey(event.data)]),
  project: (event, docs) => (event.type === "DeclarationFiled" ? filed(event, docs) : reviewed(event, docs)),
});

const caseKey = (of: Parameters<typeof caseId>[0]): DocKey => ({
  collection: UNUSUAL_COLLECTIONS.case,
  id: caseId(of),
});

function filed(event: Stored<DeclarationFiled>, docs: Docs): readonly ReadOp[] {
  return findIn(event, docs).flatMap(({ rule, memory, unusual }) => [
    memory,
    ...(unusual ? caseOps(rule, unusual) : []),
  ]);
}

/** A case that was looked at is open again once it grows. */
function caseOps(rule: UnusualRule, { seen, found }: UnusualGroup): readonly ReadOp[] {
  const { dclrSeq, at, total } = found;
  const last = seen.at(-1)?.at ?? at;
  const doc: CaseDoc = {
    rule,
    dclrSeq,
    seqs: seen.slice(-REPORTS_KEPT).map((each) => each.dclrSeq),
    total,
    firstAt: new Date(at).toISOString(),
    lastAt: new Date(last).toISOString(),
  };
  const member = caseId({ rule, dclrSeq });
  return [
    { op: "put", ...caseKey({ rule, dclrSeq }), doc },
    { op: "listRemove", list: UNUSUAL_LISTS.reviewed, member },
    { op: "listAdd", list: UNUSUAL_LISTS.open, member, score: last },
  ];
}

/** Nothing where no such case was found. */
function reviewed({ data, meta }: Stored<UnusualFilingsReviewed>, docs: Docs): readonly ReadOp[] {
  const key = caseKey(data);
  const found = docs.get(key.collection, key.id) as CaseDoc | undefined;
  if (!found) return [];
  const doc: ReviewDoc = { note: data.note ?? "", at: meta.at, by: meta.actor };
  return [
    { op: "put", collection: UNUSUAL_COLLECTIONS.review, id: key.id, doc },
    { op: "listRemove", list: UNUSUAL_LISTS.open, member: key.id },
    { op: "listAdd", list: UNUSUAL_LISTS.reviewed, member: key.id, score: Date.parse(found.lastAt) },
  ];
}

export const projections = [unusualProjection] as const;
