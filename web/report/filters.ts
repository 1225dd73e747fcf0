// The filters of the report history and their form in the URL. Defaults are omitted, so the unfiltered list has a plain URL.
import {
  CHAINS,
  type Chain,
  CRIME_TYPES,
  type CrimeType,
  DECLARE_TYPES,
  type DeclareType,
} from "@sb/contracts/codes.ts";
import { FILED_BY, type FiledBy, ORDER_TYPES, type OrderType } from "@sb/contracts/report/codes.ts";
import { REPORT_SEARCH_WORDS } from "@sb/contracts/report/fields.ts";
import { codeOf, keywordOf, listQuery } from "../list/filters.ts";
import { pageOf, seqOf } from "../routing/screen.ts";

export type ReportFilters = {
  readonly crimeType: CrimeType | undefined;
  readonly chain: Chain | undefined;
  readonly declareType: DeclareType | undefined;
  readonly filedBy: FiledBy | undefined;
  /** That report alone. Nobody chooses it: a link has it. */
  readonly dclrSeq: number | undefined;
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
  filedBy?: FiledBy;
  dclrSeq?: number;
  orderType?: OrderType;
  searchKeyword?: string;
  page?: number;
};

export const NO_FILTERS: ReportFilters = {
  crimeType: undefined,
  chain: undefined,
  declareType: undefined,
  filedBy: undefined,
  dclrSeq: undefined,
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
    filedBy: codeOf(FILED_BY, search.filedBy),
    dclrSeq: seqOf(search.dclrSeq),
    orderType: codeOf(ORDER_TYPES, search.orderType) ?? NO_FILTERS.orderType,
    searchKeyword: keywordOf(search.searchKeyword, REPORT_SEARCH_WORDS.maxChars),
    page: pageOf(search),
  };
}

/** The query of the URL for these filters. */
export function writeFilters(filters: ReportFilters): ReportSearch {
  return {
    ...(filters.crimeType && { crimeType: filters.crimeType }),
    ...(filters.chain && { chain: filters.chain }),
    ...(filters.declareType && { declareType: filters.declareType }),
    ...(filters.filedBy && { filedBy: filters.filedBy }),
    ...(filters.dclrSeq && { dclrSeq: filters.dclrSeq }),
    ...(filters.orderType !== NO_FILTERS.orderType && { orderType: filters.orderType }),
    ...(filters.searchKeyword && { searchKeyword: filters.searchKeyword }),
    ...(filters.page > 1 && { page: filters.page }),
  };
}

/** The query of GET report/history. */
export const historyQuery = (filters: ReportFilters) => listQuery(writeFilters(filters));

/** The chosen filters, whatever is searched for and however it is sorted: the query of GET report/export. */
export function chosenFilters({ crimeType, chain, declareType, filedBy }: ReportFilters) {
  return { crimeType, chain, declareType, filedBy };
}

/** The number of active filters, without order and keyword. */
export function countFilters(filters: ReportFilters): number {
  return [...Object.values(chosenFilters(filters)), filters.dclrSeq].filter((value) => value !== undefined).length;
}
