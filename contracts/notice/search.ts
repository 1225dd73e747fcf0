// The index `notice-index@1`: what published notices are searched by.
import type { IndexSchema } from "../search-schema.ts";
import { NOTICE_INDEX } from "./model.ts";

/** Documents have the notice's seq as their id. */
export const NOTICE_SEARCH = {
  name: NOTICE_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    content: { analysis: "prose" },
  },
  filters: ["optionType"],
  /** Seconds since 2025, so that a draft published late is new. */
  sorts: { publishedAt: "value" },
} as const satisfies IndexSchema;
