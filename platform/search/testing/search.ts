// Searches as Meilisearch answers them, as far as the adapter asks: words with typos, filters, sorts, pages that are counted.
import type { SearchParams, Settings } from "meilisearch";
import { editsBetween } from "../analysis/typo.ts";
import { type Holds, readFilter, type StandInDoc } from "./filter.ts";

export type StandInIndex = { readonly docs: Map<string, StandInDoc>; settings: Settings };

/** A question counts so many words. */
const WORDS_AT_MOST = 10;
const NUMBERS = { limit: 20, maxTotalHits: 1_000, oneTypo: 5, twoTypos: 9 };

/** The fields that the settings let be filtered by. */
export function filterFields({ filterableAttributes }: Settings): ReadonlySet<string> {
  const fields = (filterableAttributes ?? []).flatMap((each) =>
    typeof each === "string" ? each : each.attributePatterns,
  );
  return new Set(fields);
}

/** Throws SyntaxError where something is asked for that the settings don't allow. */
export function answerSearch(index: StandInIndex, params: SearchParams): Record<string, unknown> {
  const { settings, docs } = index;
  const holds: Holds = params.filter ? readFilter(String(params.filter), filterFields(settings)) : () => true;
  const found = [...docs.values()].filter(holds).flatMap((doc) => {
    const edits = editsIn(doc, params.q ?? "", settings);
    return edits === undefined ? [] : [{ doc, edits }];
  });
  const order = sortOrder(params.sort ?? [], settings);
  found.sort((a, b) => order(a.doc, b.doc) || a.edits - b.edits);
  const most = settings.pagination?.maxTotalHits ?? NUMBERS.maxTotalHits;
  const counted = found.slice(0, most).map(({ doc }) => shown(doc, params.attributesToRetrieve));
  const { page, hitsPerPage } = params;
  if (page === undefined && hitsPerPage === undefined) {
    const { offset = 0, limit = NUMBERS.limit } = params;
    return { hits: counted.slice(offset, offset + limit), offset, limit, estimatedTotalHits: counted.length };
  }
  const size = hitsPerPage ?? NUMBERS.limit;
  const from = ((page ?? 1) - 1) * size;
  return { hits: counted.slice(from, from + size), page: page ?? 1, hitsPerPage: size, totalHits: counted.length };
}

function shown(doc: StandInDoc, fields: readonly string[] | undefined): StandInDoc {
  return fields === undefined
    ? doc
    : Object.fromEntries(Object.entries(doc).filter(([field]) => fields.includes(field)));
}

function sortOrder(sort: readonly string[], { sortableAttributes }: Settings) {
  const rules = sort.map((each) => {
    const [field = "", direction] = each.split(":");
    if (!sortableAttributes?.includes(field)) throw new SyntaxError("invalid_search_sort");
    return { field, sign: direction === "desc" ? -1 : 1 };
  });
  return (a: StandInDoc, b: StandInDoc): number => {
    for (const { field, sign } of rules) {
      const difference = (Number(a[field]) - Number(b[field])) * sign;
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** The edits of all words together; undefined where one is not there. `-word` must not be there; quotes take a word as it stands. */
function editsIn(doc: StandInDoc, question: string, settings: Settings): number | undefined {
  const words = new Set((settings.searchableAttributes ?? []).flatMap((field) => String(doc[field] ?? "").split(" ")));
  let sum = 0;
  for (const typed of question.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, WORDS_AT_MOST)) {
    if (typed.startsWith("-")) {
      if (words.has(typed.slice(1))) return undefined;
      continue;
    }
    const edits = fewestEdits(typed, words, settings);
    if (edits === undefined) return undefined;
    sum += edits;
  }
  return sum;
}

function fewestEdits(typed: string, words: ReadonlySet<string>, settings: Settings): number | undefined {
  const isQuoted = typed.includes('"');
  const bare = typed.replaceAll('"', "");
  if (words.has(bare)) return 0;
  const most = isQuoted ? 0 : typosFor(bare, settings);
  const all = [...words].map((word) => {
    const edits = editsBetween(bare, word, most);
    // A wrong first letter counts twice.
    return edits > 0 && bare[0] !== word[0] ? edits + 1 : edits;
  });
  const fewest = Math.min(...all);
  return fewest <= most ? fewest : undefined;
}

function typosFor(word: string, { typoTolerance }: Settings): number {
  const { oneTypo, twoTypos } = typoTolerance?.minWordSizeForTypos ?? {};
  if (word.length < (oneTypo ?? NUMBERS.oneTypo)) return 0;
  return word.length < (twoTypos ?? NUMBERS.twoTypos) ? 1 : 2;
}
