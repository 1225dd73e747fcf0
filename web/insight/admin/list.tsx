// All articles, drafts too, as editors see them.

import { SEARCH_WORDS } from "@sb/contracts/field.ts";
import {
  SAFER_VIEW_CATEGORIES,
  SAFER_VIEW_STATUSES,
  type SaferViewCategory,
  type SaferViewStatus,
} from "@sb/contracts/insight/model.ts";
import type { AdminSaferViewListItem } from "@sb/contracts/insight/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilePlus2, SquarePen } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import content from "../../content/content.module.css";
import { useFormat } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { CardTitle } from "../../list/card-title.tsx";
import { Choice } from "../../list/choice.tsx";
import { FilterForm } from "../../list/filter-form.tsx";
import { changeFilters, codeOf, keywordOf, listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { Results } from "../../list/results.tsx";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf, type Search } from "../../routing/screen.ts";
import { Badge } from "../../ui/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Marked } from "../../ui/marked.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./admin.module.css";

/** All articles, drafts too, as editors see them. */
export function ArticlesScreen() {
  const { t } = useTranslation();
  const filters = readFilters(useSearch());
  const setSearch = useSetSearch();
  const query = useQuery({
    ...queryOf("GET admin/safer-view", { query: listQuery(writeFilters(filters)) }),
    placeholderData: keepPreviousData,
  });
  const change = (to: Partial<ArticleFilters>) => void setSearch(writeFilters(changeFilters(filters, to)));
  const { searchKeyword } = filters;
  return (
    <Page title={t(($) => $.articles.heading)} lead={t(($) => $.articles.lead)}>
      <div className={content.list}>
        <LinkButton kind="primary" className={styles.write ?? ""} href={pathTo("/admin/safer-view/write")}>
          <Icon of={SquarePen} size={18} />
          {t(($) => $.articles.write)}
        </LinkButton>
        <FilterForm
          label={t(($) => $.articles.keyword)}
          maxLength={SEARCH_WORDS.maxChars}
          searchKeyword={searchKeyword}
          onSearch={(searchKeyword) => change({ searchKeyword })}
          active={[filters.status, filters.category].filter(Boolean).length}
          onClear={() => change({ status: undefined, category: undefined })}
          choices={2}
        >
          <ArticleChoices filters={filters} onChange={change} />
        </FilterForm>
        <ListView
          rows
          query={query}
          keyOf={({ viewSeq }) => viewSeq}
          words={{
            list: t(($) => $.articles.list),
            loading: t(($) => $.articles.loading),
            failed: t(($) => $.articles.failed),
          }}
          summary={({ pagination }) => (
            <Results searchKeyword={searchKeyword}>
              {t(($) => $.articles.results, { count: pagination.totalItems })}
            </Results>
          )}
          hrefOf={(page) => pathTo("/admin/safer-view", writeFilters({ ...filters, page }))}
          draw={(article) => <ArticleRow article={article} />}
          empty={
            <EmptyState
              icon={<Icon of={FilePlus2} size={26} />}
              title={t(($) => $.articles.noneTitle)}
              text={t(($) => $.articles.noneText)}
            />
          }
        />
      </div>
    </Page>
  );
}

type Props = { filters: ArticleFilters; onChange: (change: Partial<ArticleFilters>) => void };

/** The filters of the editors' list: state and category. */
function ArticleChoices({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const all = t(($) => $.articles.all);
  return (
    <>
      <Choice
        label={t(($) => $.articles.status)}
        all={all}
        codes={SAFER_VIEW_STATUSES}
        nameOf={(code) => t(($) => $.articles.statuses[code])}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label={t(($) => $.insight.category)}
        all={all}
        codes={SAFER_VIEW_CATEGORIES}
        nameOf={(code) => t(($) => $.insight.categories[code])}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
}

/** An article in the editors' list: its state, since when it has it, and for whom it is. */
function ArticleRow({ article }: { article: AdminSaferViewListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { viewSeq, status, category, language, title, publishAt, publishedAt, writtenAt, highlights } = article;
  const at = publishAt ?? publishedAt ?? writtenAt;
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <StatusBadge status={status} />
        <Badge kind="accent">{t(($) => $.insight.categories[category])}</Badge>
        <span>{LANGUAGE_NAMES[language]}</span>
        <time className={styles.when} dateTime={at}>
          {status === "SCHEDULED" ? format.dateTime(at) : format.shortDate(at)}
        </time>
      </div>
      <CardTitle href={pathTo("/admin/safer-view/:viewSeq", { viewSeq })}>
        {title === "" ? t(($) => $.articles.untitled) : <Marked text={title} ranges={highlights.title ?? []} />}
      </CardTitle>
    </article>
  );
}

const KINDS = { DRAFT: "warn", SCHEDULED: "accent", PUBLISHED: "good", WITHDRAWN: "warn" } as const;

export function StatusBadge({ status }: { status: SaferViewStatus }) {
  const { t } = useTranslation();
  return <Badge kind={KINDS[status]}>{t(($) => $.articles.statuses[status])}</Badge>;
}

export type ArticleFilters = {
  readonly status: SaferViewStatus | undefined;
  readonly category: SaferViewCategory | undefined;
  readonly searchKeyword: string;
  readonly page: number;
};

/** Filters that the URL doesn't name, or names wrongly, count as not set. */
export const readFilters = (search: Search): ArticleFilters => ({
  status: codeOf(SAFER_VIEW_STATUSES, search.status),
  category: codeOf(SAFER_VIEW_CATEGORIES, search.category),
  searchKeyword: keywordOf(search.searchKeyword, SEARCH_WORDS.maxChars),
  page: pageOf(search),
});

/** Defaults are left out, so a plain list has a plain URL. */
export const writeFilters = ({ status, category, searchKeyword, page }: ArticleFilters) => ({
  ...(status && { status }),
  ...(category && { category }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
