// The filters of the inbox and their spelling in the URL.
import {
  CASE_STATUSES,
  type CaseStatus,
  CHAINS,
  type Chain,
  CRIME_TYPES,
  type CrimeType,
} from "@sb/contracts/codes.ts";
import { codeOf } from "../list/filters.ts";
import type { Search } from "../routing/screen.ts";
import { pageOf } from "../routing/screen.ts";

export type InboxFilters = {
  readonly status: CaseStatus | undefined;
  readonly crimeType: CrimeType | undefined;
  readonly chain: Chain | undefined;
  readonly page: number;
};

export const readFilters = (search: Search): InboxFilters => ({
  status: codeOf(CASE_STATUSES, search.status),
  crimeType: codeOf(CRIME_TYPES, search.crimeType),
  chain: codeOf(CHAINS, search.chain),
  page: pageOf(search),
});

/** Without what says nothing. */
export const writeFilters = ({ page, ...filters }: InboxFilters) => ({ ...filters, page: page > 1 ? page : undefined });
