// The index `notice-index@1`: what published notices are searched by.
import type { IndexSchema } from "../search-schema.ts";
import { NOTICE_INDEX } from "./model.ts";

/** Documents have the notice's seq as their id. */
export const NOTICE_SEARCH = {
  name: NOTICE_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    /** The text, and its translations with their titles. */
    content: { analysis: "prose", many: true },
  },
  /** `ends`: the notice's seq where it has an end, else `NEVER`, so that a query names those that have not ended. */
  filters: ["optionType", "ends"],
  /** Seconds since 2025 from which on it shows: a draft published late is new, and what is still to come stands first. */
  sorts: { shownAt: "value" },
} as const satisfies IndexSchema;

export const NEVER = "never";
