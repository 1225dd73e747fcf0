// The projection `unusual@1` (contracts/unusual/model.ts): what the rules find in filings, and what admins noted about it.
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { isAgencyFiler } from "@sb/contracts/report/filers.ts";
import { caseId, UnusualFilingsReviewed } from "@sb/contracts/unusual/events.ts";
import {
  type CaseDoc,
  REPORTS_KEPT,
  type ReviewDoc,
  UNUSUAL_COLLECTIONS,
  UNUSUAL_LISTS,
  UNUSUAL_MODEL,
  UNUSUAL_RULES,
  type UnusualRule,
} from "@sb/contracts/unusual/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { type Filing, RULES } from "./rules.ts";
import { sketchOf } from "./sketch.ts";
import { remember, type UnusualGroup, type WindowDoc, windowId } from "./windows.ts";

export const unusualProjection = defineProjection({
  name: UNUSUAL_MODEL,
  handles: [DeclarationFiled, UnusualFilingsReviewed],
  reads: (event) =>
    event.type === "DeclarationFiled" ? asked(filingOf(event)).map(({ window }) => window) : [caseKey(event.data)],
  project: (event, docs) => (event.type === "DeclarationFiled" ? filed(filingOf(event), docs) : reviewed(event, docs)),
});

const caseKey = (of: Parameters<typeof caseId>[0]): DocKey => ({
  collection: UNUSUAL_COLLECTIONS.case,
  id: caseId(of),
});

/** Made once for an event, which is asked about twice: sketching its text is most of the work. */
const filings = new WeakMap<Stored<DeclarationFiled>, { readonly filing: Filing | undefined }>();

function filingOf(event: Stored<DeclarationFiled>): Filing | undefined {
  const known = filings.get(event) ?? { filing: sketched(event) };
  filings.set(event, known);
  return known.filing;
}

/** Undefined for an entry of a published list, or of an agency's batch: thousands come at once. */
function sketched({ data, meta }: Stored<DeclarationFiled>): Filing | undefined {
  const { dclrSeq, ownerId, provenance, declaration } = data;
  if (provenance || isAgencyFiler(ownerId)) return undefined;
  const sketch = declaration && sketchOf(`${declaration.title} ${declaration.comment}`);
  return { dclrSeq, by: ownerId, at: Date.parse(meta.at), target: declaration?.addressKey, sketch };
}

type WindowQuery = { readonly rule: UnusualRule; readonly key: string; readonly window: DocKey };

function asked(filing: Filing | undefined): readonly WindowQuery[] {
  if (!filing) return [];
  return UNUSUAL_RULES.flatMap((rule) => {
    const key = RULES[rule].keyOf(filing);
    if (key === undefined) return [];
    return [{ rule, key, window: { collection: UNUSUAL_COLLECTIONS.window, id: windowId(rule, key) } }];
  });
}

function filed(filing: Filing | undefined, docs: Docs): readonly ReadOp[] {
  return asked(filing).flatMap(({ rule, key, window }) => {
    const before = (docs.get(window.collection, window.id) as WindowDoc | undefined) ?? { groups: [] };
    const after = filing && remember(rule, key, before, filing);
    if (!after) return [];
    return [{ op: "put", ...window, doc: after.doc } as const, ...(after.unusual ? caseOps(rule, after.unusual) : [])];
  });
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
