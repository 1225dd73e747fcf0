// Which targets wallets and browsers are told to block.
import type { TargetDoc, TargetEntry } from "./model.ts";

/** What its reporters have to weigh together (../report/weight.ts): nobody gets a target blocked alone. */
export const WEIGHT_TO_BLOCK = 2;

/** Never one that is disputed, or that was cleared once. */
export const isBlocked = ({ entries, cleared }: TargetDoc): boolean =>
  !cleared && !entries.some(({ disputed }) => disputed) && weightOn(entries) >= WEIGHT_TO_BLOCK;

/** Each person counts once, with their first report. */
export function weightOn(entries: readonly TargetEntry[]): number {
  const firsts = new Map<string, TargetEntry>();
  for (const entry of entries) {
    const first = firsts.get(entry.by);
    if (!first || entry.dclrSeq < first.dclrSeq) firsts.set(entry.by, entry);
  }
  return [...firsts.values()].reduce((sum, { weight }) => sum + weight, 0);
}
