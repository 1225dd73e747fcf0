// The news subject's read model `news@1`, which has one document per item, the lists of items, and which sources are paused; and its
// index `news-index@2`.
import {
  NEWS_COLLECTIONS,
  NEWS_LISTS,
  NEWS_MODEL,
  NEWS_SEARCH,
  type NewsDoc,
  type NewsSourceDoc,
} from "@sb/contracts/news/model.ts";
import { type NewsEvent, NewsSourcePaused, NewsSourceResumed, newsEvents } from "@sb/contracts/news/subject.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { contentIndex, documentOps, type Scores, secondsSince2025 } from "../runtime/content.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

type OnSource = NewsSourcePaused | NewsSourceResumed;

export const newsProjection = defineProjection({
  name: NEWS_MODEL,
  handles: [...newsEvents.definitions, NewsSourcePaused, NewsSourceResumed],
  reads: (event) => [isOneOf(newsEvents, event) ? keyOfItem(event) : keyOfSource(event)],
  project: (event, docs) => (isOneOf(newsEvents, event) ? projectItem(event, docs) : projectSource(event, docs)),
});

const keyOfItem = ({ data }: NewsEvent) => ({ collection: NEWS_COLLECTIONS.news, id: String(data.newsSeq) });
const keyOfSource = ({ data }: OnSource) => ({ collection: NEWS_COLLECTIONS.source, id: data.sourceId });

function projectItem(event: Stored<NewsEvent>, docs: Docs): readonly ReadOp[] {
  const key = keyOfItem(event);
  // Only this projection writes here.
  const before = docs.get(key.collection, key.id) as NewsDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const after = docAfter(event, before);
  return before === undefined && after === undefined ? [] : documentOps(key, before, after, scoresOf);
}

/**
 * Undefined where its words are destroyed, also while the log is read again from the beginning; a redelivered event of an
 * expired item finds none and makes none.
 */
function docAfter(event: Stored<NewsEvent>, before: NewsDoc | undefined): NewsDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "NewsBroughtIn") {
    const { pictureUrl: _, title, summary = "", link, ...item } = event.data;
    if (title === undefined || link === undefined) return undefined;
    return { ...item, title, summary, link, broughtInAt: meta.at, hasPicture: false, revision };
  }
  if (!before) return undefined;
  switch (event.type) {
    case "NewsPictureKept":
      return { ...before, hasPicture: true, revision };
    case "NewsHidden":
      return { ...before, hidden: { reason: event.data.reason ?? "", at: meta.at }, revision };
    case "NewsRestored":
      return { ...before, hidden: undefined, revision };
    case "NewsExpired":
      return undefined;
    default:
      throw unknownEvent(event);
  }
}

function projectSource(event: Stored<OnSource>, docs: Docs): readonly ReadOp[] {
  const key = keyOfSource(event);
  const before = docs.get(key.collection, key.id) as NewsSourceDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const paused = event.type === "NewsSourcePaused" ? { reason: event.data.reason, at: event.meta.at } : undefined;
  const doc: NewsSourceDoc = { ...(paused && { paused }), revision: event.revision };
  return [{ op: "put", ...key, doc }];
}

/** The lists that an item stands in. */
function scoresOf({ category, hidden, publishedAt }: NewsDoc): Scores {
  const score = Date.parse(publishedAt);
  const lists = hidden ? [NEWS_LISTS.hidden] : [NEWS_LISTS.shown, NEWS_LISTS.category(category)];
  return Object.fromEntries([NEWS_LISTS.all, ...lists].map((list) => [list, score]));
}

/** News that are shown. */
export const newsIndex = contentIndex({
  schema: NEWS_SEARCH,
  model: NEWS_MODEL,
  collection: NEWS_COLLECTIONS.news,
  // A picture changes nothing here.
  handles: newsEvents.definitions.filter(({ type }) => type !== "NewsPictureKept"),
  seqOf: ({ data }) => data.newsSeq,
  docOf({ title, summary, source, category, publishedAt, hidden }: NewsDoc) {
    if (hidden) return undefined;
    const sorts = { publishedAt: secondsSince2025(Date.parse(publishedAt)) };
    return { texts: { title, summary, source }, filters: { category }, sorts };
  },
});

export const projections = [newsProjection] as const;
export const indexProjections = [newsIndex] as const;
