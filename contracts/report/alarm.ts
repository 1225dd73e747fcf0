// By how much a look-up alarms: the order of its answers, and the heading of each. The server sorts by it, the web app reads
// its words and colours from it.
import type { LookedUp, Lookup, RelatedTarget } from "./lookup-wire.ts";

/**
 * The worst first. CONFIRMED by staff or an agency, whoever else names it. REPORTED by people, LISTED by published lists alone. PARENT, CHILD and SIBLING: that of the same site is.
 * IMITATES: it passes for a well-known site. ALMOST: a reported target is one slip of the hand away. NONE: all was asked, and nothing was found.
 */
const ALARMS = ["CONFIRMED", "REPORTED", "LISTED", "PARENT", "CHILD", "IMITATES", "ALMOST", "SIBLING", "NONE"] as const;
export type Alarm = (typeof ALARMS)[number];

/** A target that belongs to one that is judged; of lists that name it, how many. */
export type JudgedRelative = Pick<RelatedTarget, "adrs" | "relation" | "timesReported"> & {
  readonly listings: { readonly length: number };
};

/** As much of a look-up as a verdict is made of; of lists it takes how many there are. */
export type Judged = Pick<Lookup, "confirmedAt" | "timesReported" | "imitates" | "shared"> & {
  readonly listings: { readonly length: number };
  readonly related: readonly JudgedRelative[];
  readonly similar: readonly Pick<Lookup["similar"][number], "edits">[];
};

export function alarmOf({ confirmedAt, timesReported, listings, related, imitates, similar, shared }: Judged): Alarm {
  if (confirmedAt !== undefined) return "CONFIRMED";
  if (timesReported > 0) return "REPORTED";
  if (listings.length > 0) return "LISTED";
  const relations = related.map(({ relation }) => relation);
  for (const relation of ["PARENT", "CHILD"] as const) if (relations.includes(relation)) return relation;
  if (imitates !== undefined) return "IMITATES";
  // The best known sites are those that are imitated: an imitation says nothing of them.
  if (shared === undefined && similar.some(isAlmost)) return "ALMOST";
  return relations.includes("SIBLING") ? "SIBLING" : "NONE";
}

/** Those with the same ends only are made to be taken for others, which they say nothing of. */
export const isAlmost = ({ edits }: Judged["similar"][number]): boolean => edits !== undefined;

export const worstFirst = (a: Judged, b: Judged): number =>
  ALARMS.indexOf(alarmOf(a)) - ALARMS.indexOf(alarmOf(b)) ||
  b.timesReported - a.timesReported ||
  b.listings.length - a.listings.length ||
  // Who pastes a token's contract with a receiver asks about the receiver.
  Number(a.shared !== undefined) - Number(b.shared !== undefined);

export const isRecognized = (answer: LookedUp): answer is Lookup => !("error" in answer);
