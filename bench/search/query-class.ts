// A kind of question, and how one of it is asked.
import type { SearchQuery } from "@sb/platform/search-index/port.ts";
import type { Random } from "./random.ts";

export type Asked = Pick<SearchQuery, "text"> & Partial<SearchQuery>;
export type QueryClass = { readonly what: string; readonly ask: (random: Random) => Asked };

export function queryOf(asked: Asked): SearchQuery {
  return { order: "LATEST", offset: 0, limit: 10, ...asked };
}
