// The page of an address or a site: all that is public about it, in one answer (docs/subjects/targets.md).
import * as z from "zod";
import { Instant, listOf } from "../http.ts";
import { TARGET_FACTS } from "./codes.ts";
import { Lookup, LookupQuery, RelatedTarget } from "./lookup-wire.ts";
import { ReportLink, ReportView } from "./wire.ts";

export const TargetQuery = LookupQuery;

/** A fact of a target's life. A published list gives a day, or none. */
export const TargetEvent = z.object({
  what: z.enum(TARGET_FACTS),
  at: Instant.optional(),
  on: z.iso.date().optional(),
  /** For LISTED: the list's name. */
  source: z.string().optional(),
});
export type TargetEvent = z.output<typeof TargetEvent>;

/** A reported target that reports on this one name too, or whose reports name this one. */
export const NamedTarget = RelatedTarget.omit({ relation: true }).extend({
  /** How many of the reports that were looked at name both. */
  reports: z.int(),
  /** A person reported both as targets of one incident. */
  sameIncident: z.literal(true).optional(),
});
export type NamedTarget = z.output<typeof NamedTarget>;

export const TargetPage = z.object({
  /** `normalized` is the spelling that the page has its path by. */
  lookup: Lookup,
  /** The first page of people's public reports on it: each person's earliest, the newest first. */
  reports: listOf(ReportView),
  /** Entries of published lists, one for each list. */
  listed: z.array(ReportLink),
  /** Oldest first, what has no date last: the newest reports and what became of them, the first report, and all lists. */
  timeline: z.array(TargetEvent),
  /** `timeline` has what became of so many people's newest reports, not of all. */
  timelineOfNewest: z.int().optional(),
  named: z.array(NamedTarget),
  /** `named` could not be asked for in full. */
  partial: z.literal(true).optional(),
});
export type TargetPage = z.output<typeof TargetPage>;
