// Makes a filter of Meilisearch of a query.

import type { Clause, Source } from "../query/plan.ts";
import { writePrefix, writeTerm } from "./terms.ts";

/** Finds nothing. */
const NEVER = 'kind = "nothing"';
/** Up to so many sources, each choice is written out; with more, those that may miss stand together. */
const CHOSEN_FROM_AT_MOST = 8;

export const documentsThat = (conditions: readonly string[]): string => allOf(['kind = "doc"', ...conditions]);

export const filterOf = (clauses: readonly Clause[]): string[] => clauses.map(clauseFilter);

export const not = (filters: readonly string[]): string => `NOT (${allOf(filters)})`;

/** The values are numbers, or text of this module's own making. */
export const isOneOf = (field: string, values: readonly (string | number)[]): string =>
  values.length === 0 ? NEVER : `${field} IN [${values.join(", ")}]`;

export const allOf = (filters: readonly string[]): string => filters.map((each) => `(${each})`).join(" AND ");
const anyOf = (filters: readonly string[]): string => filters.map((each) => `(${each})`).join(" OR ");

function clauseFilter(clause: Clause): string {
  if ("choices" in clause) return anyOf(clause.choices.map((clauses) => allOf(filterOf(clauses))));
  const { sources, need } = clause;
  const filters = sources.map(sourceFilter);
  if (need >= filters.length) return allOf(filters);
  return anyOf(choices(filters.length, need).map((choice) => allOf(choice.flatMap((at) => filters[at] ?? []))));
}

function sourceFilter({ terms, prefixes }: Source): string {
  const begins = prefixes.map((prefix) => `terms STARTS WITH "${writePrefix(prefix)}"`);
  const whole = terms.length > 0 ? [isOneOf("terms", terms.map(writeTerm))] : [];
  return anyOf(whole.length + begins.length > 0 ? [...whole, ...begins] : [NEVER]);
}

/** Which of the sources are asked for together. */
function choices(count: number, need: number): number[][] {
  const all = Array.from({ length: count }, (_, at) => at);
  if (count <= CHOSEN_FROM_AT_MOST) return subsets(all, need);
  const missing = count - need;
  return Array.from({ length: need + 1 }, (_, from) => all.filter((at) => at < from || at >= from + missing));
}

function subsets(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, at) => subsets(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}
