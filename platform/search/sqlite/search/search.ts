// One search: strictly first; where that finds next to nothing, loosely; where that does, for what the text may mean. What
// was found earlier stands before the rest.
import type { DatabaseSync } from "node:sqlite";
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { columnOf, type Layout } from "../../analysis/layout.ts";
import { filterTerm } from "../../analysis/terms.ts";
import type { SearchQuery, SearchResult } from "../../port.ts";
import type { Clause, Plan } from "../../query/plan.ts";
import { FEW, type FindCorrections, type Reading, readQuery } from "../../query/query.ts";
import { createFindCorrections } from "../dictionary/vocabulary.ts";
import { countBits } from "../postings/bits.ts";
import { createPages, type DocRef, except, type Match, type Order, type Pages, type Range } from "../ranking/page.ts";
import type { DocValues } from "../segments/doc-values.ts";
import { createToHits, type Found } from "./hits.ts";
import { createAmong, createMatcher } from "./match.ts";

/** Run within a snapshot's read (segments/snapshot.ts). Throws UNAVAILABLE where it takes too long. */
export type Search = (docValues: DocValues, query: SearchQuery) => SearchResult;

/** Milliseconds that one search may take. */
const SEARCH_MS = 2_000;

/** A query with its fields resolved. */
type SearchRequest = {
  readonly text: string;
  readonly names: NonNullable<SearchQuery["names"]>;
  readonly asItStands: SearchQuery["asItStands"];
  readonly range: Range;
  /** Whether neither filters nor ids narrow it down. */
  readonly isAll: boolean;
  readonly matchOf: (clauses: readonly Clause[]) => Match;
  /** The same whatever narrows the query down. */
  readonly matchOfAll: (clauses: readonly Clause[]) => Match;
};
type Finding = { readonly found: readonly Found[]; readonly counted: number };

export function createSearch(db: DatabaseSync, layout: Layout, limitMs = SEARCH_MS): Search {
  const resolve = createResolve(db, layout, limitMs);
  const findCorrections = createFindCorrections(db);
  const pages = createPages();
  const toHits = createToHits(db, layout);

  return (docValues, query) => {
    const asked = resolve(query);
    const { found, counted } =
      query.text.trim() === "" ? findAny(docValues, asked, pages) : findText(docValues, asked, pages, findCorrections);
    return {
      hits: found.flatMap(toHits),
      total: Math.min(counted, LIMITS.countedTotal),
      totalIsLowerBound: counted > LIMITS.countedTotal,
    };
  };
}

function createResolve(db: DatabaseSync, layout: Layout, limitMs: number): (query: SearchQuery) => SearchRequest {
  const matcher = createMatcher(db);
  const among = createAmong(db);
  const orders = new Map<string, Order>(
    layout.sorts.map(({ name, isGroup }) => [name, { column: columnOf(layout, name), isGroup }]),
  );
  return ({ text, names = [], asItStands, filters = {}, ids, sort, offset, limit }) => {
    const clauses = clausesOf(filters);
    const until = performance.now() + limitMs;
    const order = sort === undefined ? undefined : orders.get(sort);
    if (sort !== undefined && order === undefined) throw new TypeError(`The search index has no sort field ${sort}`);
    return {
      text,
      names,
      asItStands,
      range: { order, offset, limit },
      isAll: clauses.length === 0 && ids === undefined,
      matchOf: (wanted) => {
        const match = endingAt(until, matcher([...clauses, ...wanted]));
        return ids === undefined ? match : among(match, ids);
      },
      matchOfAll: (wanted) => endingAt(until, matcher(wanted)),
    };
  };
}

/** Looked at before each segment, which takes some milliseconds at most. */
function endingAt(until: number, match: Match): Match {
  return (segment) => {
    if (performance.now() > until) throw new Refused("UNAVAILABLE");
    return match(segment);
  };
}

function clausesOf(filters: NonNullable<SearchQuery["filters"]>): Clause[] {
  return Object.entries(filters).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const terms = [value].flat().map((each) => filterTerm(field, each));
    return [{ sources: [{ terms, prefixes: [] }], need: 1, isKept: true }];
  });
}

function findAny(docValues: DocValues, { matchOf, range, isAll }: SearchRequest, pages: Pages): Finding {
  const { refs, counted } = isAll ? pages.ofAll(docValues, range) : pages.of(docValues, matchOf([]), range, false);
  return { found: [{ refs, marks: [] }], counted };
}

function findText(
  docValues: DocValues,
  { text, names, asItStands, isAll, matchOf, matchOfAll, range }: SearchRequest,
  pages: Pages,
  findCorrections: FindCorrections,
): Finding {
  const reading = readQuery(text, findCorrections, { names, isNarrowed: !isAll });
  const { exact, strict } = reading;
  if (strict === undefined) return { found: [], counted: 0 };
  if (exact !== undefined) {
    const { refs, counted } = pages.of(docValues, matchOf(exact.clauses), range, true);
    if (counted > 0) return { found: [{ refs, marks: exact.marks }], counted };
  }
  const countOf = ({ clauses }: Plan): number => countFew(docValues, matchOfAll(clauses));
  const found: Found[] = [];
  const known: DocRef[] = [];
  let [counted, shown] = [0, 0];
  for (const nextPlan of stagesOf(reading, countOf)) {
    const plan = nextPlan(counted);
    if (plan === undefined) continue;
    const match = except(matchOf(plan.clauses), known);
    const rest = { ...range, offset: Math.max(0, range.offset - counted), limit: range.limit - shown };
    const page = pages.of(docValues, match, rest, true);
    found.push({ refs: page.refs, marks: plan.marks });
    counted += page.counted;
    shown += page.refs.length;
    if (counted >= FEW || asItStands) break;
    const isWhole = page.refs.length === page.counted;
    known.push(...(isWhole ? page : pages.of(docValues, match, { ...range, offset: 0, limit: FEW }, true)).refs);
  }
  return { found, counted };
}

type Stage = (found: number) => Plan | undefined;

const stagesOf = ({ strict, loose, guessed, named }: Reading, countOf: (plan: Plan) => number): readonly Stage[] => [
  () => strict,
  loose,
  (found) => guessed(found, countOf),
  (found) => named(found, countOf),
];

/** No further than FEW. */
function countFew({ segments }: DocValues, match: Match): number {
  let count = 0;
  for (const segment of segments) {
    const bits = match(segment);
    if (bits) count += countBits(bits);
    if (count >= FEW) break;
  }
  return count;
}
