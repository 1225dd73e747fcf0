// Percentiles of the times of many calls: half of them took p50 at most, all but one in a hundred p99, which has the budget.
import { milliseconds, type Row } from "../row.ts";

export type Times = { readonly what: string; readonly p50: number; readonly p99: number };

/** Milliseconds that a search may take at p99 (docs/architecture.md). */
const BUDGET_MS = 10;

/** The percentiles of calls, given the milliseconds of each. */
export function timesOf(what: string, calls: readonly number[]): Times {
  const sorted = calls.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { what, p50: at(0.5), p99: at(0.99) };
}

export function budgeted({ what, p50, p99 }: Times): Row {
  return { what: `search: ${what}`, measured: told({ p50, p99 }), budget: `≤ ${BUDGET_MS} ms`, ok: p99 <= BUDGET_MS };
}

export function noted({ what, p50, p99 }: Times): Row {
  return { what: `  search: ${what}`, measured: told({ p50, p99 }), budget: "", ok: undefined };
}

export function worstFirst(all: readonly Times[]): Row[] {
  return all.toSorted((a, b) => b.p99 - a.p99).map(budgeted);
}

export function told({ p50, p99 }: Pick<Times, "p50" | "p99">): string {
  return `p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)}`;
}
