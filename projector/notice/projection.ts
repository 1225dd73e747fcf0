// The projection `notice@1`: one document per notice, and the list of all for admins.
import { type NoticeEvent, noticeEvents } from "@sb/contracts/notice/events.ts";
import { NOTICE_COLLECTION, NOTICE_LIST, NOTICE_MODEL, type NoticeDoc } from "@sb/contracts/notice/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const noticeProjection = defineProjection({
  name: NOTICE_MODEL,
  handles: noticeEvents.definitions,
  reads: ({ data }) => [{ collection: NOTICE_COLLECTION, id: String(data.seq) }],
  project,
});

function project(event: Stored<NoticeEvent>, docs: Docs): readonly ReadOp[] {
  const id = String(event.data.seq);
  // Only this projection writes here.
  const before = docs.get(NOTICE_COLLECTION, id) as NoticeDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const after = docAfter(event, before);
  if (!after) {
    return [
      { op: "delete", collection: NOTICE_COLLECTION, id },
      { op: "listRemove", list: NOTICE_LIST, member: id },
    ];
  }
  return [
    { op: "put", collection: NOTICE_COLLECTION, id, doc: after },
    { op: "listAdd", list: NOTICE_LIST, member: id, score: after.seq },
  ];
}

/** Undefined once it is deleted; a redelivered event of a deleted notice finds none and makes none. */
function docAfter(event: Stored<NoticeEvent>, before: NoticeDoc | undefined): NoticeDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "NoticeWritten") return { ...event.data, status: "DRAFT", writtenAt: meta.at, revision };
  if (!before) return undefined;
  switch (event.type) {
    case "NoticeModified":
      return { ...before, ...event.data, modifiedAt: meta.at, revision };
    case "NoticePublished":
      return { ...before, status: "PUBLISHED", publishedAt: meta.at, revision };
    case "NoticeDeleted":
      return undefined;
    default:
      throw unknownEvent(event);
  }
}
