// The filters of the articles and their spelling in the URL. Defaults are left out, so a plain list has a plain URL.
import { LANGUAGES, type Language, SAFER_VIEW_CATEGORIES, type SaferViewCategory } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { codeOf, keywordOf } from "../list/filters.ts";
import { pageOf, type Search } from "../routing/screen.ts";

export type ArticleFilters = {
  readonly category: SaferViewCategory | undefined;
  readonly language: Language | undefined;
  /** Trimmed; empty where nothing is searched for. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** What stands in the URL. */
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
  searchKeyword: keywordOf(search.searchKeyword, LIMITS.shortTextChars),
  page: pageOf(search),
});

/** The search part of the URL for these filters. */
export const writeFilters = ({ category, language, searchKeyword, page }: ArticleFilters): ArticleSearch => ({
  ...(category && { category }),
  ...(language && { language }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
