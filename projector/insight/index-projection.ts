// The index projection `insight-index@1`: articles as they are searched.
import { insightEvents } from "@sb/contracts/insight/events.ts";
import {
  INSIGHT_MODEL,
  SAFER_VIEW_COLLECTION,
  SAFER_VIEW_TEXT_COLLECTION,
  type SaferViewDoc,
  type SaferViewTextDoc,
} from "@sb/contracts/insight/model.ts";
import { INSIGHT_SEARCH } from "@sb/contracts/insight/search.ts";
import type { IndexOp } from "@sb/platform/search/port.ts";
import { defineIndexProjection } from "../runtime/projection.ts";

export const insightIndex = defineIndexProjection({
  schema: INSIGHT_SEARCH,
  follows: [INSIGHT_MODEL],
  handles: insightEvents.definitions,
  index: async (events, model) => {
    const seqs = [...new Set(events.map(({ data }) => data.viewSeq))];
    const docsIn = (collection: string) =>
      model(INSIGHT_MODEL).getMany(seqs.map((seq) => ({ collection, id: String(seq) })));
    const [docs, texts] = await Promise.all([SAFER_VIEW_COLLECTION, SAFER_VIEW_TEXT_COLLECTION].map(docsIn));
    return seqs.map((seq, i) =>
      indexOp(seq, docs?.[i] as SaferViewDoc | undefined, texts?.[i] as SaferViewTextDoc | undefined),
    );
  },
});

function indexOp(
  seq: number,
  doc: SaferViewDoc | undefined,
  text: SaferViewTextDoc | undefined,
): IndexOp<typeof INSIGHT_SEARCH> {
  if (!doc) return { op: "delete", id: seq };
  const { title, summary = "", category, language, status, publishedAt, writtenAt } = doc;
  return {
    op: "upsert",
    doc: {
      id: seq,
      texts: { title, summary, content: text?.content ?? "" },
      filters: { category, language, status },
      sorts: { publishedAt: publishedAt === undefined ? 0 : secondsOf(publishedAt), writtenAt: secondsOf(writtenAt) },
    },
  };
}

const START_OF_2025 = Date.parse("2025-01-01T00:00:00Z");
const secondsOf = (at: string): number => Math.max(0, Math.floor((Date.parse(at) - START_OF_2025) / 1000));
