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
import { type NewsFilters, readFilters, writeFilters } from "./filters.ts";
import styles from "./news.module.css";
import { NewsCard } from "./news-card.tsx";
import { NoNews } from "./no-news.tsx";

const CategoryChoice = lazy(async () => ({ default: (await import("./category-choice.tsx")).CategoryChoice }));

/** News, searched and filtered; everything asked for stands in the URL. */
export function NewsListScreen() {
  const { t } = useTranslation();
  const filters = readFilters(useSearch());
  const { category, searchKeyword } = filters;
  const setSearch = useSetSearch();
  const query = useQuery({
    ...queryOf("GET insight/block-news", { query: listQuery(writeFilters(filters)) }),
    placeholderData: keepPreviousData,
  });
  const change = (to: Partial<NewsFilters>) => void setSearch(writeFilters(changeFilters(filters, to)));
  return (
    <Page title={t(($) => $.news.heading)} lead={t(($) => $.news.lead)}>
      <div className={styles.list}>
        <FilterForm
          label={t(($) => $.news.keyword)}
          maxLength={LIMITS.shortTextChars}
          searchKeyword={searchKeyword}
          onSearch={(searchKeyword) => change({ searchKeyword })}
          active={category ? 1 : 0}
          onClear={() => change({ category: undefined })}
          choices={1}
        >
          <CategoryChoice value={category} onChange={(category) => change({ category })} />
        </FilterForm>
        <ListView
          rows
          query={query}
          keyOf={({ newsSeq }) => newsSeq}
          words={{
            list: t(($) => $.news.list),
            loading: t(($) => $.news.loading),
            failed: t(($) => $.news.failed),
          }}
          summary={({ pagination, totalIsLowerBound }) => (
            <Results searchKeyword={searchKeyword}>
              {totalIsLowerBound
                ? t(($) => $.news.resultsAtLeast, { total: pagination.totalItems })
                : t(($) => $.news.results, { count: pagination.totalItems })}
            </Results>
          )}
          hrefOf={(page) => pathTo("/insight/block-news", writeFilters({ ...filters, page }))}
          draw={(news) => <NewsCard news={news} />}
          empty={<NoNews filters={filters} />}
        />
      </div>
    </Page>
  );
}
