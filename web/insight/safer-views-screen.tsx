import { LIMITS } from "@sb/contracts/limits.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { changeFilters, listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { Results } from "../list/results.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { ArticleRow } from "./article-row.tsx";
import { type ArticleFilters, readFilters, writeFilters } from "./filters.ts";
import { NoArticles } from "./no-articles.tsx";
import styles from "./safer-views-screen.module.css";

const Choices = lazy(async () => ({ default: (await import("./choices.tsx")).Choices }));

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
      <div className={styles.articles}>
        <FilterForm
          label={t(($) => $.insight.keyword)}
          maxLength={LIMITS.shortTextChars}
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
