// The notice subject's reads: one handler per route.
import { paginate } from "@sb/contracts/http.ts";
import { NOTICE_COLLECTION, NOTICE_LIST, NOTICE_MODEL, type NoticeDoc } from "@sb/contracts/notice/model.ts";
import type { NoticeQueryKey } from "@sb/contracts/notice/routes.ts";
import { NOTICE_SEARCH } from "@sb/contracts/notice/search.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { Refused } from "@sb/platform/refused.ts";
import type { SearchEngine } from "@sb/platform/search-index/port.ts";
import { adminView, listItem, noticeView } from "./view.ts";

export type NoticeQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly searchEngine: Pick<SearchEngine, "index">;
};

export function noticeQueries({ readStore, searchEngine }: NoticeQueryDeps): Handlers<NoticeQueryKey> {
  return {
    "GET support/notice": async ({ query: { optionType, searchKeyword = "", pagination } }) => {
      const { page, size } = pagination;
      const { hits, total, totalIsLowerBound } = await searchEngine.index(NOTICE_SEARCH).search({
        text: searchKeyword,
        filters: { optionType },
        sort: "publishedAt",
        offset: (page - 1) * size,
        limit: size,
      });
      const docs = await findNotices(
        readStore,
        hits.map(({ id }) => String(id)),
      );
      const items = hits.flatMap(({ highlights }, i) => listItem(docs[i], highlights) ?? []);
      const list = { items, pagination: paginate(page, size, total) };
      return { body: totalIsLowerBound ? { ...list, totalIsLowerBound } : list };
    },
    "GET support/notice/{seq}": async ({ params }) => {
      const view = noticeView(await findNotice(readStore, params.seq));
      if (!view) throw new Refused("NOT_FOUND");
      return { body: view };
    },
    "GET admin/notice": async ({ query: { pagination } }) => {
      const { page, size } = pagination;
      const asked = { offset: (page - 1) * size, limit: size, newestFirst: true };
      const { members, total } = await readStore.model(NOTICE_MODEL).list(NOTICE_LIST, asked);
      const docs = await findNotices(readStore, members);
      const items = docs.flatMap((doc) => (doc ? [adminView(doc)] : []));
      return { body: { items: items.map(({ content: _, ...item }) => item), pagination: paginate(page, size, total) } };
    },
    "GET admin/notice/{seq}": async ({ params }) => {
      const doc = await findNotice(readStore, params.seq);
      if (!doc) throw new Refused("NOT_FOUND");
      return { body: adminView(doc) };
    },
  };
}

/** In the order of the ids; undefined where one was deleted meanwhile. */
async function findNotices(
  readStore: NoticeQueryDeps["readStore"],
  ids: readonly string[],
): Promise<readonly (NoticeDoc | undefined)[]> {
  const docs = await readStore.model(NOTICE_MODEL).getMany(ids.map((id) => ({ collection: NOTICE_COLLECTION, id })));
  // Only its projection writes here.
  return docs as readonly (NoticeDoc | undefined)[];
}

async function findNotice(readStore: NoticeQueryDeps["readStore"], seq: number): Promise<NoticeDoc | undefined> {
  const [doc] = await findNotices(readStore, [String(seq)]);
  return doc;
}
