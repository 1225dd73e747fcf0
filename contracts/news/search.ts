// The index `news-index@1`: what shown news are searched by.
import type { IndexSchema } from "../search-schema.ts";
import { NEWS_INDEX } from "./model.ts";

/** Documents have the newsSeq as their id. */
export const NEWS_SEARCH = {
  name: NEWS_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    summary: { analysis: "prose" },
    source: { analysis: "verbatim" },
  },
  filters: ["category"],
  /** Seconds since 2025. */
  sorts: { publishedAt: "value" },
} as const satisfies IndexSchema;
