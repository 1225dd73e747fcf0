// The projection `given@1` (contracts/sharing/given.ts): the reports that agencies were given, and when they changed.
import { type DeliveryEvent, deliveryEvents } from "@sb/contracts/delivery/events.ts";
import { DeclarationFiled, type ReportEvent, reportEvents } from "@sb/contracts/report/events.ts";
import { GIVEN_COLLECTIONS, GIVEN_MODEL, type GivenDoc, givenTo } from "@sb/contracts/sharing/given.ts";
import { type Added, CLOCK_ID, type ClockDoc } from "@sb/contracts/sharing/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { confidentialUuid } from "@sb/knowledge/stix/ids.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type AskedKey, type Docs, defineProjection } from "../runtime/projection.ts";
import { changed, told } from "./given.ts";

const { report, object, clock } = GIVEN_COLLECTIONS;

export const givenProjection = defineProjection({
  name: GIVEN_MODEL,
  handles: [...deliveryEvents.definitions, ...reportEvents.definitions],
  reads: (event) => (isNew(event) ? [] : keysOf(event.data.dclrSeq)),
  project: (event, docs) => (isNew(event) ? [] : project(event, docs)),
});

/** A report that is filed was given to nobody yet: nothing has to be looked up for most events of a rebuild. */
const isNew = ({ type }: Pick<Stored<DeliveryEvent | ReportEvent>, "type">): boolean => type === DeclarationFiled.type;

function keysOf(dclrSeq: number): readonly AskedKey[] {
  return [
    { collection: report, id: String(dclrSeq) },
    { collection: clock, id: CLOCK_ID },
  ];
}

function project(event: Stored<DeliveryEvent | ReportEvent>, docs: Docs): readonly ReadOp[] {
  const before = docs.get(report, String(event.data.dclrSeq)) as GivenDoc | undefined;
  const added = nextTick(event.meta.at, docs);
  const after = isOneOf(deliveryEvents, event) ? told(before, event, added) : before && changed(before, event, added);
  return after === undefined || after === before ? [] : opsOf(before, after, added);
}

/** A time of its own for each change, in the order of the log, however the clocks of those who wrote it went. */
function nextTick(at: string, docs: Docs): Added {
  const { last = 0 } = (docs.get(clock, CLOCK_ID) as ClockDoc | undefined) ?? {};
  return Math.max(Date.parse(at) * 1_000, last + 1);
}

function opsOf(before: GivenDoc | undefined, after: GivenDoc, added: Added): readonly ReadOp[] {
  const { dclrSeq, agencies } = after;
  const uuid = confidentialUuid(dclrSeq);
  return [
    { op: "put", collection: report, id: String(dclrSeq), doc: after },
    ...(before ? [] : [{ op: "put", collection: object, id: uuid, doc: { dclrSeq } } as const]),
    { op: "put", collection: clock, id: CLOCK_ID, doc: { last: added } },
    ...agencies
      .filter((each) => !before?.agencies.includes(each))
      .map(({ agencySeq, ended, ...entry }): ReadOp => {
        const place = { list: givenTo(agencySeq), member: String(dclrSeq) };
        return ended ? { op: "listRemove", ...place } : { op: "listAdd", ...place, score: entry.added };
      }),
  ];
}
