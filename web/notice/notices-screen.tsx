import { LIMITS } from "@sb/contracts/limits.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useFormat, useLanguage } from "../i18n/language.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { changeFilters, listQuery } from "../list/filters.ts";
import { Results } from "../list/results.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { type NoticeFilters, readFilters, writeFilters } from "./filters.ts";
import { NoNotices } from "./no-notices.tsx";
import { NoticeListView } from "./notice-list-view.tsx";
import { NoticeRow } from "./notice-row.tsx";
import styles from "./notices-screen.module.css";

const TypeChoice = lazy(async () => ({ default: (await import("./type-choice.tsx")).TypeChoice }));

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
      <div className={styles.notices}>
        <FilterForm
          label={t(($) => $.notice.keyword)}
          maxLength={LIMITS.shortTextChars}
          searchKeyword={searchKeyword}
          onSearch={(searchKeyword) => change({ searchKeyword })}
          active={optionType ? 1 : 0}
          onClear={() => change({ optionType: undefined })}
          choices={1}
        >
          <TypeChoice value={optionType} onChange={(optionType) => change({ optionType })} />
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
