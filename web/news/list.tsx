// The list of news.

import { SEARCH_WORDS } from "@sb/contracts/field.ts";
import { NEWS_CATEGORIES, type NewsCategory } from "@sb/contracts/news/model.ts";
import type { NewsListItem } from "@sb/contracts/news/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Newspaper, ThumbsUp } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import content from "../content/content.module.css";
import { useFormat } from "../i18n/language.ts";
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
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import styles from "./news-card.module.css";

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
      <div className={content.list}>
        <FilterForm
          label={t(($) => $.news.keyword)}
          maxLength={SEARCH_WORDS.maxChars}
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

type Props = { value: NewsCategory | undefined; onChange: (category: NewsCategory | undefined) => void };

/** The categories that have news; the one that is chosen stays, also where it has none. */
function CategoryChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...queryOf("GET insight/block-news/category"), meta: { inline: true } });
  const filled = data?.categories ?? [];
  const codes = filled.map(({ category }) => category);
  const countOf = (code: NewsCategory) => filled.find(({ category }) => category === code)?.count ?? 0;
  return (
    <Choice
      value={value}
      onChange={onChange}
      label={t(($) => $.news.category)}
      all={t(($) => $.common.list.all)}
      codes={value && !codes.includes(value) ? [...codes, value] : codes}
      nameOf={(code) =>
        t(($) => $.news.categoryCount, { category: t(($) => $.news.categories[code]), total: countOf(code) })
      }
    />
  );
}

function NoNews({ filters }: { filters: NewsFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return asked ? (
    <NothingFound text={t(($) => $.news.emptyText)} clearHref={pathTo("/insight/block-news")} />
  ) : (
    <EmptyState
      icon={<Icon of={Newspaper} size={26} />}
      title={t(($) => $.news.noneYetTitle)}
      text={t(($) => $.news.noneYetText)}
    />
  );
}

/** An item in the list. The whole card leads to it. */
export function NewsCard({ news }: { news: NewsListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { newsSeq, title, content, source, category, publishedAt, thumbnail, highlights } = news;
  return (
    <article className={styles.card}>
      {thumbnail && <Image className={styles.picture ?? ""} src={thumbnail} alt="" width={176} height={110} />}
      <div className={styles.words}>
        <div className={styles.top}>
          <Badge kind="accent">{t(($) => $.news.categories[category])}</Badge>
          <span>{source}</span>
          <time dateTime={publishedAt}>{format.ago(publishedAt)}</time>
        </div>
        <CardTitle href={pathTo("/insight/block-news/:newsSeq", { newsSeq })}>
          <Marked text={title} ranges={highlights.title ?? []} />
        </CardTitle>
        {content && <p className={styles.content}>{content}</p>}
        <Counts news={news} />
      </div>
    </article>
  );
}

function Counts({ news: { viewCount, likeCount } }: { news: NewsListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={styles.counts}>
      <span>{t(($) => $.news.views, { count: viewCount })}</span>
      {likeCount > 0 && (
        <span className={styles.likes}>
          <Icon of={ThumbsUp} size={14} />
          <VisuallyHidden>{t(($) => $.news.likes)}</VisuallyHidden>
          {format.number(likeCount)}
        </span>
      )}
    </p>
  );
}

type NewsFilters = {
  readonly category: NewsCategory | undefined;
  /** Trimmed; empty where nothing is searched for. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** The filters in the URL. */
type NewsSearch = { category?: NewsCategory; searchKeyword?: string; page?: number };

/** Reads the filters from the search part of a URL; what it doesn't know counts as not set. */
export const readFilters = (search: Search): NewsFilters => ({
  category: codeOf(NEWS_CATEGORIES, search.category),
  searchKeyword: keywordOf(search.searchKeyword, SEARCH_WORDS.maxChars),
  page: pageOf(search),
});

/** The search part of the URL for these filters. */
export const writeFilters = ({ category, searchKeyword, page }: NewsFilters): NewsSearch => ({
  ...(category && { category }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
