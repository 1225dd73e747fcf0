// The notice subject's read models: `notice@1`, its index `notice-index@2`, and `popup@1`.
import {
  NEVER,
  NO_END,
  NOTICE_LIMITS,
  NOTICE_LIST,
  NOTICE_LISTS,
  NOTICE_SEARCH,
  type NoticeDoc,
  POPUP_MODEL,
  POPUPS_HIDDEN_COLLECTION,
  type PopupsHiddenDoc,
} from "@sb/contracts/notice/model.ts";
import { noticeContent, type PopupHidden, popupEvents } from "@sb/contracts/notice/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { contentIndex, contentProjection, type Scores, secondsSince2025 } from "../runtime/content.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const noticeProjection = contentProjection({ content: noticeContent, textOf: (text) => text, scoresOf });

/** The lists that admins and clocks ask for. */
function scoresOf({ seq, status, popup, showFrom, showTo }: NoticeDoc): Scores {
  const ends = showTo === undefined ? undefined : Date.parse(showTo);
  const isPublished = status === "PUBLISHED";
  return {
    [NOTICE_LIST]: seq,
    [NOTICE_LISTS.popups]: popup ? seq : undefined,
    [NOTICE_LISTS.starts]: isPublished && showFrom !== undefined ? Date.parse(showFrom) : undefined,
    [NOTICE_LISTS.ends]: isPublished ? ends : undefined,
    [NOTICE_LISTS.popupEnds]: isPublished && popup ? (ends ?? NO_END) : undefined,
  };
}

export const noticeIndex = contentIndex({
  ...noticeContent,
  schema: NOTICE_SEARCH,
  handles: noticeContent.events.definitions,
  docOf(doc: NoticeDoc) {
    if (doc.publishedAt === undefined) return undefined;
    const { title, content, optionType, showTo } = doc;
    const translated = Object.values(doc.translations ?? {}).flatMap((text) =>
      text ? [text.title, text.content] : [],
    );
    return {
      texts: { title, content: [content, ...translated] },
      filters: { optionType, ends: showTo === undefined ? NEVER : String(doc.seq) },
      sorts: { shownAt: secondsSince2025(shownAt(doc, doc.publishedAt)) },
    };
  },
});

/** Milliseconds since 1970. A notice that is published late begins then. */
const shownAt = ({ showFrom }: NoticeDoc, publishedAt: string): number =>
  Math.max(Date.parse(publishedAt), Date.parse(showFrom ?? publishedAt));

/** The popups that each person does not want to see again today. */
export const popupsProjection = defineProjection({
  name: POPUP_MODEL,
  handles: popupEvents.definitions,
  reads: ({ data }) => [{ collection: POPUPS_HIDDEN_COLLECTION, id: data.userId }],
  project: hide,
});

function hide({ data, revision }: Stored<PopupHidden>, docs: Docs): readonly ReadOp[] {
  const { userId, seq, until } = data;
  // Only this projection writes here.
  const before = docs.get(POPUPS_HIDDEN_COLLECTION, userId) as PopupsHiddenDoc | undefined;
  if (before && before.revision >= revision) return [];
  const others = (before?.hidden ?? []).filter((one) => one.seq !== seq);
  const hidden = [...others, { seq, until }].slice(-NOTICE_LIMITS.popupsHidden);
  const doc: PopupsHiddenDoc = { userId, hidden, revision };
  return [{ op: "put", collection: POPUPS_HIDDEN_COLLECTION, id: userId, doc }];
}

export const projections = [noticeProjection, popupsProjection] as const;
export const indexProjections = [noticeIndex] as const;
