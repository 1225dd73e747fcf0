// One published article.

import type { SaferViewView } from "@sb/contracts/insight/wire.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide";
import { lazy, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useViewed } from "../api/use-viewed.ts";
import styles from "../content/content.module.css";
import { ContentSkeleton } from "../content/reading.tsx";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import { withTexts } from "../i18n/load.ts";
import { BackLink } from "../list/back-link.tsx";
import { Contents } from "../markdown/contents.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import own from "./insight.module.css";
import { pictureSizesOf } from "./picture-sizes.ts";

const Talk = lazy(async () => ({
  default: (await withTexts(["comments", "insight"], () => import("./talk.tsx"))).Talk,
}));

/** One published article, and what people say about it. One that is not published is answered as every 404. */
export function SaferViewScreen({ viewSeq }: { viewSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET insight/safer-view/{viewSeq}", { params: { viewSeq } }));
  return (
    <Page reading>
      <BackLink href={pathTo("/insight/safer-view")} label={t(($) => $.insight.back)} />
      {query.isPending && <ContentSkeleton label={t(($) => $.insight.loading)} height="16em" />}
      {query.isError && <QueryFailed alone title={t(($) => $.insight.failed)} query={query} />}
      {query.data && (
        <>
          <Article article={query.data} />
          <Suspense>
            <Talk article={query.data} />
          </Suspense>
        </>
      )}
    </Page>
  );
}

/** An article as it is read. Its text keeps its own language, for screen readers and hyphenation. */
function Article({ article }: { article: SaferViewView }) {
  const { t } = useTranslation();
  const session = useSession();
  const { viewSeq, category, language, title, content, pictures, readingMinutes, viewCount } = article;
  useViewed("SAFER_VIEW", viewSeq);
  const pictureOf = useMemo(() => pictureSizesOf(pictures), [pictures]);
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Badge kind="accent">{t(($) => $.insight.categories[category])}</Badge>
        <h1 className={styles.title} lang={language}>
          {title}
        </h1>
        <p className={styles.facts}>
          <Times article={article} />
          <span>{t(($) => $.insight.reading, { count: readingMinutes })}</span>
          <span>{t(($) => $.insight.views, { count: viewCount })}</span>
        </p>
        {mayDo(session, "editor") && (
          <LinkButton size="small" href={pathTo("/admin/safer-view/:viewSeq", { viewSeq })}>
            <Icon of={Pencil} size={16} />
            {t(($) => $.insight.edit)}
          </LinkButton>
        )}
      </header>
      <div className={own.text} lang={language}>
        <Markdown
          text={content}
          contents={(headings) => <Contents title={t(($) => $.insight.contents)} headings={headings} />}
          pictureOf={pictureOf}
        />
      </div>
    </article>
  );
}

/** A draft may have been changed before it was published: readers need not know. */
function Times({ article: { publishedAt, modifiedAt = publishedAt } }: { article: SaferViewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <time dateTime={publishedAt}>{t(($) => $.insight.publishedAt, { at: format.shortDate(publishedAt) })}</time>
      {Date.parse(modifiedAt) > Date.parse(publishedAt) && (
        <time dateTime={modifiedAt}>{t(($) => $.insight.modifiedAt, { at: format.shortDate(modifiedAt) })}</time>
      )}
    </>
  );
}
