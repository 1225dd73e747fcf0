// The projection `notice@1`: one document per notice, and the lists that admins and clocks ask for.
import { type NoticeEvent, type NoticeModified, noticeEvents } from "@sb/contracts/notice/events.ts";
import {
  NO_END,
  NOTICE_COLLECTION,
  NOTICE_LIST,
  NOTICE_LISTS,
  NOTICE_MODEL,
  type NoticeDoc,
} from "@sb/contracts/notice/model.ts";
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
  const lists = listsOf(before, after).flatMap((op) => op ?? []);
  if (!after) return [{ op: "delete", collection: NOTICE_COLLECTION, id }, ...lists];
  return [{ op: "put", collection: NOTICE_COLLECTION, id, doc: after }, ...lists];
}

/** Adds the notice to the lists that it belongs to now, and takes it out of those that it was in. */
function listsOf(before: NoticeDoc | undefined, after: NoticeDoc | undefined): readonly (ReadOp | undefined)[] {
  const member = String((after ?? before)?.seq);
  const scores = scoresOf(after);
  const former = scoresOf(before);
  return Object.keys({ ...former, ...scores }).map((list) => {
    const score = scores[list];
    if (score !== undefined) return { op: "listAdd", list, member, score };
    return former[list] === undefined ? undefined : { op: "listRemove", list, member };
  });
}

/** By list; undefined where it is in none. */
function scoresOf(doc: NoticeDoc | undefined): Readonly<Record<string, number | undefined>> {
  if (!doc) return {};
  const { seq, popup, showFrom, showTo } = doc;
  const ends = showTo === undefined ? undefined : Date.parse(showTo);
  const isPublished = doc.status === "PUBLISHED";
  return {
    [NOTICE_LIST]: seq,
    [NOTICE_LISTS.popups]: popup ? seq : undefined,
    [NOTICE_LISTS.starts]: isPublished && showFrom !== undefined ? Date.parse(showFrom) : undefined,
    [NOTICE_LISTS.ends]: isPublished ? ends : undefined,
    [NOTICE_LISTS.popupEnds]: isPublished && popup ? (ends ?? NO_END) : undefined,
  };
}

/** Undefined once it is deleted; a redelivered event of a deleted notice finds none and makes none. */
function docAfter(event: Stored<NoticeEvent>, before: NoticeDoc | undefined): NoticeDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "NoticeWritten") return { ...event.data, status: "DRAFT", writtenAt: meta.at, revision };
  if (!before) return undefined;
  switch (event.type) {
    case "NoticeModified":
      return modified(before, event.data, { modifiedAt: meta.at, revision });
    case "NoticePublished":
      return { ...before, status: "PUBLISHED", publishedAt: meta.at, revision };
    case "NoticeDeleted":
      return undefined;
    default:
      throw unknownEvent(event);
  }
}

/** What the change leaves out is gone: a notice may lose its end or its translations. */
function modified(before: NoticeDoc, text: NoticeModified["data"], changed: Partial<NoticeDoc>): NoticeDoc {
  const { popup: _, showFrom: __, showTo: ___, translations: ____, ...rest } = before;
  return { ...rest, ...text, ...changed };
}
