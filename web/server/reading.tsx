// The parts of pages to read: a piece, its comments, and lists of pieces.
import type { CommentList } from "@sb/contracts/comment/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import styles from "../content/content.module.css";
import { useFormat } from "../i18n/language.ts";
import { listQuery } from "../list/filters.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import { Page } from "../ui/page.tsx";
import { BackLink } from "./frame.tsx";
import { breadcrumbs, type Context, type Made, shortened } from "./made.ts";

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
export function Reading({ back, badge, title, lang, publishedAt, source, children }: ReadingProps) {
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
export function piece({ urlOf, t }: Context, facts: ArticleFacts): Omit<Made, "body" | "first"> {
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

/** A comment is a text: nothing in it becomes a link. */
export function Comments({ comments }: { comments: z.output<typeof CommentList> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = comments.items.flatMap((comment) => [comment, ...comment.replies]);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{t(($) => $.server.comments, { count: comments.pagination.totalItems })}</h2>
      {shown.map(
        (comment) =>
          comment.status === "SHOWN" && (
            <article key={comment.commentSeq}>
              <p>
                {comment.nick || t(($) => $.common.formerMember)}{" "}
                <time dateTime={comment.writtenAt}>{format.date(comment.writtenAt)}</time>
              </p>
              <p>{comment.content}</p>
            </article>
          ),
      )}
    </section>
  );
}

type Listed = { readonly title: string; readonly href: string; readonly at: string; readonly text?: string };

/** A list without its filters: what it holds, newest first. */
export function listPage(
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

/** The query of a list, as its URL asks for it. */
export const askedPage = ({ search }: Context) => listQuery({ page: pageOf(Object.fromEntries(search)) });
