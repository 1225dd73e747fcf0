// The index projection `notice-index@1`: published notices as they are searched.
import { noticeEvents } from "@sb/contracts/notice/events.ts";
import { NOTICE_COLLECTION, NOTICE_MODEL, type NoticeDoc } from "@sb/contracts/notice/model.ts";
import { NEVER, NOTICE_SEARCH } from "@sb/contracts/notice/search.ts";
import type { IndexOp } from "@sb/platform/search/port.ts";
import { defineIndexProjection } from "../runtime/projection.ts";

export const noticeIndex = defineIndexProjection({
  schema: NOTICE_SEARCH,
  follows: [NOTICE_MODEL],
  handles: noticeEvents.definitions,
  index: async (events, model) => {
    const seqs = [...new Set(events.map(({ data }) => data.seq))];
    const keys = seqs.map((seq) => ({ collection: NOTICE_COLLECTION, id: String(seq) }));
    const docs = await model(NOTICE_MODEL).getMany(keys);
    return seqs.map((seq, i) => indexOp(seq, docs[i] as NoticeDoc | undefined));
  },
});

const START_OF_2025 = Date.parse("2025-01-01T00:00:00Z");
/** The largest number that documents are sorted by. */
const LATEST = 2 ** 32 - 1;

function indexOp(seq: number, doc: NoticeDoc | undefined): IndexOp<typeof NOTICE_SEARCH> {
  if (doc?.publishedAt === undefined) return { op: "delete", id: seq };
  const { title, content, optionType, showTo } = doc;
  const translated = Object.values(doc.translations ?? {}).flatMap((text) => (text ? [text.title, text.content] : []));
  return {
    op: "upsert",
    doc: {
      id: seq,
      texts: { title, content: [content, ...translated] },
      filters: { optionType, ends: showTo === undefined ? NEVER : String(seq) },
      sorts: { shownAt: secondsOf(shownAt(doc, doc.publishedAt)) },
    },
  };
}

/** Milliseconds since 1970. A notice that is published late begins then. */
const shownAt = ({ showFrom }: NoticeDoc, publishedAt: string): number =>
  Math.max(Date.parse(publishedAt), Date.parse(showFrom ?? publishedAt));

const secondsOf = (instant: number): number =>
  Math.min(LATEST, Math.max(0, Math.floor((instant - START_OF_2025) / 1000)));
