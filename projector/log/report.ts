// Reports, and requests to delete them, in the public log. A leaf is made of the event's open part alone: of the commitment that lies beside its sealed
// text, or, where it has none, of its id. What opens the commitment goes into the model as long as the text is there.
import { type Leaf, type LeafRole, loggedReport } from "@sb/contracts/log/fact.ts";
import {
  LOG_COLLECTIONS,
  type LoggedFact,
  type LoggedReportDoc,
  type LoggedRequestDoc,
  TRAIL_MOST,
} from "@sb/contracts/log/model.ts";
import type {
  DeclarationCorrected,
  DeclarationDeleted,
  DeclarationFiled,
  DeclarationModified,
  DeletionRequestAccepted,
  DeletionRequested,
  DeletionRequestRejected,
  ReportEvent,
} from "@sb/contracts/report/events.ts";
import { commitmentOf, saltOfEvent } from "@sb/knowledge/tlog/commitment.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";
import { type Added, NOTHING } from "./listing.ts";

const keyOfReport = (dclrSeq: number): DocKey => ({ collection: LOG_COLLECTIONS.report, id: String(dclrSeq) });
const keyOfRequest = (seq: number): DocKey => ({ collection: LOG_COLLECTIONS.request, id: String(seq) });

export const keysOfReport = ({ data }: ReportEvent): readonly DocKey[] => [
  keyOfReport(data.dclrSeq),
  ...("requestSeq" in data ? [keyOfRequest(data.requestSeq)] : []),
];

export function leavesOfReport(event: Stored<ReportEvent>, docs: Docs, next: number): Added {
  const key = keyOfReport(event.data.dclrSeq);
  // Only this projection writes here.
  const before = docs.get(key.collection, key.id) as LoggedReportDoc | undefined;
  switch (event.type) {
    case "DeclarationFiled":
      return event.data.open === "PUBLIC" ? filed(event, next) : NOTHING;
    case "DeclarationModified":
      if (event.data.open === "PRIVATE") return before?.isPublic ? removed(event, before, next) : NOTHING;
      return before?.isPublic ? changed(event, before, "OWNER", next) : filed(event, next);
    case "DeclarationCorrected":
      return before?.isPublic ? changed(event, before, "STAFF", next) : NOTHING;
    case "DeclarationDeleted":
      return before?.isPublic ? removed(event, before, next) : NOTHING;
    case "DeletionRequested":
      return disputed(event, before, next);
    case "DeletionRequestAccepted":
    case "DeletionRequestRejected":
      return decided(event, before, docs, next);
    case "ExtraInfoAdded":
      return NOTHING;
    default:
      throw unknownEvent(event);
  }
}

type Told = Stored<DeclarationFiled | DeclarationModified | DeclarationCorrected>;

/** `opened`: undefined where the key of its text is gone. */
function committed(event: Told): {
  readonly commitment: string;
  readonly opened: Pick<LoggedFact, "fact" | "salt"> | undefined;
} {
  const { personal, meta, data } = event;
  if (personal?.commitment === undefined) {
    // Stored before there was a log: of its text nothing is promised, only that there was a report of this number.
    const [salt, fact] = [saltOfEvent(meta.eventId), { report: data.dclrSeq }];
    return { commitment: commitmentOf(salt, fact), opened: { salt, fact } };
  }
  const { commitment, opening } = personal;
  const logged = loggedReport(data);
  if (!opening || !logged) return { commitment, opened: undefined };
  return { commitment, opened: { salt: opening.salt, fact: { ...logged.fact, text: opening.text } } };
}

function filed(event: Told, leaf: number): Added {
  const { commitment, opened } = committed(event);
  const entry: Leaf = { kind: "REPORT_FILED", at: event.meta.at, commitment };
  const doc = { first: leaf, isPublic: true, filed: opened && { leaf, ...opened }, trail: [] };
  return { leaves: [entry], ops: [put(event.data.dclrSeq, noted(doc, leaf, entry))] };
}

