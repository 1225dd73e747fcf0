// The filters of the report history and their form in the URL. Defaults are omitted, so the unfiltered list has a plain URL.
import {
  CHAINS,
  type Chain,
  CRIME_TYPES,
  type CrimeType,
  DECLARE_TYPES,
  type DeclareType,
  ORDER_TYPES,
  type OrderType,
} from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { InputOf } from "@sb/contracts/routes.ts";
import { codeOf, keywordOf, listQuery } from "../list/filters.ts";
import { pageOf } from "../routing/screen.ts";

export type ReportFilters = {
  readonly crimeType: CrimeType | undefined;
  readonly chain: Chain | undefined;
  readonly declareType: DeclareType | undefined;
  readonly orderType: OrderType;
  /** Trimmed; empty without a search. */
  readonly searchKeyword: string;
  /** Counts from 1. */
  readonly page: number;
};

/** The query of the URL. */
export type ReportSearch = {
  crimeType?: CrimeType;
  chain?: Chain;
  declareType?: DeclareType;
  orderType?: OrderType;
  searchKeyword?: string;
  page?: number;
};

export const NO_FILTERS: ReportFilters = {
  crimeType: undefined,
  chain: undefined,
  declareType: undefined,
  orderType: "LATEST",
  searchKeyword: "",
  page: 1,
};

/** Parses the filters from the query of a URL; unknown values count as not set. */
export function readFilters(search: Readonly<Record<string, unknown>>): ReportFilters {
  return {
    crimeType: codeOf(CRIME_TYPES, search.crimeType),
    chain: codeOf(CHAINS, search.chain),
    declareType: codeOf(DECLARE_TYPES, search.declareType),
    orderType: codeOf(ORDER_TYPES, search.orderType) ?? NO_FILTERS.orderType,
    searchKeyword: keywordOf(search.searchKeyword, LIMITS.addressChars),
    page: pageOf(search),
  };
}

/** The query of the URL for these filters. */
export function writeFilters(filters: ReportFilters): ReportSearch {
  return {
    ...(filters.crimeType && { crimeType: filters.crimeType }),
    ...(filters.chain && { chain: filters.chain }),
    ...(filters.declareType && { declareType: filters.declareType }),
    ...(filters.orderType !== NO_FILTERS.orderType && { orderType: filters.orderType }),
    ...(filters.searchKeyword && { searchKeyword: filters.searchKeyword }),
    ...(filters.page > 1 && { page: filters.page }),
  };
}

/** The query of GET report/history. */
export const historyQuery = (filters: ReportFilters): InputOf<"GET report/history", "query"> =>
  listQuery(writeFilters(filters));

/** The number of active filters, without order and keyword. */
export function countFilters(filters: ReportFilters): number {
  return [filters.crimeType, filters.chain, filters.declareType].filter((value) => value !== undefined).length;
}
