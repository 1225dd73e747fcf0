// The projection `report@7` (contracts/report/model.ts): reports, extra information, public lists, addresses, counts.
import { AgencyNotified, AgencyStatusSet } from "@sb/contracts/delivery/events.ts";
import { PackageFetched } from "@sb/contracts/disclosure/events.ts";
import { type ReportEvent, reportEvents } from "@sb/contracts/report/events.ts";
import { filerOf } from "@sb/contracts/report/filers.ts";
import {
  COUNTS_ID,
  type ExtraDoc,
  extraIds,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type AskedKey, type Docs, defineProjection } from "../runtime/projection.ts";
import { type FilerRef, keysOf } from "./addresses.ts";
import { type Disputed, disputedAddressOps, disputedDoc } from "./disputed.ts";
import { correctedDoc, filedDoc, modifiedDoc, reportDoc, withExtra } from "./docs.ts";
import { type OnShare, sharedDoc } from "./shared.ts";
import { standingOps } from "./standing.ts";

export type ReportStored = Stored<ReportEvent>;

export const reportProjection = defineProjection({
  name: REPORT_MODEL,
  handles: [...reportEvents.definitions, AgencyNotified, AgencyStatusSet, PackageFetched],
  reads: (event) => (isOneOf(reportEvents, event) ? reads(event) : [keyOfReport(event.data.dclrSeq)]),
  project: (event, docs) => (isOneOf(reportEvents, event) ? project(event, docs) : projectShare(event, docs)),
});

const keyOfReport = (dclrSeq: number): AskedKey => ({ collection: REPORT_COLLECTIONS.report, id: String(dclrSeq) });

function projectShare(event: OnShare, docs: Docs): readonly ReadOp[] {
  const before = reportDoc(docs, event.data.dclrSeq);
  const after = before && sharedDoc(before, event);
  return after && after !== before ? [put(after)] : [];
}

function reads(event: ReportStored): readonly AskedKey[] {
  const report = keyOfReport(event.data.dclrSeq);
  if ("requestSeq" in event.data && event.type !== "DeclarationCorrected") return [report, ...addressOf(event.data)];
  const places = placesOf(event);
  if (places.length === 0) return [report];
  return [report, { collection: REPORT_COLLECTIONS.counts, id: COUNTS_ID }, ...places.flatMap(keysOf)];
}

const addressOf = ({ addressKey }: { readonly addressKey?: string | undefined }): readonly AskedKey[] =>
  addressKey === undefined ? [] : [{ collection: REPORT_COLLECTIONS.address, id: addressKey }];

/**
 * Where an event takes a report from and puts it. Later events of a list's entry don't say whose list it was, but only a
 * person may have a document of their own.
 */
export function placesOf(event: ReportStored): readonly FilerRef[] {
  switch (event.type) {
    case "DeclarationFiled":
      return placeAt(event.data.declaration, filerOf(event.data));
    case "DeclarationModified":
      return [event.data.was, event.data.declaration].flatMap((at) => placeAt(at, event.data.ownerId));
    case "DeclarationDeleted":
      return placeAt(event.data.was, event.data.ownerId);
    case "DeclarationCorrected":
      return placeAt(event.data.was, event.data.ownerId);
    default:
      return [];
  }
}

const placeAt = (at: { readonly addressKey: string } | undefined, by: string): readonly FilerRef[] =>
  at ? [{ addressKey: at.addressKey, by }] : [];

function project(event: ReportStored, docs: Docs): readonly ReadOp[] {
  const { dclrSeq } = event.data;
  const before = reportDoc(docs, dclrSeq);
  if (before !== undefined && event.revision <= before.revision) return [];
  return change(event, dclrSeq, before, docs);
}

function change(event: ReportStored, dclrSeq: number, before: ReportDoc | undefined, docs: Docs): readonly ReadOp[] {
  switch (event.type) {
    case "DeclarationFiled":
      return moved(dclrSeq, undefined, filedDoc(event), docs);
    case "DeclarationModified":
      return before ? moved(dclrSeq, before, modifiedDoc(before, event), docs) : [];
    case "DeclarationDeleted":
      return before ? [...moved(dclrSeq, before, undefined, docs), ...withoutExtras(before)] : [];
    case "ExtraInfoAdded":
      return before ? withMore(before, withExtra(before, event), event) : [];
    case "DeletionRequested":
    case "DeletionRequestAccepted":
    case "DeletionRequestRejected":
      return before ? disputed(before, event, docs) : [];
    case "DeclarationCorrected":
      return before ? moved(dclrSeq, before, correctedDoc(before, event), docs) : [];
    default:
      throw unknownEvent(event);
  }
}

function disputed(before: ReportDoc, event: Disputed, docs: Docs): readonly ReadOp[] {
  const after = disputedDoc(before, event);
  return [put(after), ...disputedAddressOps(event, before, after, docs)];
}

/** The report from one state to another, and all that counts or lists it along with it. */
function moved(
  dclrSeq: number,
  before: ReportDoc | undefined,
  after: ReportDoc | undefined,
  docs: Docs,
): readonly ReadOp[] {
  const id = String(dclrSeq);
  return [
    after ? put(after, before?.declaration !== undefined) : { op: "delete", collection: REPORT_COLLECTIONS.report, id },
    ...ownedOps(dclrSeq, before, after),
    ...incidentOps(dclrSeq, before, after),
    ...standingOps(dclrSeq, before, after, docs),
  ];
}

/** An owner's list of their own reports, in which an imported entry is nobody's. */
function ownedOps(dclrSeq: number, before: ReportDoc | undefined, after: ReportDoc | undefined): readonly ReadOp[] {
  const { ownerId, provenance } = after ?? before ?? {};
  if (ownerId === undefined || provenance || (before && after)) return [];
  const [list, member] = [REPORT_LISTS.owner(ownerId), String(dclrSeq)];
  return [after ? { op: "listAdd", list, member, score: dclrSeq } : { op: "listRemove", list, member }];
}

/** A deleted report leaves the others of its incident, which name it no more. */
function incidentOps(dclrSeq: number, before: ReportDoc | undefined, after: ReportDoc | undefined): readonly ReadOp[] {
  const { incident } = after ?? before ?? {};
  if (incident === undefined || (before && after)) return [];
  const [list, member] = [REPORT_LISTS.incident(incident), String(dclrSeq)];
  return [after ? { op: "listAdd", list, member, score: dclrSeq } : { op: "listRemove", list, member }];
}

function withMore(before: ReportDoc, after: ReportDoc, { sealed = "", meta }: ReportStored): readonly ReadOp[] {
  const [id = ""] = extraIds(after.dclrSeq, after.extras).slice(before.extras);
  const doc: ExtraDoc = { sealed, addedAt: meta.at };
  return [put(after), { op: "put", collection: REPORT_COLLECTIONS.extra, id, doc }];
}

function withoutExtras({ dclrSeq, extras }: ReportDoc): readonly ReadOp[] {
  return extraIds(dclrSeq, extras).map((id) => ({ op: "delete", collection: REPORT_COLLECTIONS.extra, id }));
}

/** `erases`: the document before held text that may be gone now. */
function put(doc: ReportDoc, erases?: boolean): ReadOp {
  const id = String(doc.dclrSeq);
  return { op: "put", collection: REPORT_COLLECTIONS.report, id, doc, ...(erases && { erases }) };
}