function changed(event: Told, before: LoggedReportDoc, by: LeafRole, leaf: number): Added {
  const { commitment, opened } = committed(event);
  const entry: Leaf = { kind: "REPORT_CHANGED", at: event.meta.at, commitment, of: before.first, by };
  const now = opened && { leaf, ...opened };
  // A correction is a publication of its own: the key of what was said before is destroyed.
  const kept = by === "STAFF" ? undefined : before.filed;
  return { leaves: [entry], ops: [put(event.data.dclrSeq, noted({ ...before, filed: kept, now }, leaf, entry))] };
}

function removed(
  event: Stored<DeclarationModified | DeclarationDeleted>,
  before: LoggedReportDoc,
  leaf: number,
): Added {
  const { meta, data } = event;
  const { filed: _, now: __, upheld, ...rest } = before;
  const outcome = event.type === "DeclarationModified" ? "MADE_PRIVATE" : upheld ? "DISPUTE_UPHELD" : "DELETED";
  const by = upheld ? "STAFF" : roleOf(meta.actor, data.ownerId);
  const entry: Leaf = { kind: "REPORT_REMOVED", at: meta.at, of: before.first, by, outcome };
  return { leaves: [entry], ops: [put(data.dclrSeq, noted({ ...rest, isPublic: false }, leaf, entry))] };
}

function roleOf(actor: string, ownerId: string): LeafRole {
  if (actor === ownerId) return "OWNER";
  return actor.startsWith("system:") ? "SERVICE" : "STAFF";
}

function disputed(event: Stored<DeletionRequested>, before: LoggedReportDoc | undefined, leaf: number): Added {
  const { dclrSeq, requestSeq, addressKey, requesterId } = event.data;
  const fact = { request: requestSeq, report: dclrSeq, ...(addressKey !== undefined && { target: addressKey }) };
  const asked = { leaf, fact, salt: saltOfEvent(event.meta.eventId) };
  const entry: Leaf = {
    ...{ kind: "REPORT_DISPUTED", at: event.meta.at, of: before?.first },
    commitment: commitmentOf(asked.salt, fact),
  };
  const doc: LoggedRequestDoc = { requesterId, asked };
  return {
    leaves: [entry],
    ops: [
      { op: "put", ...keyOfRequest(requestSeq), doc },
      ...(before ? [put(dclrSeq, noted(before, leaf, entry))] : []),
    ],
  };
}

const DECIDED_BY: Readonly<Record<string, LeafRole>> = { WITHDRAWN: "REQUESTER", MOOT: "SERVICE" };

function decided(
  event: Stored<DeletionRequestAccepted | DeletionRequestRejected>,
  before: LoggedReportDoc | undefined,
  docs: Docs,
  leaf: number,
): Added {
  const { dclrSeq, requestSeq, addressKey } = event.data;
  // Events of before outcomes were told.
  const outcome = event.data.outcome ?? (event.type === "DeletionRequestAccepted" ? "REMOVED" : "KEPT");
  const by = DECIDED_BY[outcome] ?? "STAFF";
  const target = addressKey !== undefined && { target: addressKey };
  const fact = { request: requestSeq, report: dclrSeq, ...target, outcome };
  const salt = saltOfEvent(event.meta.eventId);
  const entry: Leaf = {
    ...{ kind: "REPORT_DECIDED", at: event.meta.at, of: before?.first, by, outcome },
    commitment: commitmentOf(salt, fact),
  };
  const key = keyOfRequest(requestSeq);
  const request = docs.get(key.collection, key.id) as LoggedRequestDoc | undefined;
  const ops: ReadOp[] = [];
  if (request) ops.push({ op: "put", ...key, doc: { ...request, decided: { leaf, fact, salt, outcome, by } } });
  const upheld = outcome === "REMOVED" ? { upheld: true } : {};
  if (before) ops.push(put(dclrSeq, noted({ ...before, ...upheld }, leaf, entry)));
  return { leaves: [entry], ops };
}

function noted(doc: LoggedReportDoc, leaf: number, { kind, at }: Leaf): LoggedReportDoc {
  return doc.trail.length >= TRAIL_MOST ? doc : { ...doc, trail: [...doc.trail, { leaf, kind, at }] };
}

/** Salt and fact of a text that is gone have to be gone from the store's files too. */
const put = (dclrSeq: number, doc: LoggedReportDoc): ReadOp => ({
  ...{ op: "put", ...keyOfReport(dclrSeq), doc },
  ...(doc.filed === undefined && { erases: true }),
});
