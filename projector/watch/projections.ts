// The projection `watch@2` (contracts/watch/model.ts): one document per watch, and the lists by which events find them.
import type { AnyEvent } from "@sb/contracts/events.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { type WatchDayEvent, type WatchEvent, watchDayEvents, watchEvents } from "@sb/contracts/watch/events.ts";
import { WATCH_COLLECTIONS, WATCH_MODEL, type WatchDoc } from "@sb/contracts/watch/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { dayOps } from "./day.ts";
import { listsWith, listsWithout } from "./lists.ts";

export const watchProjection = defineProjection({
  name: WATCH_MODEL,
  handles: [...watchEvents.definitions, ...watchDayEvents.definitions],
  reads,
  project,
});

type Event = Stored<WatchEvent | WatchDayEvent>;

function reads({ data }: Event): readonly DocKey[] {
  return [
    ...("watchSeq" in data ? [{ collection: WATCH_COLLECTIONS.watch, id: String(data.watchSeq) }] : []),
    ...("topic" in data ? [{ collection: WATCH_COLLECTIONS.word, id: data.topic }] : []),
  ];
}

function project(event: Event, docs: Docs): readonly ReadOp[] {
  if (isOneOf(watchDayEvents, event as AnyEvent)) return dayOps(event as Stored<WatchDayEvent>, docs);
  return watchOps(event as Stored<WatchEvent>, docs);
}

function watchOps(event: Stored<WatchEvent>, docs: Docs): readonly ReadOp[] {
  const id = String(event.data.watchSeq);
  // Only this projection writes here.
  const before = docs.get(WATCH_COLLECTIONS.watch, id) as WatchDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  if (event.type === "WatchEnded") return before ? ended(before, docs) : [];
  const after = docAfter(event, before);
  if (!after) return [];
  const put: ReadOp = { op: "put", collection: WATCH_COLLECTIONS.watch, id, doc: after };
  return [put, ...(before ? [] : listsWith(after, docs))];
}

const ended = (doc: WatchDoc, docs: Docs): readonly ReadOp[] => [
  { op: "delete", collection: WATCH_COLLECTIONS.watch, id: String(doc.watchSeq) },
  ...listsWithout(doc, docs),
];

function docAfter(
  event: Stored<Exclude<WatchEvent, { readonly type: "WatchEnded" }>>,
  before: WatchDoc | undefined,
): WatchDoc | undefined {
  const { revision, sealed = "", meta } = event;
  if (event.type === "WatchStarted") {
    const { membership: _, ...facts } = event.data;
    return { ...facts, isPaused: false, sealed, startedAt: meta.at, revision };
  }
  if (!before) return undefined;
  switch (event.type) {
    case "WatchChanged":
      return { ...before, on: event.data.on, pace: event.data.pace, revision };
    case "WatchPaused":
      return { ...before, isPaused: true, revision };
    case "WatchResumed":
      return { ...before, isPaused: false, revision };
    default:
      throw unknownEvent(event);
  }
}

export const projections = [watchProjection] as const;
