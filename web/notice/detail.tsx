// One published notice.
import type { NoticeView } from "@sb/contracts/notice/wire.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useViewed } from "../api/use-viewed.ts";
import styles from "../content/content.module.css";
import { ContentSkeleton } from "../content/reading.tsx";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat, useLanguage } from "../i18n/language.ts";
import { BackLink } from "../list/back-link.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";

/** One that is not there, or still a draft, is answered as every 404. */
export function NoticeScreen({ seq }: { seq: number }) {
  const { t } = useTranslation();
  const { language: lang } = useLanguage();
  const query = useQuery(queryOf("GET support/notice/{seq}", { params: { seq }, query: { lang } }));
  useViewed("NOTICE", query.data?.seq);
  return (
    <Page reading>
      <BackLink href={pathTo("/support/notice")} label={t(($) => $.notice.back)} />
      {query.isPending && <NoticeSkeleton />}
      {query.isError && <QueryFailed title={t(($) => $.notice.failed)} query={query} />}
      {query.data && <Notice notice={query.data} isIn={lang} />}
    </Page>
  );
}

function Notice({ notice, isIn }: { notice: NoticeView; isIn: string }) {
  const { t } = useTranslation();
  const isEditor = mayDo(useSession(), "editor");
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Badge kind="accent">{t(($) => $.notice.types[notice.optionType])}</Badge>
        <h1 className={styles.title} lang={notice.lang}>
          {notice.title}
        </h1>
        <Times notice={notice} />
        {isEditor && (
          <LinkButton size="small" href={pathTo("/admin/notice/:seq", { seq: notice.seq })}>
            <Icon of={Pencil} size={16} />
            {t(($) => $.notice.admin.edit)}
          </LinkButton>
        )}
      </header>
      {notice.lang !== isIn && <p className={styles.facts}>{t(($) => $.notice.onlyKorean)}</p>}
      <div lang={notice.lang}>
        <Markdown text={notice.content} />
      </div>
    </article>
  );
}

/** A draft may have been changed before it was published: readers need not know. */
function Times({ notice: { publishedAt, modifiedAt = publishedAt, viewCount } }: { notice: NoticeView }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={styles.facts}>
      <time dateTime={publishedAt}>{t(($) => $.notice.publishedAt, { at: format.dateTime(publishedAt) })}</time>
      {Date.parse(modifiedAt) > Date.parse(publishedAt) && (
        <time dateTime={modifiedAt}>{t(($) => $.notice.modifiedAt, { at: format.dateTime(modifiedAt) })}</time>
      )}
      <span>{t(($) => $.notice.views, { count: viewCount })}</span>
    </p>
  );
}

/** The room that a notice will take. */
export function NoticeSkeleton() {
  const { t } = useTranslation();
  return <ContentSkeleton label={t(($) => $.notice.loading)} height="12em" />;
}
