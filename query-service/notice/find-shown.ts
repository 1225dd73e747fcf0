// A page of the notices that show now. The index holds those as well whose time has not come or is over: a query leaves
// them out by the clock, so that nothing has to happen at the moment at which a notice begins or ends.
import { NOTICE_SEARCH } from "@sb/contracts/notice/search.ts";
import type { SearchEngine, SearchHit, SearchQuery } from "@sb/platform/search/port.ts";
import { changeAfter, type NoticeStore, notEnded, upcomingNotices } from "./documents.ts";

type Asked = Pick<SearchQuery<typeof NOTICE_SEARCH>, "text" | "offset" | "limit"> & {
  readonly optionType: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
};

export type Shown = {
  readonly hits: readonly SearchHit<typeof NOTICE_SEARCH>[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** Milliseconds since 1970: when another notice begins or ends to show. Undefined: never. */
  readonly until: number | undefined;
};

/** Newest first. Those still to come would stand before all others: as many as match are passed over. */
export async function findShown(
  readStore: NoticeStore,
  searchEngine: Pick<SearchEngine, "index">,
  { text, optionType, now, offset, limit }: Asked,
): Promise<Shown> {
  const index = searchEngine.index(NOTICE_SEARCH);
  const [ids, ends] = await Promise.all([upcomingNotices(readStore, now), notEnded(readStore, now)]);
  const asked = { text, filters: { optionType, ends }, sort: "shownAt" } as const;
  const upcoming = ids.length > 0 ? (await index.search({ ...asked, ids, offset: 0, limit: 1 })).total : 0;
  const found = await index.search({ ...asked, offset: offset + upcoming, limit });
  const until = await changeAfter(readStore, now);
  return { ...found, total: Math.max(0, found.total - upcoming), until };
}
