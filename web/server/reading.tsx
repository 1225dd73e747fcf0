// Pages to read: articles, news, notices, terms, and their lists.
import type { SaferViewView } from "@sb/contracts/insight/wire.ts";
import type { NewsView } from "@sb/contracts/news/wire.ts";
import type { NoticeView } from "@sb/contracts/notice/wire.ts";
import type { TermsItem } from "@sb/contracts/terms/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { requestOf } from "../api/request.ts";
import { TermsText } from "../consent/terms-text.tsx";
import styles from "../content/content.module.css";
import { useFormat } from "../i18n/language.ts";
import { pictureSizesOf } from "../insight/picture-sizes.ts";
import { listQuery } from "../list/filters.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import { Page } from "../ui/page.tsx";
import { BackLink } from "./frame.tsx";
import { breadcrumbs, type Context, type Made, type MakePage, type PageTable, seqIn, shortened } from "./made.ts";
import { PlainMarkdown, textOf } from "./plain-markdown.tsx";
import { Comments } from "./reports.tsx";

type ReadingProps = {
  back: { readonly href: string; readonly label: string };
  badge: string;
  title: string;
  lang?: string;
  publishedAt: string;
  source?: string;
  children: ReactNode;
};

/** One piece, as its screen shows it. */
function Reading({ back, badge, title, lang, publishedAt, source, children }: ReadingProps) {
  const format = useFormat();
  return (
    <Page reading>
      <BackLink {...back} />
      <article className={styles.article}>
        <header className={styles.head}>
          <Badge kind="accent">{badge}</Badge>
          <h1 className={styles.title} lang={lang}>
            {title}
          </h1>
          <p className={styles.facts}>
            {source && <span>{source}</span>}
            <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
          </p>
        </header>
        <div lang={lang}>{children}</div>
      </article>
    </Page>
  );
}

type ArticleFacts = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: string;
  readonly modifiedAt?: string | undefined;
  readonly inLanguage?: string;
  readonly image?: string | undefined;
  readonly isBasedOn?: string;
  readonly list: { readonly name: string; readonly path: string };
};

/** The part that pages of one piece have in common. */
function piece({ urlOf, t }: Context, facts: ArticleFacts): Omit<Made, "body" | "first"> {
  const { path, title, description, publishedAt, modifiedAt, inLanguage, image, isBasedOn, list } = facts;
  const publisher = { "@type": "Organization", name: t(($) => $.common.brand), url: urlOf("/") };
  return {
    ...{ title, description, path, type: "article", publishedAt, modifiedAt },
    about: [
      {
        "@type": "Article",
        "@id": urlOf(path),
        ...{ headline: shortened(title, 110), description, datePublished: publishedAt, dateModified: modifiedAt },
        ...{ inLanguage, image, isBasedOn, publisher, author: publisher, mainEntityOfPage: urlOf(path) },
      },
      breadcrumbs([
        { name: list.name, url: urlOf(list.path) },
        { name: title, url: urlOf(path) },
      ]),
    ],
    preview: { tone: "plain", title: shortened(title, 90), facts: [list.name, shortened(description, 110)] },
  };
}

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

type Listed = { readonly title: string; readonly href: string; readonly at: string; readonly text?: string };

/** A list without its filters: what it holds, newest first. */
function listPage(
  { urlOf, t, search }: Context,
  {
    path,
    title,
    lead,
    items,
    pages,
  }: { path: string; title: string; lead: string; items: readonly Listed[]; pages: number },
): Made {
  const page = pageOf(Object.fromEntries(search));
  const to = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  return {
    ...{ title: page > 1 ? `${title} (${page})` : title, description: lead, path: to(page), type: "website" },
    body: (
      <List
        {...{ title, lead, items }}
        before={page > 1 ? to(page - 1) : undefined}
        after={page < pages ? to(page + 1) : undefined}
      />
    ),
    about: [
      breadcrumbs([
        { name: t(($) => $.common.brand), url: urlOf("/") },
        { name: title, url: urlOf(path) },
      ]),
    ],
    preview: { tone: "plain", title, facts: [lead] },
    unlisted: [...search.keys()].some((name) => name !== "page" && name !== "lang"),
  };
}

type ListProps = {
  title: string;
  lead: string;
  items: readonly Listed[];
  before: string | undefined;
  after: string | undefined;
};

function List({ title, lead, items, before, after }: ListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Page reading title={title} lead={lead}>
      <ul>
        {items.map(({ title, href, at, text }) => (
          <li key={href}>
            <a href={href}>{title}</a> <time dateTime={at}>{format.shortDate(at)}</time>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      {before && (
        <a href={before} rel="prev">
          {t(($) => $.server.newer)}
        </a>
      )}{" "}
      {after && (
        <a href={after} rel="next">
          {t(($) => $.server.older)}
        </a>
      )}
    </Page>
  );
}

const askedPage = ({ search }: Context) => listQuery({ page: pageOf(Object.fromEntries(search)) });

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

const termsPage =
  (code: "A01" | "B01", name: "service" | "privacy"): MakePage =>
  async ({ t, read, language: lang, urlOf }) => {
    const item: TermsItem = await read("GET terms/detail", { query: { type: code, lang } });
    const path = pathTo(name === "service" ? "/term/service" : "/term/privacy");
    const title = t(($) => $.terms[name]);
    const { description } = t(($) => $.pages[name], { returnObjects: true });
    return {
      ...{ title, description, path, type: "website" },
      body: <Terms title={title} item={item} />,
      about: [breadcrumbs([{ name: title, url: urlOf(path) }])],
      preview: { tone: "plain", title, facts: [description] },
    };
  };

/** In force today; earlier versions are for the app. */
const Terms = ({ title, item }: { title: string; item: TermsItem }) => (
  <Page reading title={title}>
    <TermsText
      item={{ data: item, isPending: false, isError: false } as Parameters<typeof TermsText>[0]["item"]}
      dates={[item.applyDt]}
      onChooseDate={() => undefined}
      headingLevel={2}
    />
  </Page>
);

export const readingPages = {
  "/insight/safer-view": articlesPage,
  "/insight/safer-view/:viewSeq": articlePage,
  "/insight/block-news": newsListPage,
  "/insight/block-news/:newsSeq": newsPage,
  "/support/notice": noticesPage,
  "/support/notice/:seq": noticePage,
  "/term/service": termsPage("A01", "service"),
  "/term/privacy": termsPage("B01", "privacy"),
} satisfies Partial<PageTable>;
