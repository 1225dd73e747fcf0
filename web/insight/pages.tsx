// Rendered pages of articles: the list, and an article with its comments.
import type { SaferViewView } from "@sb/contracts/insight/wire.ts";
import { requestOf } from "../api/request.ts";
import { listQuery } from "../list/filters.ts";
import { pathTo } from "../routing/paths.ts";
import { type MakePage, type PagesOf, seqIn, shortened } from "../server/made.ts";
import { PlainMarkdown, textOf } from "../server/plain-markdown.tsx";
import { askedPage, Comments, listPage, piece, Reading } from "../server/reading.tsx";
import { pictureSizesOf } from "./picture-sizes.ts";

const articlePage: MakePage = async (context) => {
  const { params, t, read, urlOf } = context;
  const viewSeq = seqIn(params, "viewSeq");
  const key = "GET insight/safer-view/{viewSeq}";
  const parts = { params: { viewSeq } };
  const article: SaferViewView = await read(key, parts);
  const comments = await read("GET insight/safer-view/comment/list", { query: { viewSeq, ...listQuery({}) } });
  const { title, summary, publishedAt, modifiedAt, language: inLanguage, category, content, thumbnail } = article;
  const list = pathTo("/insight/safer-view");
  return {
    ...piece(context, {
      ...{ title, publishedAt, modifiedAt, inLanguage, description: shortened(textOf(summary)) },
      path: pathTo("/insight/safer-view/:viewSeq", { viewSeq }),
      image: thumbnail && urlOf(thumbnail.url),
      list: { name: t(($) => $.insight.heading), path: list },
    }),
    body: (
      <>
        <Reading
          {...{ title, publishedAt, lang: inLanguage, badge: t(($) => $.insight.categories[category]) }}
          back={{ href: list, label: t(($) => $.insight.back) }}
        >
          <PlainMarkdown text={content} pictureOf={pictureSizesOf(article.pictures)} />
        </Reading>
        <Comments comments={comments} />
      </>
    ),
    first: { url: requestOf(key, parts).url, body: article },
    picture: thumbnail?.url,
  };
};

const articlesPage: MakePage = async (context) => {
  const { t, read } = context;
  const { items, pagination } = await read("GET insight/safer-view", { query: askedPage(context) });
  return listPage(context, {
    ...{ path: pathTo("/insight/safer-view"), pages: pagination.totalPages },
    ...{ title: t(($) => $.insight.heading), lead: t(($) => $.insight.lead) },
    items: items.map(({ viewSeq, title, publishedAt, summary }) => ({
      ...{ title, at: publishedAt, text: shortened(textOf(summary)) },
      href: pathTo("/insight/safer-view/:viewSeq", { viewSeq }),
    })),
  });
};

export const pages = {
  "/insight/safer-view": articlesPage,
  "/insight/safer-view/:viewSeq": articlePage,
} satisfies PagesOf<"insight">;
