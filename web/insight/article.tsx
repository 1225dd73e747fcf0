import type { SaferViewView } from "@sb/contracts/insight/wire.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { Pencil } from "lucide";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useViewed } from "../api/use-viewed.ts";
import { useFormat } from "../i18n/language.ts";
import { Contents } from "../markdown/contents.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import styles from "./article.module.css";
import { pictureSizesOf } from "./picture-sizes.ts";

/** An article as it is read. Its text keeps its own language, for screen readers and hyphenation. */
export function Article({ article }: { article: SaferViewView }) {
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
      <div className={styles.text} lang={language}>
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
