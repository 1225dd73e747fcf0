// The index projection `news-index@1`: shown news as they are searched.
import { newsEvents } from "@sb/contracts/news/events.ts";
import { NEWS_COLLECTIONS, NEWS_MODEL, type NewsDoc } from "@sb/contracts/news/model.ts";
import { NEWS_SEARCH } from "@sb/contracts/news/search.ts";
import type { IndexOp } from "@sb/platform/search/port.ts";
import { defineIndexProjection } from "../runtime/projection.ts";

export const newsIndex = defineIndexProjection({
  schema: NEWS_SEARCH,
  follows: [NEWS_MODEL],
  // A picture changes nothing here.
  handles: newsEvents.definitions.filter(({ type }) => type !== "NewsPictureKept"),
  index: async (events, model) => {
    const seqs = [...new Set(events.map(({ data }) => data.newsSeq))];
    const keys = seqs.map((seq) => ({ collection: NEWS_COLLECTIONS.news, id: String(seq) }));
    const docs = await model(NEWS_MODEL).getMany(keys);
    return seqs.map((seq, i) => indexOp(seq, docs[i] as NewsDoc | undefined));
  },
});

const START_OF_2025 = Date.parse("2025-01-01T00:00:00Z");

function indexOp(seq: number, doc: NewsDoc | undefined): IndexOp<typeof NEWS_SEARCH> {
  if (!doc || doc.hidden) return { op: "delete", id: seq };
  const { title, summary, source, category, publishedAt } = doc;
  const seconds = Math.max(0, Math.floor((Date.parse(publishedAt) - START_OF_2025) / 1000));
  const texts = { title, summary, source };
  return { op: "upsert", doc: { id: seq, texts, filters: { category }, sorts: { publishedAt: seconds } } };
}
