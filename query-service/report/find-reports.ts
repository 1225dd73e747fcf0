// The search of public reports: what a person typed, and the filters.
import { filerOf, leadOf } from "@sb/contracts/report/filers.ts";
import { REPORT_SEARCH, REPORT_SORTS } from "@sb/contracts/report/search.ts";
import type { ReportHistoryQuery } from "@sb/contracts/report/wire.ts";
import { withoutFillers } from "@sb/knowledge/names/words.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine, SearchIndex, SearchQuery, SearchResult } from "@sb/platform/search/port.ts";
import { findFiler, findReport } from "./documents.ts";
import { reportedKeys } from "./lookup/reported-also.ts";
import { searchedNames, searchedWords } from "./searched-names.ts";

export type FoundReports = SearchResult<typeof REPORT_SEARCH>;
type Deps = { readonly searchEngine: SearchEngine; readonly readStore: ReadStore };

type HistorySearch = ReportHistoryQuery & Pick<SearchQuery, "asItStands">;

/** Leads only: who asks for an addition by its number finds the report that it adds to. */
export async function findByQuery(deps: Deps, query: HistorySearch): Promise<FoundReports> {
  const { dclrSeq, searchKeyword = "" } = query;
  if (dclrSeq !== undefined) return search(deps, { ...query, dclrSeq: (await leadOn(deps, dclrSeq)) ?? dclrSeq });
  const lead = isNumber(searchKeyword) ? await leadOn(deps, Number(searchKeyword)) : undefined;
  return search(deps, lead === undefined ? query : { ...query, dclrSeq: lead, searchKeyword: "" });
}

/** True for a report's number, as a receipt says it: milliseconds since 2025 × 4096 have that many digits until 2090. */
const isNumber = (text: string): boolean => /^[1-9]\d{12,15}$/.test(text) && Number.isSafeInteger(Number(text));

/** The number of the report that leads; undefined where there is no public report of that number. */
async function leadOn({ readStore }: Deps, dclrSeq: number): Promise<number | undefined> {
  const doc = await findReport(readStore, dclrSeq);
  if (!doc?.declaration) return undefined;
  const filer = await findFiler(readStore, doc.declaration.addressKey, filerOf(doc));
  return leadOf(filer)?.dclrSeq ?? dclrSeq;
}

/** An address or URL is looked for in its one spelling first, however it was typed, then as the words it is made of. */
async function search({ searchEngine, readStore }: Deps, query: HistorySearch): Promise<FoundReports> {
  const index = searchEngine.index(REPORT_SEARCH);
  const { searchKeyword = "", dclrSeq, orderType, crimeType, declareType, chain, filedBy, pagination } = query;
  const { page, size } = pagination;
  const filters = { crimeType, declareType, chain, filedBy };
  const ids = dclrSeq === undefined ? undefined : [dclrSeq];
  const asked = { filters, ids, sort: REPORT_SORTS[orderType], offset: (page - 1) * size, limit: size };
  const found = await searchKeys(index, asked, await reportedKeys(readStore, searchKeyword));
  if (found && found.total > 0) return found;
  if (query.asItStands) return index.search({ ...asked, text: searchKeyword, asItStands: true });
  const whole = await searchText(index, asked, searchKeyword);
  const content = whole.total === 0 ? withoutFillers(searchKeyword) : "";
  return content === "" || content === searchKeyword.trim() ? whole : searchText(index, asked, content);
}

/** By its words and names; where nothing is found by them, by other words that say the same. */
async function searchText(index: Index, asked: Asked, text: string): Promise<FoundReports> {
  const named = await index.search({ ...asked, text, names: searchedNames(text) });
  const words = named.total === 0 ? searchedWords(text) : [];
  return words.length === 0 ? named : index.search({ ...asked, text, names: words });
}

type Index = SearchIndex<typeof REPORT_SEARCH>;
type Asked = Omit<SearchQuery<typeof REPORT_SEARCH>, "text" | "names">;

/** As many as a search counts. */
const MOST = 1_000;

/** A text that means several targets, on which there are reports, finds them all. */
async function searchKeys(
  index: Index,
  asked: Omit<SearchQuery<typeof REPORT_SEARCH>, "text">,
  keys: readonly string[],
): Promise<FoundReports | undefined> {
  const [only, ...others] = keys;
  if (only === undefined) return undefined;
  if (others.length === 0) return index.search({ ...asked, text: only });
  const all = await Promise.all(keys.map((text) => index.search({ ...asked, text, offset: 0, limit: MOST })));
  const ids = new Set(all.flatMap(({ hits }) => hits.map(({ id }) => id)));
  return ids.size === 0 ? undefined : index.search({ ...asked, text: "", ids: [...ids] });
}
