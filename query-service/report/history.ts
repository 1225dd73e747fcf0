// GET report/history: the search, as views.
import { paginate } from "@sb/contracts/http.ts";
import type { ReportHistoryQuery } from "@sb/contracts/report/wire.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findCounts, listedInAll } from "./documents.ts";
import { type FoundReports, findByQuery } from "./find-reports.ts";
import { findPublic, viewAll } from "./list-items.ts";

export function getHistory(deps: ReportQueryDeps): Handler<"GET report/history"> {
  const { readStore } = deps;
  return async ({ query, caller }) => {
    const { page, size } = query.pagination;
    const { hits, ...counted } = await findByQuery(deps, query);
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
const isAll = ({ searchKeyword = "", pagination: _, orderType: __, ...filters }: ReportHistoryQuery): boolean =>
  [searchKeyword || undefined, ...Object.values(filters)].every((filter) => filter === undefined);

/** The search stops counting at 1,000; of the whole list the exact number is known, the one that home shows. */
async function allOf(readStore: ReadStore): Promise<Pick<FoundReports, "total" | "totalIsLowerBound">> {
  return { total: listedInAll(await findCounts(readStore)), totalIsLowerBound: false };
}
