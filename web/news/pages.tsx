// Rendered pages of news: the list, and an item.
import type { NewsView } from "@sb/contracts/news/wire.ts";
import { requestOf } from "../api/request.ts";
import { pathTo } from "../routing/paths.ts";
import { type MakePage, type PagesOf, seqIn, shortened } from "../server/made.ts";
import { askedPage, listPage, piece, Reading } from "../server/reading.tsx";

const newsPage: MakePage = async (context) => {
  const { params, t, read } = context;
  const newsSeq = seqIn(params, "newsSeq");
  const key = "GET insight/block-news/detail/{newsSeq}";
  const parts = { params: { newsSeq } };
  const news: NewsView = await read(key, parts);
  const { title, content, publishedAt, source, category, link } = news;
  const list = pathTo("/insight/block-news");
  return {
    ...piece(context, {
      ...{ title, publishedAt, description: shortened(content), isBasedOn: link },
      path: pathTo("/insight/block-news/:newsSeq", { newsSeq }),
      list: { name: t(($) => $.news.heading), path: list },
    }),
    body: (
      <Reading
        {...{ title, publishedAt, source, badge: t(($) => $.news.categories[category]) }}
        back={{ href: list, label: t(($) => $.news.back) }}
      >
        <p>{content}</p>
        <p>
          <a href={link} rel="nofollow ugc noopener noreferrer">
            {t(($) => $.news.readAt, { source })}
          </a>
        </p>
      </Reading>
    ),
    first: { url: requestOf(key, parts).url, body: news },
  };
};

const newsListPage: MakePage = async (context) => {
  const { t, read } = context;
  const { items, pagination } = await read("GET insight/block-news", { query: askedPage(context) });
  return listPage(context, {
    ...{ path: pathTo("/insight/block-news"), pages: pagination.totalPages },
    ...{ title: t(($) => $.news.heading), lead: t(($) => $.news.lead) },
    items: items.map(({ newsSeq, title, publishedAt, content }) => ({
      ...{ title, at: publishedAt, text: shortened(content) },
      href: pathTo("/insight/block-news/:newsSeq", { newsSeq }),
    })),
  });
};

export const pages = {
  "/insight/block-news": newsListPage,
  "/insight/block-news/:newsSeq": newsPage,
} satisfies PagesOf<"news">;
