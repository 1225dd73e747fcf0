// The projection `report@2` (contracts/report/model.ts): reports, extra information, public lists, addresses, counts.
import { type ReportEvent, reportEvents } from "@sb/contracts/report/events.ts";
import {
  COUNTS_ID,
  type ExtraDoc,
  extraIds,
  REPORT_COLLECTIONS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { countOps, type Place, placeOf, placesOf } from "./counts.ts";
import { filedDoc, modifiedDoc, reportDoc, withExtra, withRequests } from "./docs.ts";
import { listOps } from "./lists.ts";

export type ReportStored = Stored<ReportEvent>;

export const reportProjection = defineProjection({
  name: REPORT_MODEL,
  handles: reportEvents.definitions,
  reads,
  project,
});

function reads(event: ReportStored): readonly DocKey[] {
  return [
    { collection: REPORT_COLLECTIONS.report, id: String(event.data.dclrSeq) },
    { collection: REPORT_COLLECTIONS.counts, id: COUNTS_ID },
    ...placesOf(event).flatMap(keysOf),
  ];
}

function keysOf({ addressKey, reportedOn }: Place): readonly DocKey[] {
  const address = { collection: REPORT_COLLECTIONS.address, id: addressKey };
  return reportedOn === undefined ? [address] : [address, { collection: REPORT_COLLECTIONS.day, id: reportedOn }];
}

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
      return before ? withMore(before, withExtra(before, event), event.sealed) : [];
    case "DeletionRequested":
      return before ? [put(withRequests(before, event, (open) => [...open, event.data.requestSeq]))] : [];
    case "DeletionRequestAccepted":
    case "DeletionRequestRejected":
      return before
        ? [put(withRequests(before, event, (open) => open.filter((seq) => seq !== event.data.requestSeq)))]
        : [];
    default:
      throw unknownEvent(event);
  }
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
    ...listOps(id, before, after),
    ...countOps(before && placeOf(before), after && placeOf(after), docs),
  ];
}

function withMore(before: ReportDoc, after: ReportDoc, sealed = ""): readonly ReadOp[] {
  const [id = ""] = extraIds(after.dclrSeq, after.extras).slice(before.extras);
  const doc: ExtraDoc = { sealed };
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
