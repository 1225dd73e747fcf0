// Shared by the filters of all lists: parse the URL's query, and build the query of the GET.
import { LIMITS } from "@sb/contracts/limits.ts";

/** The code in a URL; undefined if the closed list does not contain it. */
export const codeOf = <Code extends string>(codes: readonly Code[], value: unknown): Code | undefined =>
  codes.find((code) => code === value);

/** The keyword in a URL, trimmed. A router may have parsed digits as a number. */
export const keywordOf = (value: unknown, most: number): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, most) : "";

/** The query of a list's GET, from the query of its URL. */
export const listQuery = <Search extends object>({ page = 1, ...rest }: Search & { readonly page?: number }) => ({
  ...rest,
  pagination: { page: String(page), size: String(LIMITS.pageSizeDefault) },
});

/** Changes some filters. A changed filter resets the list to page 1. */
export const changeFilters = <Filters extends { readonly page: number }>(
  filters: Filters,
  change: Partial<Filters>,
): Filters => ({ ...filters, page: 1, ...change });
