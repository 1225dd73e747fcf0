// The projection `audit@1`: who did what when, of all events that subjects declare as acts.
import { type ActDoc, AUDIT_COLLECTION, AUDIT_MODEL, actId, auditListsOf } from "@sb/contracts/audit/model.ts";
import type { AnyEvent } from "@sb/contracts/events.ts";
import { acts } from "@sb/contracts/subjects.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { defineProjection } from "../runtime/projection.ts";

export const auditProjection = defineProjection({
  name: AUDIT_MODEL,
  handles: [...acts.values()].map(({ event }) => event),
  reads: () => [],
  project,
});

/** Each event has a document of its own, so a redelivered one repeats what stands there. */
function project(event: Stored<AnyEvent>): readonly ReadOp[] {
  const doc = docOf(event);
  if (!doc) return [];
  const id = actId(doc.at, doc.eventId);
  const score = Date.parse(doc.at);
  return [
    { op: "put", collection: AUDIT_COLLECTION, id, doc },
    ...auditListsOf(doc).map((list) => ({ op: "listAdd", list, member: id, score }) as const),
  ];
}

function docOf({ type, data, stream, meta }: Stored<AnyEvent>): ActDoc | undefined {
  const act = acts.get(type);
  if (!act?.isAct(data)) return undefined;
  const { eventId, at, actor } = meta;
  const target = act.targetOf(data) ?? stream.slice(stream.indexOf("-") + 1);
  return { eventId, at, actor, subject: act.subject, act: type, target, reason: act.reasonOf(data) };
}

export const projections = [auditProjection] as const;
