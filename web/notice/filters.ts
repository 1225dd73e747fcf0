// The filters of the notices and their spelling in the URL. Defaults are left out, so a plain list has a plain URL.
import { NOTICE_TYPES, type NoticeType } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { codeOf, keywordOf } from "../list/filters.ts";
import { pageOf, type Search } from "../routing/screen.ts";

export type NoticeFilters = {
  readonly optionType: NoticeType | undefined;
  /** Trimmed; empty where nothing is searched for. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** What stands in the URL. */
export type NoticeSearch = { optionType?: NoticeType; searchKeyword?: string; page?: number };

/** Reads the filters from the search part of a URL; what it doesn't know counts as not set. */
export const readFilters = (search: Search): NoticeFilters => ({
  optionType: codeOf(NOTICE_TYPES, search.optionType),
  searchKeyword: keywordOf(search.searchKeyword, LIMITS.shortTextChars),
  page: pageOf(search),
});

/** The search part of the URL for these filters. */
export const writeFilters = ({ optionType, searchKeyword, page }: NoticeFilters): NoticeSearch => ({
  ...(optionType && { optionType }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
