// The projection `objection@1` (contracts/objection/model.ts): objections for those who made them, and for staff. What they do to a listing
// stands in `published@2`.
import { type ObjectionEvent, objectionEvents } from "@sb/contracts/objection/events.ts";
import {
  OBJECTION_COLLECTION,
  OBJECTION_LISTS,
  OBJECTION_MODEL,
  type ObjectionDoc,
} from "@sb/contracts/objection/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import { documentOps, type Scores } from "../runtime/content.ts";
import { defineProjection } from "../runtime/projection.ts";

const keyOf = ({ data }: ObjectionEvent) => ({ collection: OBJECTION_COLLECTION, id: String(data.objectionSeq) });

export const objectionProjection = defineProjection({
  name: OBJECTION_MODEL,
  handles: objectionEvents.definitions,
  reads: (event) => [keyOf(event)],
  project(event, docs) {
    const key = keyOf(event);
    // Only this projection writes here.
    const before = docs.get(key.collection, key.id) as ObjectionDoc | undefined;
    if (before && before.revision >= event.revision) return [];
    const after = docAfter(event, before);
    if (!after) return [];
    const [put, ...lists] = documentOps(key, before, after, scoresOf);
    if (put?.op !== "put" || event.type !== "ObjectionWithdrawn") return put ? [put, ...lists] : [];
    return [{ ...put, erases: true }, ...lists];
  },
});

function docAfter(event: Stored<ObjectionEvent>, before: ObjectionDoc | undefined): ObjectionDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "ObjectionOpened") return { ...event.data, status: "OPEN", sealed: event.sealed, revision };
  if (!before) return undefined;
  const doc = { ...before, revision };
  const closedAt = meta.at;
  switch (event.type) {
    case "PublisherTold":
      return { ...doc, toldAt: meta.at };
    case "ObjectionWithdrawn":
      return { ...doc, status: "WITHDRAWN", closedAt, sealed: undefined };
    case "ObjectionDecided":
      return { ...doc, status: event.data.outcome, closedAt, note: event.data.note };
    case "ObjectionClosed":
      return { ...doc, status: "DELISTED", closedAt };
    default:
      throw unknownEvent(event);
  }
}

function scoresOf({ objectionSeq, listSeq, objectorId, status, openedAt, closedAt = openedAt }: ObjectionDoc): Scores {
  return {
    [OBJECTION_LISTS.of(objectorId)]: objectionSeq,
    [OBJECTION_LISTS.toList(listSeq)]: status === "OPEN" ? objectionSeq : undefined,
    [OBJECTION_LISTS.open]: status === "OPEN" ? Date.parse(openedAt) : undefined,
    [OBJECTION_LISTS.closed]: status === "OPEN" ? undefined : Date.parse(closedAt),
  };
}

export const projections = [objectionProjection] as const;
