// The filters of the editors' list and their spelling in the URL.
import {
  SAFER_VIEW_CATEGORIES,
  SAFER_VIEW_STATUSES,
  type SaferViewCategory,
  type SaferViewStatus,
} from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { codeOf, keywordOf } from "../../list/filters.ts";
import { pageOf, type Search } from "../../routing/screen.ts";

export type ArticleFilters = {
  readonly status: SaferViewStatus | undefined;
  readonly category: SaferViewCategory | undefined;
  readonly searchKeyword: string;
  readonly page: number;
};

/** What the URL doesn't say, or says wrongly, counts as not set. */
export const readFilters = (search: Search): ArticleFilters => ({
  status: codeOf(SAFER_VIEW_STATUSES, search.status),
  category: codeOf(SAFER_VIEW_CATEGORIES, search.category),
  searchKeyword: keywordOf(search.searchKeyword, LIMITS.shortTextChars),
  page: pageOf(search),
});

/** Defaults are left out, so a plain list has a plain URL. */
export const writeFilters = ({ status, category, searchKeyword, page }: ArticleFilters) => ({
  ...(status && { status }),
  ...(category && { category }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
