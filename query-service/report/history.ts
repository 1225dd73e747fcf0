// GET report/history: the search, as views.
import { paginate } from "@sb/contracts/http.ts";
import { filerOf, leadOf } from "@sb/contracts/report/filers.ts";
import { REPORT_SEARCH, REPORT_SORTS } from "@sb/contracts/report/search.ts";
import type { ReportHistoryQuery } from "@sb/contracts/report/wire.ts";
import { recognize } from "@sb/platform/address/normalize.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine, SearchResult } from "@sb/platform/search-index/port.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findCounts, findFiler, findReport, listedInAll } from "./documents.ts";
import { findPublic, viewAll } from "./list-items.ts";

export function getHistory({ searchEngine, readStore }: ReportQueryDeps): Handler<"GET report/history"> {
  return async ({ query, caller }) => {
    const { page, size } = query.pagination;
    const { hits, ...counted } = await search(searchEngine, await onLead(readStore, query));
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
    const { total, totalIsLowerBound } = isAll(query) ? await allOf(readStore) : counted;
    const pagination = paginate(page, size, total);
    return { body: totalIsLowerBound ? { items, pagination, totalIsLowerBound: true } : { items, pagination } };
  };
}

/** Neither filtered nor searched. */
const isAll = ({ searchKeyword = "", dclrSeq, crimeType, declareType, chain }: ReportHistoryQuery): boolean =>
  [searchKeyword || undefined, dclrSeq, crimeType, declareType, chain].every((filter) => filter === undefined);

/** The search stops counting at 1,000; of the whole list the exact number is known, the one that home shows. */
async function allOf(readStore: ReadStore): Promise<Pick<ReportResult, "total" | "totalIsLowerBound">> {
  return { total: listedInAll(await findCounts(readStore)), totalIsLowerBound: false };
}

/** Who asks for an addition by its number finds the report that it adds to. */
async function onLead(readStore: ReadStore, query: ReportHistoryQuery): Promise<ReportHistoryQuery> {
  const { dclrSeq } = query;
  const doc = dclrSeq === undefined ? undefined : await findReport(readStore, dclrSeq);
  if (!doc?.declaration) return query;
  const filer = await findFiler(readStore, doc.declaration.addressKey, filerOf(doc));
  return { ...query, dclrSeq: leadOf(filer)?.dclrSeq ?? dclrSeq };
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
