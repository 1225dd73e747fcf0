// The filters of a person's inquiries and their spelling in the URL. Defaults are left out, so a plain list has a plain URL.
import { SEARCH_WORDS } from "@sb/contracts/field.ts";
import { INQUIRY_OPTIONS, INQUIRY_ORDERS, type InquiryOption, type InquiryOrder } from "@sb/contracts/inquiry/model.ts";
import { codeOf, keywordOf } from "../list/filters.ts";
import { pageOf, type Search } from "../routing/screen.ts";

export type InquiryFilters = {
  readonly orderType: InquiryOrder;
  readonly optionType: InquiryOption | undefined;
  /** Trimmed; empty where nothing is searched for. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** The filters in the URL. */
export type InquirySearch = {
  orderType?: InquiryOrder;
  optionType?: InquiryOption;
  searchKeyword?: string;
  page?: number;
};

/** Reads the filters from the search part of a URL; what it doesn't know counts as not set. */
export const readFilters = (search: Search): InquiryFilters => ({
  orderType: codeOf(INQUIRY_ORDERS, search.orderType) ?? "LATEST",
  optionType: codeOf(INQUIRY_OPTIONS, search.optionType),
  searchKeyword: keywordOf(search.searchKeyword, SEARCH_WORDS.maxChars),
  page: pageOf(search),
});

/** The search part of the URL for these filters. */
export const writeFilters = ({ orderType, optionType, searchKeyword, page }: InquiryFilters): InquirySearch => ({
  ...(orderType !== "LATEST" && { orderType }),
  ...(optionType && { optionType }),
  ...(searchKeyword && { searchKeyword }),
  ...(page > 1 && { page }),
});
