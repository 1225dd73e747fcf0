// The projection `sharing@3` (contracts/sharing/model.ts): each change to a public report is added after all that was added before.
import { AccountJoined } from "@sb/contracts/account/events.ts";
import { ControlProven } from "@sb/contracts/dispute/events.ts";
import { type ReportEvent, reportEvents } from "@sb/contracts/report/events.ts";
import { type SharingEvent, targetEvents } from "@sb/contracts/sharing/events.ts";
import {
  CLOCK_ID,
  type ClockDoc,
  type DayDoc,
  SHARING_COLLECTIONS,
  SHARING_LISTS,
  SHARING_MODEL,
  type SharingDoc,
  TICKS,
} from "@sb/contracts/sharing/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import { timeOfSeq } from "@sb/platform/ids.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type AskedKey, type Docs, defineProjection } from "../runtime/projection.ts";
import { joined, memberKey, memberKeys, voiceAt } from "./members.ts";
import { nextDoc } from "./next.ts";
import { objectOps } from "./objects.ts";
import { judgedKey, judgedOps, targetKeys, targetOps } from "./targets.ts";

export type SharingStored = Stored<ReportEvent>;

const { report, clock, day } = SHARING_COLLECTIONS;

export const sharingProjection = defineProjection({
  name: SHARING_MODEL,
  handles: [AccountJoined, ControlProven, ...targetEvents.definitions, ...reportEvents.definitions],
  reads(event) {
    if (isJoining(event)) return [memberKey(event.data.userId)];
    if (isProof(event)) return [{ collection: report, id: String(event.data.dclrSeq) }];
    return isOneOf(targetEvents, event) ? [clockKey, judgedKey(event)] : reads(event);
  },
  project(event, docs) {
    if (isJoining(event)) return joined(event, docs);
    if (isProof(event)) return proven(event, docs);
    return isOneOf(targetEvents, event) ? judge(event, docs) : project(event, docs);
  },
});

const clockKey: AskedKey = { collection: clock, id: CLOCK_ID };

type Handled = Stored<AccountJoined | ControlProven | SharingEvent | ReportEvent>;

const isJoining = (event: Handled): event is Stored<AccountJoined> => event.type === "AccountJoined";
const isProof = (event: Handled): event is Stored<ControlProven> => event.type === "ControlProven";

/** Whose the target is is shown, and changes nothing: who swindles controls their own wallet as well. */
function proven({ data }: Stored<ControlProven>, docs: Docs): readonly ReadOp[] {
  const { dclrSeq, requestSeq } = data;
  const before = docs.get(report, String(dclrSeq)) as SharingDoc | undefined;
  if (!before || before.proven?.includes(requestSeq)) return [];
  return [docOp(dclrSeq, undefined, { ...before, proven: [...(before.proven ?? []), requestSeq] })];
}

function judge(event: Stored<SharingEvent>, docs: Docs): readonly ReadOp[] {
  const added = nextTick(event, docs);
  const ops = judgedOps(event, added, docs);
  return ops.length > 0 ? [...ops, clockOp(added)] : [];
}

function reads(event: SharingStored): readonly AskedKey[] {
  if (isOfList(event)) return [];
  const { dclrSeq } = event.data;
  return [
    { collection: report, id: String(dclrSeq) },
    clockKey,
    { collection: day, id: dayOf(dclrSeq) },
    ...memberKeys(event),
    ...targetKeys(event),
  ];
}

const isOfList = (event: SharingStored): boolean =>
  event.type === "DeclarationFiled" && event.data.provenance !== undefined;

function project(event: SharingStored, docs: Docs): readonly ReadOp[] {
  if (isOfList(event)) return [];
  const { dclrSeq } = event.data;
  const before = docs.get(report, String(dclrSeq)) as SharingDoc | undefined;
  if (before && event.revision <= before.revision) return [];
  const added = nextTick(event, docs);
  const after = nextDoc(before, event, { added, voice: voiceAt(event, docs) });
  if (!before && !after) return [];
  const ops = [...objectOps(before, after, event, added), ...targetOps(before, after, event, added, docs)];
  return [docOp(dclrSeq, before, after), ...ops, ...(ops.length > 0 ? [clockOp(added), ...dayOps(event, docs)] : [])];
}

/** A time of its own for each change, in the order of the log, however the clocks of those who wrote it went. */
function nextTick({ meta }: Pick<SharingStored, "meta">, docs: Docs): number {
  const { last = 0 } = (docs.get(clock, CLOCK_ID) as ClockDoc | undefined) ?? {};
  return Math.max(Date.parse(meta.at) * 1_000, last + TICKS);
}

const clockOp = (last: number): ReadOp => ({ op: "put", collection: clock, id: CLOCK_ID, doc: { last } });

function docOp(dclrSeq: number, before: SharingDoc | undefined, after: SharingDoc | undefined): ReadOp {
  const key = { collection: report, id: String(dclrSeq) };
  if (!after) return { op: "delete", ...key };
  return { op: "put", ...key, doc: after, ...(before?.shown && { erases: true }) };
}

const DAY_MS = 86_400_000;

const dayNumberOf = (dclrSeq: number): number => Math.floor(timeOfSeq(dclrSeq) / DAY_MS);

/** Written out once for all that come one after the other. */
let lastDay = { number: 0, text: "1970-01-01" };

/** That of its number, so that a report stays in it. */
function dayOf(dclrSeq: number): string {
  const number = dayNumberOf(dclrSeq);
  if (number !== lastDay.number) lastDay = { number, text: new Date(number * DAY_MS).toISOString().slice(0, 10) };
  return lastDay.text;
}

function dayOps({ data, meta }: SharingStored, docs: Docs): readonly ReadOp[] {
  const id = dayOf(data.dclrSeq);
  const known = docs.get(day, id) as DayDoc | undefined;
  const changed = Math.max(Math.floor(Date.parse(meta.at) / 1_000), (known?.changed ?? 0) + 1);
  const put: ReadOp = { op: "put", collection: day, id, doc: { changed } };
  const score = dayNumberOf(data.dclrSeq);
  return known ? [put] : [put, { op: "listAdd", list: SHARING_LISTS.days, member: id, score }];
}
