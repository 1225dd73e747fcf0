// GET report/history: the search, as views.
import { paginate } from "@sb/contracts/http.ts";
import type { ReportHistoryQuery } from "@sb/contracts/report/wire.ts";
import { recognize } from "@sb/platform/address/normalize.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { SearchIndex, SearchResult } from "@sb/platform/search-index/port.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findPublic, viewAll } from "./list-items.ts";

export function getHistory({ searchIndex, readStore }: ReportQueryDeps): Handler<"GET report/history"> {
  return async ({ query, caller }) => {
    const { page, size } = query.pagination;
    const { hits, total, totalIsLowerBound } = await search(searchIndex, query);
    const views = await viewAll(
      readStore,
      await findPublic(
        readStore,
        hits.map(({ id }) => String(id)),
      ),
      caller,
    );
    const highlights = new Map(hits.map((hit) => [hit.id, hit.highlights]));
    const items = views.map((view) => ({ ...view, highlights: highlights.get(view.dclrSeq) ?? {} }));
    const pagination = paginate(page, size, total);
    return { body: totalIsLowerBound ? { items, pagination, totalIsLowerBound: true } : { items, pagination } };
  };
}

/** An address or URL is looked for in its one spelling first, however it was typed, then as the words it is made of. */
async function search(searchIndex: SearchIndex, query: ReportHistoryQuery): Promise<SearchResult> {
  const { searchKeyword = "", orderType, crimeType, declareType, chain, pagination } = query;
  const { page, size } = pagination;
  const asked = { order: orderType, crimeType, declareType, chain, offset: (page - 1) * size, limit: size };
  const addressKey = recognize(searchKeyword)?.addressKey;
  const found = addressKey === undefined ? undefined : await searchIndex.search({ ...asked, text: addressKey });
  return found && found.total > 0 ? found : searchIndex.search({ ...asked, text: searchKeyword });
}
