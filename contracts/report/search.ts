// The index `report-index@7`: what public reports are searched by. Nothing private may ever stand in it. Its documents are
// the leads (filers.ts).
import type { IndexSchema } from "../search-schema.ts";
import { REPORT_INDEX } from "./model.ts";
import type { ReportHistoryQuery } from "./wire.ts";

/** Documents have the report's dclrSeq as their id. */
export const REPORT_SEARCH = {
  name: REPORT_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    comment: { analysis: "prose", highlight: true },
    /** As it was written. */
    adrs: { analysis: "verbatim", highlight: true },
    /** The one spelling that all reports on an address share. */
    addressKey: { analysis: "verbatim" },
    /** Open ones. */
    sources: { analysis: "prose", many: true },
    nick: { analysis: "prose", highlight: true },
    /** Titles and texts of what was added to it. */
    additions: { analysis: "prose", many: true },
  },
  filters: ["crimeType", "declareType", "chain", "filedBy"],
  sorts: {
    likeCount: "value",
    /** Grouped by addressKey; a group's number is a rank (rank.ts), its lookup keys are what it looks like (look-alike.ts). */
    timesReported: "group",
  },
} as const satisfies IndexSchema;

/** The field each order sorts by; LATEST has none. */
export const REPORT_SORTS = {
  LATEST: undefined,
  POPULAR: "likeCount",
  MOST_REPORTED: "timesReported",
} as const satisfies Record<ReportHistoryQuery["orderType"], keyof typeof REPORT_SEARCH.sorts | undefined>;
