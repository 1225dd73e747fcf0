// Rendered pages of notices: the list, and a notice.
import type { NoticeView } from "@sb/contracts/notice/wire.ts";
import { requestOf } from "../api/request.ts";
import { pathTo } from "../routing/paths.ts";
import { type MakePage, type PagesOf, seqIn, shortened } from "../server/made.ts";
import { PlainMarkdown, textOf } from "../server/plain-markdown.tsx";
import { askedPage, listPage, piece, Reading } from "../server/reading.tsx";

const noticePage: MakePage = async (context) => {
  const { params, t, read, language: lang } = context;
  const seq = seqIn(params, "seq");
  const key = "GET support/notice/{seq}";
  const parts = { params: { seq }, query: { lang } };
  const notice: NoticeView = await read(key, parts);
  const { title, content, publishedAt, modifiedAt, lang: inLanguage, optionType } = notice;
  const list = pathTo("/support/notice");
  return {
    ...piece(context, {
      ...{ title, publishedAt, modifiedAt, inLanguage, description: shortened(textOf(content)) },
      path: pathTo("/support/notice/:seq", { seq }),
      list: { name: t(($) => $.notice.heading), path: list },
    }),
    body: (
      <Reading
        {...{ title, publishedAt, lang: inLanguage, badge: t(($) => $.notice.types[optionType]) }}
        back={{ href: list, label: t(($) => $.notice.back) }}
      >
        <PlainMarkdown text={content} />
      </Reading>
    ),
    first: { url: requestOf(key, parts).url, body: notice },
  };
};

const noticesPage: MakePage = async (context) => {
  const { t, read, language: lang } = context;
  const { items, pagination } = await read("GET support/notice", { query: { lang, ...askedPage(context) } });
  return listPage(context, {
    ...{ path: pathTo("/support/notice"), pages: pagination.totalPages },
    ...{ title: t(($) => $.notice.heading), lead: t(($) => $.notice.lead) },
    items: items.map(({ seq, title, publishedAt }) => ({
      ...{ title, at: publishedAt },
      href: pathTo("/support/notice/:seq", { seq }),
    })),
  });
};

export const pages = {
  "/support/notice": noticesPage,
  "/support/notice/:seq": noticePage,
} satisfies PagesOf<"notice">;
