// A search: strictly first, then, where that finds next to nothing, loosely, what was found strictly before the rest. All of it
// is asked for by filter, but for the words that may be meant by a misspelt one: Meilisearch's typo tolerance finds those.
import { LIMITS } from "@sb/contracts/limits.ts";
import { createFindPassages, type FindPassages } from "../analysis/highlight.ts";
import { columnOf, type Layout } from "../analysis/layout.ts";
import { type Mark, type Plan, readQuery } from "../analysis/query.ts";
import { filterTerm } from "../analysis/terms.ts";
import type { Passage, SearchHit, SearchQuery, SearchResult } from "../port.ts";
import { findCorrections } from "./corrections.ts";
import { documentsThat, filterOf, isOneOf, not } from "./filter.ts";
import type { Found, MeiliServer } from "./server.ts";
import { sortField } from "./settings.ts";

/** Fewer strict matches than this, and the text is read loosely as well. */
const LOOSE_BELOW = 10;

type Ask = (filters: readonly string[], offset: number, limit: number) => Promise<Found>;

export async function search(
  server: MeiliServer,
  uid: string,
  layout: Layout,
  query: SearchQuery,
): Promise<SearchResult> {
  const { text, offset, limit } = query;
  const ask = createAsk(server, uid, layout, query);
  if (text.trim() === "") return resultOf([hitsOf(layout, await ask([], offset, limit), [])]);
  const { exact, strict } = readQuery(text, () => []);
  if (strict === undefined) return resultOf([]);
  if (exact) {
    const found = await ask(filterOf(exact.clauses), offset, limit);
    if (found.total > 0) return resultOf([hitsOf(layout, found, exact.marks)]);
  }
  const first = await ask(filterOf(strict.clauses), offset, limit);
  const part = hitsOf(layout, first, strict.marks);
  const wider = first.total < LOOSE_BELOW ? await looser(server, uid, text) : undefined;
  if (wider === undefined) return resultOf([part]);
  const rest = await ask(
    [...filterOf(wider.clauses), not(filterOf(strict.clauses))],
    Math.max(0, offset - first.total),
    limit - first.hits.length,
  );
  return resultOf([part, hitsOf(layout, rest, wider.marks)]);
}

function createAsk(server: MeiliServer, uid: string, layout: Layout, { filters = {}, ids, sort }: SearchQuery): Ask {
  const narrowed = Object.entries(filters).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const terms = [value].flat().map((each) => filterTerm(field, each));
    return filterOf([{ sources: [{ terms, prefixes: [] }], need: 1 }]);
  });
  const among = ids === undefined ? [] : [isOneOf("no", ids)];
  const order = sort === undefined ? [] : [`${sortField(columnOf(layout, sort))}:desc`];
  return (wanted, offset, limit) =>
    server.search(
      uid,
      {
        filter: documentsThat([...narrowed, ...among, ...wanted]),
        sort: [...order, "no:desc"],
        attributesToRetrieve: ["no", "texts"],
      },
      offset,
      limit,
    );
}

async function looser(server: MeiliServer, uid: string, text: string): Promise<Plan | undefined> {
  const typed = new Set<string>();
  readQuery(text, (word) => {
    typed.add(word);
    return [];
  }).loose();
  const meant = await findCorrections(server, uid, [...typed]);
  return readQuery(text, (word) => meant.get(word) ?? []).loose();
}

type Part = { readonly hits: readonly SearchHit[]; readonly total: number };

function resultOf(parts: readonly Part[]): SearchResult {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return {
    hits: parts.flatMap(({ hits }) => hits),
    total: Math.min(total, LIMITS.countedTotal),
    totalIsLowerBound: total > LIMITS.countedTotal,
  };
}

function hitsOf(layout: Layout, { hits, total }: Found, marks: readonly Mark[]): Part {
  const find = createFindPassages(marks);
  const toHit = ({ no, texts }: Found["hits"][number]): SearchHit => ({
    id: Number(no),
    highlights: marks.length > 0 && Array.isArray(texts) ? highlightsIn(layout, texts, find) : {},
  });
  return { hits: hits.map(toHit), total };
}

function highlightsIn(layout: Layout, texts: readonly unknown[], find: FindPassages): Record<string, Passage[]> {
  const found = layout.texts.flatMap(({ name, highlight }, at) => {
    const passages = highlight ? find(String(texts[at])) : [];
    return passages.length > 0 ? [[name, passages] as const] : [];
  });
  return Object.fromEntries(found);
}
