// One search: strictly first, then, where that finds next to nothing, loosely, what was found strictly before the rest.
import type { DatabaseSync } from "node:sqlite";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { DocValues } from "./doc-values.ts";
import { createHighlighter } from "./highlight.ts";
import { createPageOfAll, except, type Match, type Page, type PageOfAll, pageOf, type Ref } from "./page.ts";
import type { SearchHit, SearchQuery, SearchResult } from "./port.ts";
import { type Clause, type Mark, type Meant, readQuery } from "./query.ts";
import { createReadBody } from "./sqlite-docs.ts";
import { createMatcher, type Matcher } from "./sqlite-match.ts";
import { createFindCorrections } from "./sqlite-vocabulary.ts";
import { filterTerm } from "./terms.ts";

/** Run within a snapshots's read (sqlite-snapshot.ts). */
export type Search = (docValues: DocValues, query: SearchQuery) => SearchResult;

/** Fewer strict matches than this, and the text is read loosely as well. */
const LOOSE_BELOW = 10;

type Found = { readonly refs: readonly Ref[]; readonly marks: readonly Mark[] };
type Tools = { readonly matcher: Matcher; readonly meant: Meant; readonly pageOfAll: PageOfAll };
type Finding = { readonly found: readonly Found[]; readonly counted: number };

export function createSearch(db: DatabaseSync): Search {
  const tools = { matcher: createMatcher(db), meant: createFindCorrections(db), pageOfAll: createPageOfAll() };
  const highlight = createHighlight(db);

  return (docValues, query) => {
    const { found, counted } = find(docValues, query, tools);
    return {
      hits: found.flatMap(highlight),
      total: Math.min(counted, LIMITS.countedTotal),
      totalIsLowerBound: counted > LIMITS.countedTotal,
    };
  };
}

function find(docValues: DocValues, query: SearchQuery, { matcher, meant, pageOfAll }: Tools): Finding {
  const filters = filtersOf(query);
  const matchOf = (clauses: readonly Clause[]): Match => matcher([...clauses, ...filters]);
  if (query.text.trim() === "") {
    const { refs, counted } =
      filters.length === 0 ? pageOfAll(docValues, query) : pageOf(docValues, matchOf([]), query, false);
    return { found: [{ refs, marks: [] }], counted };
  }
  const { strict, loose } = readQuery(query.text, meant);
  if (strict === undefined) return { found: [], counted: 0 };
  const page = pageOf(docValues, matchOf(strict.clauses), query, true);
  const { refs, counted } = page;
  const first = { refs, marks: strict.marks };
  const wider = counted < LOOSE_BELOW ? loose() : undefined;
  if (wider === undefined) return { found: [first], counted };

  const isWhole = refs.length === counted;
  const all = isWhole
    ? page
    : pageOf(docValues, matchOf(strict.clauses), { ...query, offset: 0, limit: LOOSE_BELOW }, true);
  const rest = pageOf(docValues, except(matchOf(wider.clauses), all.refs), behind(query, refs, all), true);
  return { found: [first, { refs: rest.refs, marks: wider.marks }], counted: counted + rest.counted };
}

/** What of the page is left for the loose matches, which follow the strict ones. */
function behind(query: SearchQuery, onPage: readonly Ref[], all: Page): SearchQuery {
  return { ...query, offset: Math.max(0, query.offset - all.counted), limit: query.limit - onPage.length };
}

function filtersOf({ crimeType, declareType, chain }: SearchQuery): Clause[] {
  return Object.entries({ crimeType, declareType, chain }).flatMap(([field, value]) =>
    value === undefined
      ? []
      : [
          {
            sources: [{ terms: [filterTerm(field as "crimeType" | "declareType" | "chain", value)], prefixes: [] }],
            need: 1,
          },
        ],
  );
}

function createHighlight(db: DatabaseSync): (found: Found) => SearchHit[] {
  const bodyOf = db.prepare("SELECT body FROM place WHERE id = ?");
  const read = createReadBody(db);
  return ({ refs, marks }) => {
    const ids = refs.map(({ segment, ordinal }) => segment.ids[ordinal] ?? 0);
    if (marks.length === 0) return ids.map((id) => ({ id, highlights: {} }));
    const highlighter = createHighlighter(marks);
    return ids.map((id) => {
      const body = read(Number(bodyOf.get(id)?.body));
      return { id, highlights: body ? highlighter(body) : {} };
    });
  };
}
