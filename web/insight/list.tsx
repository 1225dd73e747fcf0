// The list of published articles.

import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { SEARCH_WORDS } from "@sb/contracts/field.ts";
import { SAFER_VIEW_CATEGORIES, type SaferViewCategory } from "@sb/contracts/insight/model.ts";
import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type { SaferViewListItem } from "@sb/contracts/insight/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Newspaper } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import content from "../content/content.module.css";
import { useFormat } from "../i18n/language.ts";
import { LANGUAGE_NAMES } from "../i18n/languages.ts";
import { CardTitle } from "../list/card-title.tsx";
import { Choice } from "../list/choice.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { changeFilters, codeOf, keywordOf, listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { Results } from "../list/results.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf, type Search } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Image } from "../ui/image.tsx";
import { Marked } from "../ui/marked.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./insight.module.css";

/** Published articles, searched and filtered; everything asked for stands in the URL. */
export function SaferViewsScreen() {
  const { t } = useTranslation();
  const filters = readFilters(useSearch());
  const { category, language, searchKeyword } = filters;
  const setSearch = useSetSearch();
  const query = useQuery({
    ...queryOf("GET insight/safer-view", { query: listQuery(writeFilters(filters)) }),
    placeholderData: keepPreviousData,
  });
  const change = (to: Partial<ArticleFilters>) => void setSearch(writeFilters(changeFilters(filters, to)));
  return (
    <Page title={t(($) => $.insight.heading)} lead={t(($) => $.insight.lead)}>
      <div className={content.list}>
        <FilterForm
          label={t(($) => $.insight.keyword)}
          maxLength={SEARCH_WORDS.maxChars}
          searchKeyword={searchKeyword}
          onSearch={(searchKeyword) => change({ searchKeyword })}
          active={[category, language].filter(Boolean).length}
          onClear={() => change({ category: undefined, language: undefined })}
          choices={2}
        >
          <Choices filters={filters} onChange={change} />
        </FilterForm>
        <ListView
          query={query}
          rows
          keyOf={({ viewSeq }) => viewSeq}
          words={{
            list: t(($) => $.insight.list),
            loading: t(($) => $.insight.loading),
            failed: t(($) => $.insight.failed),
          }}
          summary={({ pagination, totalIsLowerBound }) => (
            <Results searchKeyword={searchKeyword}>
              {totalIsLowerBound
                ? t(($) => $.insight.resultsAtLeast, { total: pagination.totalItems })
                : t(($) => $.insight.results, { count: pagination.totalItems })}
            </Results>
          )}
          hrefOf={(page) => pathTo("/insight/safer-view", writeFilters({ ...filters, page }))}
          draw={(article) => <ArticleRow article={article} />}
          empty={<NoArticles filters={filters} />}
        />
      </div>
    </Page>
  );
}

type Props = { filters: ArticleFilters; onChange: (to: Partial<ArticleFilters>) => void };

function Choices({ filters: { category, language }, onChange }: Props) {
  const { t } = useTranslation();
  const all = t(($) => $.common.list.all);
  return (
    <>
      <Choice
        label={t(($) => $.insight.category)}
        all={all}
        codes={SAFER_VIEW_CATEGORIES}
        nameOf={(code) => t(($) => $.insight.categories[code])}
        value={category}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label={t(($) => $.insight.language)}
        all={all}
        codes={LANGUAGES}
        nameOf={(code) => LANGUAGE_NAMES[code]}
        value={language}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}

function NoArticles({ filters }: { filters: ArticleFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return asked ? (
    <NothingFound text={t(($) => $.insight.emptyText)} clearHref={pathTo("/insight/safer-view")} />
  ) : (
    <EmptyState
      icon={<Icon of={Newspaper} size={26} />}
      title={t(($) => $.insight.noneYetTitle)}
      text={t(($) => $.insight.noneYetText)}
    />
  );
}

/** An article in a list. The whole row leads to it. */
export function ArticleRow({ article }: { article: SaferViewListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { viewSeq, category, language, title, summary, thumbnail, readingMinutes, publishedAt } = article;
  return (
    <article className={styles.row}>
      {thumbnail && (
        <Image
          className={styles.picture ?? ""}
          src={pictureUrl(thumbnail.pictureId, 320)}
          original={thumbnail.url}
          alt=""
          width={160}
          height={106}
        />
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          <Badge kind="accent">{t(($) => $.insight.categories[category])}</Badge>
          <time className={styles.small} dateTime={publishedAt}>
            {format.shortDate(publishedAt)}
          </time>
        </div>
        <div lang={language}>
          <CardTitle href={pathTo("/insight/safer-view/:viewSeq", { viewSeq })}>
            <Marked text={title} ranges={article.highlights.title ?? []} />
          </CardTitle>
          <p className={styles.summary}>{summary}</p>
        </div>
        <p className={styles.facts}>
          <span>{t(($) => $.insight.reading, { count: readingMinutes })}</span>
          <span>{t(($) => $.insight.views, { count: article.viewCount })}</span>
          <span>{t(($) => $.insight.likes, { count: article.likeCount })}</span>
          <span>{t(($) => $.insight.comments, { count: article.commentCount })}</span>
        </p>
      </div>
    </article>
  );
}

export type ArticleFilters = {
  readonly category: SaferViewCategory | undefined;
  readonly language: Language | undefined;
  /** Trimmed; empty where nothing is searched for. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** The filters in the URL. */
export type ArticleSearch = {
  category?: SaferViewCategory;
  language?: Language;
  searchKeyword?: string;
  page?: number;
};

/** Reads the filters from the search part of a URL; what it doesn't know counts as not set. */
export const readFilters = (search: Search): ArticleFilters => ({
  category: codeOf(SAFER_VIEW_CATEGORIES, search.category),
  language: codeOf(LANGUAGES, search.language),
  searchKeyword: keywordOf(search.searchKeyword, SEARCH_WORDS.maxChars),
  page: pageOf(search),
});

/** The search part of the URL for these filters. */
export const writeFilters = ({ category, language, searchKeyword, page }: ArticleFilters): ArticleSearch => ({
  ...(category && { category }),
  ...(language && { language }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
