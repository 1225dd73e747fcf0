// A kind of question, and how one of it is asked.
import type { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import type { SearchQuery } from "@sb/platform/search/port.ts";
import type { Random } from "./random.ts";

export type ReportQuery = SearchQuery<typeof REPORT_SEARCH>;
export type SearchQuestion = Pick<ReportQuery, "text"> & Partial<ReportQuery>;
export type QueryClass = { readonly what: string; readonly ask: (random: Random) => SearchQuestion };

export function queryOf(asked: SearchQuestion): ReportQuery {
  return { offset: 0, limit: 10, ...asked };
}
