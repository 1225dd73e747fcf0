// What the filters of every list do alike: read a URL's search part, and ask the server by it.
import { LIMITS } from "@sb/contracts/limits.ts";

/** The code that a URL names; undefined where the closed list has no such code. */
export const codeOf = <Code extends string>(codes: readonly Code[], value: unknown): Code | undefined =>
  codes.find((code) => code === value);

/** The keyword that a URL names, trimmed. A router may have read one of digits as a number. */
export const keywordOf = (value: unknown, most: number): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, most) : "";

/** The query of a list's GET, from the search part of its URL. */
export const listQuery = <Search extends object>({ page = 1, ...rest }: Search & { readonly page?: number }) => ({
  ...rest,
  pagination: { page: String(page), size: String(LIMITS.pageSizeDefault) },
});

/** Filters with some of them changed. Another filter makes another list, which begins on page 1. */
export const changeFilters = <Filters extends { readonly page: number }>(
  filters: Filters,
  change: Partial<Filters>,
): Filters => ({ ...filters, page: 1, ...change });
