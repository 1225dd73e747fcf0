// Which notices show now, and which popups. Documents and index hold those as well whose time has not come or is over: reads leave them
// out by the clock, so that nothing has to happen at the moment at which a notice begins or ends. Instants are milliseconds since 1970.
import {
  isShownAt,
  NEVER,
  NOTICE_LIMITS,
  NOTICE_LISTS,
  NOTICE_MODEL,
  NOTICE_SEARCH,
  type NoticeDoc,
  nextChange,
  POPUP_MODEL,
  POPUPS_HIDDEN_COLLECTION,
  type PopupsHiddenDoc,
} from "@sb/contracts/notice/model.ts";
import { noticeContent } from "@sb/contracts/notice/subject.ts";
import type { Popup } from "@sb/contracts/notice/wire.ts";
import { LIST_LIMIT } from "@sb/platform/read-store/port.ts";
import type { SearchEngine, SearchHit, SearchQuery } from "@sb/platform/search/port.ts";
import { documentsOf, type Models } from "../runtime/content.ts";

export const notices = documentsOf<NoticeDoc>(noticeContent.model, noticeContent.collection);

type ShownQuery = Pick<SearchQuery<typeof NOTICE_SEARCH>, "text" | "offset" | "limit"> & {
  readonly optionType: string | undefined;
  readonly now: number;
};

export type Shown = {
  readonly hits: readonly SearchHit<typeof NOTICE_SEARCH>[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** When another notice begins or ends to show. Undefined: never. */
  readonly until: number | undefined;
};

/** Newest first. Those still to come would stand before all others: as many as match are passed over. */
export async function findShown(
  readStore: Models,
  searchEngine: Pick<SearchEngine, "index">,
  { text, optionType, now, offset, limit }: ShownQuery,
): Promise<Shown> {
  const index = searchEngine.index(NOTICE_SEARCH);
  const [ids, ends] = await Promise.all([upcomingNotices(readStore, now), notEnded(readStore, now)]);
  const asked = { text, filters: { optionType, ends }, sort: "shownAt" } as const;
  const upcoming = ids.length > 0 ? (await index.search({ ...asked, ids, offset: 0, limit: 1 })).total : 0;
  const found = await index.search({ ...asked, offset: offset + upcoming, limit });
  const until = await changeAfter(readStore, now);
  return { ...found, total: Math.max(0, found.total - upcoming), until };
}

/** Published notices whose time has not come: the first 1,000. */
async function upcomingNotices(readStore: Models, now: number): Promise<readonly number[]> {
  return (await readStore.model(NOTICE_MODEL).listAfter(NOTICE_LISTS.starts, now, LIST_LIMIT)).map(Number);
}

/** The filter of a search for notices that have not ended. The first 1,000 with an end are found. */
async function notEnded(readStore: Models, now: number): Promise<readonly string[]> {
  return [NEVER, ...(await readStore.model(NOTICE_MODEL).listAfter(NOTICE_LISTS.ends, now, LIST_LIMIT))];
}

/** The first instant at which a published notice begins or ends to show. */
async function changeAfter(readStore: Models, now: number): Promise<number | undefined> {
  const model = readStore.model(NOTICE_MODEL);
  const first = await Promise.all(
    [NOTICE_LISTS.starts, NOTICE_LISTS.ends].map((list) => model.listAfter(list, now, 1)),
  );
  const docs = await notices.find(readStore, first.flat());
  return nextChange(
    docs.filter((doc) => doc !== undefined),
    now,
  );
}

/** Those that may show soon are looked at too: more than anybody has at once. */
const LOOKED_AT = 50;

type PopupsNow = {
  /** Newest first. */
  readonly popups: readonly Popup[];
  /** When other popups show, if nobody changes any. Undefined: never. */
  readonly until: number | undefined;
};

export const NO_POPUPS: PopupsNow = { popups: [], until: undefined };

/** The popups on home. */
export async function popupsAt(readStore: Models, now: number): Promise<PopupsNow> {
  const ids = await readStore.model(NOTICE_MODEL).listAfter(NOTICE_LISTS.popupEnds, now, LOOKED_AT);
  const docs = (await notices.find(readStore, ids)).filter((doc) => doc !== undefined);
  const shown = docs.filter((doc) => isShownAt(doc, now)).sort((a, b) => b.seq - a.seq);
  return { popups: shown.slice(0, NOTICE_LIMITS.popups).map(popupOf), until: nextChange(docs, now) };
}

const popupOf = ({ seq, title, content, translations }: NoticeDoc): Popup => ({ seq, title, content, translations });

/** Those that a person has hidden until later than `now`. */
export async function hiddenPopups(readStore: Models, userId: string, now: number): Promise<number[]> {
  const doc = await readStore.model(POPUP_MODEL).get(POPUPS_HIDDEN_COLLECTION, userId);
  // Only its projection writes here.
  const { hidden } = (doc as PopupsHiddenDoc | undefined) ?? { hidden: [] };
  return hidden.filter(({ until }) => Date.parse(until) > now).map(({ seq }) => seq);
}
