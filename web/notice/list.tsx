// Published notices for readers: the list, with what it shares with that of the editors, and one notice.
import type { Language } from "@sb/contracts/codes.ts";
import { SEARCH_WORDS } from "@sb/contracts/field.ts";
import { NOTICE_TYPES, type NoticeType } from "@sb/contracts/notice/model.ts";
import type { NoticeView } from "@sb/contracts/notice/wire.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Megaphone, Pencil } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useViewed } from "../api/use-viewed.ts";
import styles from "../content/content.module.css";
import { ContentSkeleton } from "../content/reading.tsx";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat, useLanguage } from "../i18n/language.ts";
import { BackLink } from "../list/back-link.tsx";
import { CardTitle } from "../list/card-title.tsx";
import { Choice } from "../list/choice.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { changeFilters, codeOf, keywordOf, listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { Results } from "../list/results.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf, type Search } from "../routing/screen.ts";
import { useSession } from "../session/store.ts";
import { Badge } from "../ui/badge.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Marked } from "../ui/marked.tsx";
import { Page } from "../ui/page.tsx";
import type { Range } from "../ui/passages.ts";

type NoticeFilters = {
  readonly optionType: NoticeType | undefined;
  /** Trimmed; empty where nothing is searched for. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** The filters in the URL. */
type NoticeSearch = { optionType?: NoticeType; searchKeyword?: string; page?: number };

/** Reads the filters from the search part of a URL; what it doesn't know counts as not set. */
export const readFilters = (search: Search): NoticeFilters => ({
  optionType: codeOf(NOTICE_TYPES, search.optionType),
  searchKeyword: keywordOf(search.searchKeyword, SEARCH_WORDS.maxChars),
  page: pageOf(search),
});

/** The search part of the URL for these filters. Defaults are left out, so a plain list has a plain URL. */
export const writeFilters = ({ optionType, searchKeyword, page }: NoticeFilters): NoticeSearch => ({
  ...(optionType && { optionType }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});

/** Published notices, searched and filtered; everything asked for stands in the URL. */
export function NoticesScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { language: lang } = useLanguage();
  const filters = readFilters(useSearch());
  const { optionType, searchKeyword } = filters;
  const setSearch = useSetSearch();
  const query = useQuery({
    ...queryOf("GET support/notice", { query: { ...listQuery(writeFilters(filters)), lang } }),
    placeholderData: keepPreviousData,
  });
  const change = (to: Partial<NoticeFilters>) => void setSearch(writeFilters(changeFilters(filters, to)));
  return (
    <Page title={t(($) => $.notice.heading)} lead={t(($) => $.notice.lead)}>
      <div className={styles.list}>
        <FilterForm
          label={t(($) => $.notice.keyword)}
          maxLength={SEARCH_WORDS.maxChars}
          searchKeyword={searchKeyword}
          onSearch={(searchKeyword) => change({ searchKeyword })}
          active={optionType ? 1 : 0}
          onClear={() => change({ optionType: undefined })}
          choices={1}
        >
          <Choice
            label={t(($) => $.notice.type)}
            all={t(($) => $.common.list.all)}
            codes={NOTICE_TYPES}
            nameOf={(code) => t(($) => $.notice.types[code])}
            value={optionType}
            onChange={(optionType) => change({ optionType })}
          />
        </FilterForm>
        <NoticeListView
          query={query}
          summary={({ pagination, totalIsLowerBound }) => (
            <Results searchKeyword={searchKeyword}>
              {totalIsLowerBound
                ? t(($) => $.notice.resultsAtLeast, { total: pagination.totalItems })
                : t(($) => $.notice.results, { count: pagination.totalItems })}
            </Results>
          )}
          hrefOf={(page) => pathTo("/support/notice", writeFilters({ ...filters, page }))}
          draw={(notice) => (
            <NoticeRow
              notice={notice}
              href={pathTo("/support/notice/:seq", { seq: notice.seq })}
              ranges={notice.highlights.title}
              when={
                <>
                  <time dateTime={notice.publishedAt}>{format.shortDate(notice.publishedAt)}</time>
                  <span>{t(($) => $.notice.views, { count: notice.viewCount })}</span>
                </>
              }
            />
          )}
          empty={<NoNotices filters={filters} />}
        />
      </div>
    </Page>
  );
}

function NoNotices({ filters }: { filters: NoticeFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return asked ? (
    <NothingFound text={t(($) => $.notice.emptyText)} clearHref={pathTo("/support/notice")} />
  ) : (
    <EmptyState
      icon={<Icon of={Megaphone} size={26} />}
      title={t(($) => $.notice.noneYetTitle)}
      text={t(($) => $.notice.noneYetText)}
    />
  );
}

type ListProps<Notice> = Omit<ComponentProps<typeof ListView<Notice>>, "words" | "keyOf" | "rows">;

/** A list of notices, with the words for its states. */
export function NoticeListView<Notice extends { readonly seq: number }>(props: ListProps<Notice>) {
  const { t } = useTranslation();
  return (
    <ListView
      {...props}
      rows
      keyOf={({ seq }) => seq}
      words={{
        list: t(($) => $.notice.list),
        loading: t(($) => $.notice.loading),
        failed: t(($) => $.notice.failed),
      }}
    />
  );
}

type RowProps = {
  notice: { readonly optionType: NoticeType; readonly title: string; readonly lang?: Language };
  href: string;
  /** Passages of the title that the search found. */
  ranges?: readonly Range[] | undefined;
  /** More badges, before the kind. */
  badges?: ReactNode;
  /** When it was written or published. */
  when: ReactNode;
  /** The reader's actions on it. */
  actions?: ReactNode;
};

/** A notice in a list. The whole row leads to it; what is pressed inside does not. */
export function NoticeRow({ notice, href, ranges = [], badges, when, actions }: RowProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        {badges}
        <Badge kind="accent">{t(($) => $.notice.types[notice.optionType])}</Badge>
        <span className={styles.when}>{when}</span>
      </div>
      <CardTitle href={href}>
        <span lang={notice.lang}>
          <Marked text={notice.title} ranges={ranges} />
        </span>
      </CardTitle>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

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
      {query.isError && <QueryFailed alone title={t(($) => $.notice.failed)} query={query} />}
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
