// The notice subject's reads: one handler per route.
import { paginate } from "@sb/contracts/http.ts";
import { NOTICE_LIST, NOTICE_LISTS, NOTICE_MODEL } from "@sb/contracts/notice/model.ts";
import { nextChange } from "@sb/contracts/notice/period.ts";
import type { NoticeQueryKey } from "@sb/contracts/notice/routes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import type { QueryRoutes, RememberedOwn } from "../runtime/parts.ts";
import type { RememberRules } from "../runtime/remember.ts";
import { findViews } from "../views/find-views.ts";
import { findNotice, findNotices, type NoticeStore } from "./documents.ts";
import { findShown } from "./find-shown.ts";
import { hiddenPopups } from "./popups.ts";
import { adminItem, adminView, listItem, noticeView } from "./view.ts";

export type NoticeQueryDeps = {
  readonly readStore: NoticeStore;
  readonly searchEngine: Pick<SearchEngine, "index">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export const routes = (({ readStore, searchEngine, clock }: NoticeQueryDeps): Handlers<NoticeQueryKey> => {
  const now = () => Date.parse(clock());
  return {
    "GET support/notice": async ({ query: { optionType, searchKeyword = "", lang, pagination } }) => {
      const { page, size } = pagination;
      const at = now();
      const asked = { text: searchKeyword, optionType, now: at, offset: (page - 1) * size, limit: size };
      const { hits, total, totalIsLowerBound, until } = await findShown(readStore, searchEngine, asked);
      const seqs = hits.map(({ id }) => Number(id));
      const [docs, views] = await Promise.all([
        findNotices(readStore, seqs.map(String)),
        findViews(readStore, "NOTICE", seqs),
      ]);
      const items = hits.flatMap(
        ({ highlights }, i) => listItem(docs[i], { highlights, lang, now: at, viewCount: views[i] ?? 0 }) ?? [],
      );
      const list = { items, pagination: paginate(page, size, total) };
      return { body: totalIsLowerBound ? { ...list, totalIsLowerBound } : list, until };
    },
    "GET support/notice/{seq}": async ({ params, query: { lang } }) => {
      const [viewCount = 0] = await findViews(readStore, "NOTICE", [params.seq]);
      const doc = await findNotice(readStore, params.seq);
      const at = now();
      const view = noticeView(doc, { lang, now: at, viewCount });
      if (!doc || !view) throw new Refused("NOT_FOUND");
      return { body: view, until: nextChange([doc], at) };
    },
    "GET home/popup/hidden": async ({ caller }) => ({
      body: { seqs: await hiddenPopups(readStore, caller.userId, now()) },
    }),
    "GET admin/notice": async ({ query: { only, pagination } }) => {
      const { page, size } = pagination;
      const asked = { offset: (page - 1) * size, limit: size, newestFirst: true };
      const list = only === "POPUP" ? NOTICE_LISTS.popups : NOTICE_LIST;
      const { members, total } = await readStore.model(NOTICE_MODEL).list(list, asked);
      const docs = await findNotices(readStore, members);
      const items = docs.flatMap((doc) => (doc ? [adminItem(doc)] : []));
      return { body: { items, pagination: paginate(page, size, total) } };
    },
    "GET admin/notice/{seq}": async ({ params }) => {
      const doc = await findNotice(readStore, params.seq);
      if (!doc) throw new Refused("NOT_FOUND");
      return { body: adminView(doc) };
    },
  };
}) satisfies QueryRoutes;

/** Editors have it open all day. */
export const rememberedOwn = ["GET admin/notice"] as const satisfies RememberedOwn;

/** Notices are the same for everybody, until one begins or ends to show: their answers say when that is. */
export const remembered: RememberRules<NoticeQueryKey> = {
  "GET support/notice": { differsFor: () => () => false },
  "GET support/notice/{seq}": { differsFor: () => () => false },
};
