// GET report/history: the search, as views.
import { paginate } from "@sb/contracts/http.ts";
import { REPORT_SEARCH, REPORT_SORTS } from "@sb/contracts/report/search.ts";
import type { ReportHistoryQuery } from "@sb/contracts/report/wire.ts";
import { recognize } from "@sb/platform/address/normalize.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { SearchEngine, SearchResult } from "@sb/platform/search-index/port.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findPublic, viewAll } from "./list-items.ts";

export function getHistory({ searchEngine, readStore }: ReportQueryDeps): Handler<"GET report/history"> {
  return async ({ query, caller }) => {
    const { page, size } = query.pagination;
    const { hits, total, totalIsLowerBound } = await search(searchEngine, query);
    const ids = hits.map(({ id }) => String(id));
    const shown = await findPublic(readStore, ids);
    const views = await viewAll(readStore, shown, caller);
    const highlights = new Map(hits.map((hit) => [hit.id, hit.highlights]));
    const items = views.map((view, i) => {
      const { adrs, ...others } = highlights.get(view.dclrSeq) ?? {};
      // The passages are those of the address as it was written.
      const isAsWritten = shown[i]?.declaration.adrs === view.adrs;
      return { ...view, highlights: adrs && isAsWritten ? { ...others, adrs } : others };
    });
    const pagination = paginate(page, size, total);
    return { body: totalIsLowerBound ? { items, pagination, totalIsLowerBound: true } : { items, pagination } };
  };
}

type ReportResult = SearchResult<typeof REPORT_SEARCH>;

/** An address or URL is looked for in its one spelling first, however it was typed, then as the words it is made of. */
async function search(searchEngine: SearchEngine, query: ReportHistoryQuery): Promise<ReportResult> {
  const index = searchEngine.index(REPORT_SEARCH);
  const { searchKeyword = "", dclrSeq, orderType, crimeType, declareType, chain, pagination } = query;
  const { page, size } = pagination;
  const filters = { crimeType, declareType, chain };
  const ids = dclrSeq === undefined ? undefined : [dclrSeq];
  const asked = { filters, ids, sort: REPORT_SORTS[orderType], offset: (page - 1) * size, limit: size };
  const addressKey = recognize(searchKeyword)?.addressKey;
  const found = addressKey === undefined ? undefined : await index.search({ ...asked, text: addressKey });
  return found && found.total > 0 ? found : index.search({ ...asked, text: searchKeyword });
}
