// The index `insight-index@1`: what articles are searched by. Editors find drafts too; the public asks for published ones.
import type { IndexSchema } from "../search-schema.ts";
import { INSIGHT_INDEX } from "./model.ts";

/** Documents have the article's viewSeq as their id. */
export const INSIGHT_SEARCH = {
  name: INSIGHT_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    summary: { analysis: "prose" },
    content: { analysis: "prose" },
  },
  filters: ["category", "language", "status"],
  /** Seconds since 2025. `publishedAt` is 0 for what never was. */
  sorts: { publishedAt: "value", writtenAt: "value" },
} as const satisfies IndexSchema;
