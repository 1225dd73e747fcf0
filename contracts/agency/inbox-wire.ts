// An agency's inbox on the wire: the reports that it was given, and what it tells of them.
import * as z from "zod";
import { CASE_STATUSES, CHAINS, CRIME_TYPES, DECLARE_TYPES, VISIBILITIES } from "../codes.ts";
import { Instant, listOf, optionalCode, PaginationQuery, Seq, SeqParam } from "../http.ts";
import { REPORT_LIMITS } from "../report/codes.ts";
import { ReportView } from "../report/wire.ts";

/**
 * `status` looks at all of them. The others look at what is public of the newest ones; `totalIsLowerBound` where there are
 * older ones.
 */
export const InboxQuery = z.object({
  status: optionalCode(CASE_STATUSES),
  crimeType: optionalCode(CRIME_TYPES),
  chain: optionalCode(CHAINS),
  declareType: optionalCode(DECLARE_TYPES),
  pagination: PaginationQuery,
});
export type InboxQuery = z.output<typeof InboxQuery>;

const facts = {
  declareType: true,
  crimeType: true,
  crimeDetail: true,
  chain: true,
  customChain: true,
  adrs: true,
  title: true,
  timesReported: true,
  disputedSince: true,
} as const;

const InboxEntry = z.object({
  dclrSeq: Seq,
  /** When it was given to the agency. */
  sharedAt: Instant,
  status: z.enum(CASE_STATUSES),
  statusAt: Instant.optional(),
  /** It is deleted, or no longer for this agency: there is nothing more to see. */
  revoked: z.boolean(),
  open: z.enum(VISIBILITIES).optional(),
  filedAt: Instant.optional(),
  modifiedAt: Instant.optional(),
  /** There is more of it, encrypted to the agency's key: `GET agency/report/{dclrSeq}/package`. */
  sealed: z.boolean(),
});

export const InboxItem = InboxEntry.extend({
  /** The public facts. A private report has none. */
  report: ReportView.pick(facts).optional(),
});
export type InboxItem = z.output<typeof InboxItem>;
export const InboxList = listOf(InboxItem);
export type InboxList = z.output<typeof InboxList>;

export const InboxReport = InboxEntry.extend({
  report: ReportView.pick({ ...facts, comment: true, etcSrc: true }).optional(),
  /** Others of the same incident that the agency was given too, on other targets; absent where there are none. */
  sameIncident: z
    .array(Seq)
    .max(REPORT_LIMITS.incidentShown + 1)
    .optional(),
});
export type InboxReport = z.output<typeof InboxReport>;

export const InboxParams = z.object({ dclrSeq: SeqParam });
export const CaseStatusBody = z.object({ dclrSeq: Seq, status: z.enum(CASE_STATUSES) });
