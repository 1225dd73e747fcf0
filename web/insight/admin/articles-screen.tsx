import { LIMITS } from "@sb/contracts/limits.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { FilterForm } from "../../list/filter-form.tsx";
import { changeFilters, listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { Results } from "../../list/results.tsx";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { ArticleChoices } from "./article-choices.tsx";
import { ArticleRow } from "./article-row.tsx";
import styles from "./articles-screen.module.css";
import { type ArticleFilters, readFilters, writeFilters } from "./filters.ts";
import { NewArticle } from "./new-article.tsx";

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
      <div className={styles.articles}>
        <NewArticle />
        <FilterForm
          label={t(($) => $.articles.keyword)}
          maxLength={LIMITS.shortTextChars}
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
