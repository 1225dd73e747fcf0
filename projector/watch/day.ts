// Hits of watches: the last one stands at the watch, and those that wait for the day's mail in a list.
import type { WatchDayEvent } from "@sb/contracts/watch/events.ts";
import { WATCH_COLLECTIONS, WATCH_LISTS, type WatchDoc, watchDayId } from "@sb/contracts/watch/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";

export function dayOps(event: Stored<WatchDayEvent>, docs: Docs): readonly ReadOp[] {
  const { userId, day } = event.data;
  const list = WATCH_LISTS.digests;
  const member = watchDayId(userId, day);
  switch (event.type) {
    case "WatchHit": {
      const waits = event.data.pace === "DAILY";
      return [
        ...lastOps(event, docs),
        ...(waits ? [{ op: "listAdd", list, member, score: Date.parse(day) } as const] : []),
      ];
    }
    case "WatchDigestMailed":
      return [{ op: "listRemove", list, member }];
    default:
      throw unknownEvent(event);
  }
}

function lastOps(
  { data, meta: { at } }: Stored<Extract<WatchDayEvent, { readonly type: "WatchHit" }>>,
  docs: Docs,
): readonly ReadOp[] {
  const collection = WATCH_COLLECTIONS.watch;
  const id = String(data.watchSeq);
  // Only this projection writes here.
  const doc = docs.get(collection, id) as WatchDoc | undefined;
  if (!doc || (doc.last && doc.last.at >= at)) return [];
  const { occasion, sealed } = data;
  return [{ op: "put", collection, id, doc: { ...doc, last: { occasion, at, sealed } } }];
}
