// The life of a target, oldest first: who reported it, who lists it, and what was asked about those reports. Pure.
import { TARGET_FACTS, type TargetFactKind } from "@sb/contracts/report/codes.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { TargetEvent } from "@sb/contracts/report/target-wire.ts";
import type { Shown } from "../list-items.ts";
import type { Known } from "./target.ts";

/** Facts of reports in one timeline: the newest. */
const FACTS = 50;

/** Facts of a report that are its target's as well; who a report was shared with is not. */
const OF_REPORTS: ReadonlySet<string> = new Set<TargetFactKind>(["DISPUTED", "DISPUTE_WITHDRAWN", "KEPT", "CORRECTED"]);
const isOfTarget = (what: string): what is TargetFactKind => OF_REPORTS.has(what);

type Told = Pick<Lookup, "firstReportedAt" | "confirmedAt" | "clearedAt" | "listings">;

export function timelineOfTarget(
  { firstReportedAt, confirmedAt, clearedAt, listings }: Told,
  { people, additions, listed }: Known,
): TargetEvent[] {
  const filed = people.map(({ doc }) => doc.filedAt);
  const isFirstRead = firstReportedAt === undefined || filed.includes(firstReportedAt);
  const events: TargetEvent[] = [
    ...(isFirstRead ? filed : [firstReportedAt, ...filed]).map((at) => ({ what: "REPORTED" as const, at })),
    ...listings.map(({ source, since }) => ({ what: "LISTED" as const, source, ...(since && { on: since }) })),
    ...(confirmedAt === undefined ? [] : [{ what: "CONFIRMED" as const, at: confirmedAt }]),
    ...factsOf([...people, ...additions, ...listed]),
    ...(clearedAt === undefined ? [] : [{ what: "CLEARED" as const, at: clearedAt }]),
  ];
  return events.sort((a, b) => compare(dayOf(a), dayOf(b)) || rank(a) - rank(b));
}

const factsOf = (shown: readonly Shown[]): TargetEvent[] =>
  shown
    .flatMap(({ doc }) => doc.facts ?? [])
    .flatMap(({ what, at }) => (isOfTarget(what) ? { what, at } : []))
    .sort((a, b) => compare(a.at, b.at))
    .slice(-FACTS);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts facts without a date behind all others, and a day before its hours. */
const dayOf = ({ at, on }: TargetEvent): string => at ?? on ?? "9999";
const rank = ({ what }: TargetEvent): number => TARGET_FACTS.indexOf(what);
