// A search: strictly first; where that finds next to nothing, loosely; where that does, for what the text may mean. What was
// found earlier stands before the rest. All of it is asked for by filter, but for the words that may be meant by a misspelt
// one: Meilisearch's typo tolerance finds those.
import { LIMITS } from "@sb/contracts/limits.ts";
import { columnOf, type Layout } from "../analysis/layout.ts";
import { filterTerm } from "../analysis/terms.ts";
import type { Passage, SearchHit, SearchQuery, SearchResult } from "../port.ts";
import { createFindPassages, type FindPassages } from "../query/highlight.ts";
import type { Mark, Plan } from "../query/plan.ts";
import { FEW, type FindCorrections, type Reading, readQuery } from "../query/query.ts";
import { findCorrections } from "./corrections.ts";
import { documentsThat, filterOf, isOneOf, not } from "./filter.ts";
import type { Found, MeiliServer } from "./server.ts";
import { sortField } from "./settings.ts";

type Ask = (filters: readonly string[], offset: number, limit: number) => Promise<Found>;

export async function search(
  server: MeiliServer,
  uid: string,
  layout: Layout,
  query: SearchQuery,
): Promise<SearchResult> {
  const { text, names = [], asItStands, filters = {}, ids, offset, limit } = query;
  const ask = createAsk(server, uid, layout, query);
  const askAll = createAsk(server, uid, layout, { text, offset, limit });
  const isNarrowed = ids !== undefined || Object.values(filters).some((value) => value !== undefined);
  if (text.trim() === "") return resultOf([hitsOf(layout, await ask([], offset, limit), [])]);
  const { exact, strict } = readQuery(text, () => []);
  if (strict === undefined) return resultOf([]);
  if (exact) {
    const whole = await ask(filterOf(exact.clauses), offset, limit);
    if (whole.total > 0) return resultOf([hitsOf(layout, whole, exact.marks)]);
  }
  const first = await ask(filterOf(strict.clauses), offset, limit);
  const parts = [hitsOf(layout, first, strict.marks)];
  if (first.total >= FEW || asItStands) return resultOf(parts);
  const known = [not(filterOf(strict.clauses))];
  const next = async (plan: Plan | undefined): Promise<void> => {
    if (plan === undefined) return;
    const wanted = [...filterOf(plan.clauses), ...known];
    const shown = parts.reduce((sum, { hits }) => sum + hits.length, 0);
    const rest = await ask(wanted, Math.max(0, offset - found(parts)), limit - shown);
    parts.push(hitsOf(layout, rest, plan.marks));
    known.push(not(filterOf(plan.clauses)));
  };
  const findMeant = await corrections(server, uid, text);
  const reading = readQuery(text, findMeant, { names, isNarrowed });
  await next(reading.loose());
  for (const guess of [reading.guessed, reading.named]) {
    if (found(parts) < FEW) await next(await guessed(guess, found(parts), askAll));
  }
  return resultOf(parts);
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

async function corrections(server: MeiliServer, uid: string, text: string): Promise<FindCorrections> {
  const typed = new Set<string>();
  readQuery(text, (word) => {
    typed.add(word);
    return [];
  }).loose();
  const meant = await findCorrections(server, uid, [...typed]);
  return (word) => meant.get(word) ?? [];
}

/** Read twice: first to learn what is to be counted. */
async function guessed(guess: Reading["guessed"], total: number, ask: Ask): Promise<Plan | undefined> {
  const plans = new Map<string, Plan>();
  const counts = new Map<string, number>();
  const keyOf = ({ clauses }: Plan): string => JSON.stringify(clauses);
  guess(total, (plan) => {
    plans.set(keyOf(plan), plan);
    return 0;
  });
  for (const [key, { clauses }] of plans) counts.set(key, (await ask(filterOf(clauses), 0, 1)).total);
  return guess(total, (plan) => counts.get(keyOf(plan)) ?? 0);
}

type Part = { readonly hits: readonly SearchHit[]; readonly total: number };

const found = (parts: readonly Part[]): number => parts.reduce((sum, { total }) => sum + total, 0);

function resultOf(parts: readonly Part[]): SearchResult {
  const total = found(parts);
  return {
    hits: parts.flatMap(({ hits }) => hits),
    total: Math.min(total, LIMITS.countedTotal),
    totalIsLowerBound: total > LIMITS.countedTotal,
  };
}

function hitsOf(layout: Layout, { hits, total }: Found, marks: readonly Mark[]): Part {
  const find = createFindPassages(
    marks,
    hits.flatMap(({ texts }) => (Array.isArray(texts) ? texts.map(String) : [])),
  );
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
