// The notice subject's reads: one handler per route, and notices as they are answered.
import type { Language } from "@sb/contracts/codes.ts";
import { isShownAt, NOTICE_LIST, NOTICE_LISTS, type NoticeDoc, nextChange } from "@sb/contracts/notice/model.ts";
import type { NoticeQueryKey } from "@sb/contracts/notice/routes.ts";
import type { AdminNoticeView, NoticeListItem, NoticeView } from "@sb/contracts/notice/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import type { CacheRules } from "../runtime/cache.ts";
import { inLanguage, listed, type Models, rangeOf } from "../runtime/content.ts";
import type { CachedOwn, QueryRoutes } from "../runtime/parts.ts";
import { findViews } from "../views/find-views.ts";
import { findShown, hiddenPopups, notices } from "./documents.ts";

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
