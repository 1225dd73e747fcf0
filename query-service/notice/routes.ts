// The notice subject's reads: one handler per route, and notices as they are answered. Documents and index hold those as well whose time
// has not come or is over: reads leave them out by the clock, so that nothing has to happen at the moment at which a notice begins or ends.
// Instants are milliseconds since 1970.
import type { Language } from "@sb/contracts/codes.ts";
import {
  isShownAt,
  NEVER,
  NOTICE_LIMITS,
  NOTICE_LIST,
  NOTICE_LISTS,
  NOTICE_MODEL,
  NOTICE_SEARCH,
  type NoticeDoc,
  nextChange,
  POPUP_MODEL,
  POPUPS_HIDDEN_COLLECTION,
  type PopupsHiddenDoc,
} from "@sb/contracts/notice/model.ts";
import type { NoticeQueryKey } from "@sb/contracts/notice/routes.ts";
import { noticeContent } from "@sb/contracts/notice/subject.ts";
import type { AdminNoticeView, NoticeListItem, NoticeView, Popup } from "@sb/contracts/notice/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { LIST_LIMIT } from "@sb/platform/read-store/port.ts";
import type { SearchEngine, SearchHit, SearchQuery } from "@sb/platform/search/port.ts";
import type { CacheRules } from "../runtime/cache.ts";
import { documentsOf, inLanguage, listed, type Models, rangeOf } from "../runtime/content.ts";
import type { CachedOwn, QueryRoutes, SitemapKinds } from "../runtime/parts.ts";
import { findViews } from "../views/find-views.ts";

const notices = documentsOf<NoticeDoc>(noticeContent.model, noticeContent.collection);

export type NoticeQueryDeps = {
  readonly readStore: Models;
  readonly searchEngine: Pick<SearchEngine, "index">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export const routes = (({ readStore, searchEngine, clock }: NoticeQueryDeps): Handlers<NoticeQueryKey> => {
  const now = () => Date.parse(clock());
  return {
    "GET support/notice": async ({ query: { optionType, searchKeyword = "", lang, pagination } }) => {
      const at = now();
      const asked = { text: searchKeyword, optionType, now: at, ...rangeOf(pagination) };
      const found = await findShown(readStore, searchEngine, asked);
      const seqs = found.hits.map(({ id }) => Number(id));
      const [docs, views] = await Promise.all([notices.find(readStore, seqs), findViews(readStore, "NOTICE", seqs)]);
      const items = found.hits.flatMap(({ highlights }, i) => {
        const view = noticeView(docs[i], { lang, now: at, viewCount: views[i] ?? 0 });
        return view ? [listItem(view, highlights)] : [];
      });
      return { body: listed(items, pagination, found), until: found.until };
    },
    "GET support/notice/{seq}": async ({ params, query: { lang } }) => {
      const [viewCount = 0] = await findViews(readStore, "NOTICE", [params.seq]);
      const doc = await notices.findOne(readStore, params.seq);
      const at = now();
      const view = noticeView(doc, { lang, now: at, viewCount });
      if (!doc || !view) throw new Refused("NOT_FOUND");
      return { body: view, until: nextChange([doc], at) };
    },
    "GET home/popup/hidden": async ({ caller }) => ({
      body: { seqs: await hiddenPopups(readStore, caller.userId, now()) },
    }),
    "GET admin/notice": async ({ query: { only, pagination } }) => {
      const list = only === "POPUP" ? NOTICE_LISTS.popups : NOTICE_LIST;
      const { docs, total } = await notices.findPage(readStore, list, pagination);
      return { body: listed(docs.map(adminItem), pagination, { total }) };
    },
    "GET admin/notice/{seq}": async ({ params }) => {
      const doc = await notices.findOne(readStore, params.seq);
      if (!doc) throw new Refused("NOT_FOUND");
      return { body: adminView(doc) };
    },
  };
}) satisfies QueryRoutes;

/** Editors have it open all day. */
export const cachedOwn = ["GET admin/notice"] as const satisfies CachedOwn;

/** Notices are the same for everybody, until one begins or ends to show: their answers say when that is. */
export const cached: CacheRules<NoticeQueryKey> = {
  "GET support/notice": { differsFor: () => () => false },
  "GET support/notice/{seq}": { differsFor: () => () => false },
};

export const sitemap: SitemapKinds = {
  notices: {
    ...{ model: NOTICE_MODEL, list: NOTICE_LIST },
    find: async (readStore, ids, now) =>
      (await notices.find(readStore, ids)).flatMap((doc) =>
        doc?.publishedAt !== undefined && isShownAt(doc, now)
          ? [{ path: `/support/notice/${doc.seq}`, at: doc.modifiedAt ?? doc.publishedAt }]
          : [],
      ),
  },
};

/** `now`: milliseconds since 1970. */
type ViewOptions = { readonly lang: Language; readonly now: number; readonly viewCount: number };

/** Undefined for a draft, and for one whose time has not come or is over. */
function noticeView(doc: NoticeDoc | undefined, { lang: asked, now, viewCount }: ViewOptions): NoticeView | undefined {
  if (doc?.publishedAt === undefined || !isShownAt(doc, now)) return undefined;
  const { seq, optionType, publishedAt, modifiedAt } = doc;
  const { text, lang } = inLanguage(doc, doc.translations, asked);
  return { seq, optionType, title: text.title, content: text.content, lang, publishedAt, modifiedAt, viewCount };
}

/** Marks of the search stand in the Korean title: a translated one has none. */
function listItem({ content: _, ...head }: NoticeView, highlights: NoticeListItem["highlights"]): NoticeListItem {
  return { ...head, highlights: head.lang === "ko" ? highlights : {} };
}

/** Notices are never scheduled nor withdrawn. */
const adminView = ({ status, ...doc }: NoticeDoc): AdminNoticeView => ({
  ...doc,
  status: status === "DRAFT" ? "DRAFT" : "PUBLISHED",
});

function adminItem(doc: NoticeDoc): Omit<AdminNoticeView, "content" | "translations"> {
  const { content: _, translations: __, ...item } = adminView(doc);
  return item;
}

type ShownQuery = Pick<SearchQuery<typeof NOTICE_SEARCH>, "text" | "offset" | "limit"> & {
  readonly optionType: string | undefined;
  readonly now: number;
};

type Shown = {
  readonly hits: readonly SearchHit<typeof NOTICE_SEARCH>[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** When another notice begins or ends to show. Undefined: never. */
  readonly until: number | undefined;
};

/** Newest first. Those still to come would stand before all others: as many as match are passed over. */
async function findShown(
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
async function hiddenPopups(readStore: Models, userId: string, now: number): Promise<number[]> {
  const doc = await readStore.model(POPUP_MODEL).get(POPUPS_HIDDEN_COLLECTION, userId);
  // Only its projection writes here.
  const { hidden } = (doc as PopupsHiddenDoc | undefined) ?? { hidden: [] };
  return hidden.filter(({ until }) => Date.parse(until) > now).map(({ seq }) => seq);
}
