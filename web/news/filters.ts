// The filters of block news and their spelling in the URL. Defaults are left out, so a plain list has a plain URL.
import { NEWS_CATEGORIES, type NewsCategory } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { codeOf, keywordOf } from "../list/filters.ts";
import { pageOf, type Search } from "../routing/screen.ts";

export type NewsFilters = {
  readonly category: NewsCategory | undefined;
  /** Trimmed; empty where nothing is searched for. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** What stands in the URL. */
export type NewsSearch = { category?: NewsCategory; searchKeyword?: string; page?: number };

/** Reads the filters from the search part of a URL; what it doesn't know counts as not set. */
export const readFilters = (search: Search): NewsFilters => ({
  category: codeOf(NEWS_CATEGORIES, search.category),
  searchKeyword: keywordOf(search.searchKeyword, LIMITS.shortTextChars),
  page: pageOf(search),
});

/** The search part of the URL for these filters. */
export const writeFilters = ({ category, searchKeyword, page }: NewsFilters): NewsSearch => ({
  ...(category && { category }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
