// Closed lists of the report subject, and its sizes. Nothing of zod, because the web app loads this file.
import { EXPORT_FORMATS } from "../codes.ts";

/** Targets that belong to everybody, or to nobody, and can't be reported as they are (docs/decisions/0015). */
export const SAFE_KINDS = [
  "TOKEN",
  "CONTRACT",
  "BURN",
  "EXCHANGE_WALLET",
  "EXCHANGE",
  "EXPLORER",
  "SERVICE",
  "AUTHORITY",
  "SHARED_HOST",
] as const;
export type SafeKind = (typeof SAFE_KINDS)[number];

/** RECEIVED: on file. DELIVERED: at least one affiliated agency has confirmed it. */
export const REPORT_STATUSES = ["RECEIVED", "DELIVERED"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/**
 * Facts of a report's life. WITHDRAWN: made private by its owner; PUBLISHED: public again. INBOXED: put into an agency's inbox, which
 * nobody may have opened. SHARED: an agency showed that it has it.
 */
export const REPORT_FACTS = [
  "RECEIVED",
  "INBOXED",
  "SHARED",
  "WITHDRAWN",
  "PUBLISHED",
  "DISPUTED",
  "DISPUTE_WITHDRAWN",
  "KEPT",
  "CORRECTED",
  "AGENCY_RECEIVED",
  "AGENCY_INVESTIGATING",
  "AGENCY_BLOCKED",
  "AGENCY_CLOSED",
] as const;
export type ReportFactKind = (typeof REPORT_FACTS)[number];

/** Facts of a target's life. DISPUTED and the three after it are of a report on it; CLEARED: one was removed after a request. */
export const TARGET_FACTS = [
  "REPORTED",
  "LISTED",
  "CONFIRMED",
  "DISPUTED",
  "DISPUTE_WITHDRAWN",
  "KEPT",
  "CORRECTED",
  "CLEARED",
] as const;
export type TargetFactKind = (typeof TARGET_FACTS)[number];

export const ORDER_TYPES = ["LATEST", "POPULAR", "MOST_REPORTED"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** People, or published lists. */
export const FILED_BY = ["PEOPLE", "LISTS"] as const;
export type FiledBy = (typeof FILED_BY)[number];

/**
 * Kinds of findings in a pasted text besides addresses and sites. NAME: of an account (ENS), not resolved here. HANDLE: an
 * `@name` that doesn't say on which service.
 */
export const RECOGNIZED_KINDS = ["TRANSACTION_HASH", "NAME", "HANDLE", "NEARLY"] as const;

/**
 * How another target belongs to one that was looked up. PARENT: the site that a host belongs to. CHILD: a host of the site.
 * SIBLING: another host of the same site. SPELLING: another account that the same text can mean.
 */
export const TARGET_RELATIONS = ["PARENT", "CHILD", "SIBLING", "SPELLING"] as const;

/** Formats of public reports: a STIX 2.1 bundle and MISP's core format, too. */
export const REPORT_FORMATS = [...EXPORT_FORMATS, "stix", "misp"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The questions that are asked after filing. Their names are stored in events, so they never change. */
export const EXTRA_FIELDS = ["approach", "otherTargets", "stillActive", "demand"] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** Bytes of a mail or an exported chat that is read on the device, and characters that are pasted instead. */
export const PAPER_BYTES = 20_000_000;
export const PASTED_CHARS = 200_000;

export const REPORT_LIMITS = {
  /** Public reports of one person on one target. */
  onTarget: 5,
  /** Reports that one account may file within 24 hours. */
  aDay: 30,
  /** Targets of one incident that are filed together. */
  inIncident: 5,
  /** Other reports of an incident that one of them names: the newest. */
  incidentShown: 20,
  /** Other sources or URLs of a report. */
  sources: 3,
  /** Sources in one request; the blank ones don't count as sources. */
  sourcesSent: 20,
  /** Bytes of a damage quantity in UTF-8. */
  dmgVolumeBytes: 20,
  /** Pieces of extra information on one report. */
  extras: 20,
  /** Addresses in one POST report/lookup. */
  lookupAddresses: 100,
  /** Findings of a text that are judged in POST report/lookup/text. */
  lookupFindings: 20,
  /** Findings that are judged in a text looked up as one target. */
  lookupTargets: 4,
  /** Addresses and sites in a report's text that lead to their look-up, and words judged for it. */
  mentions: 30,
  mentionWords: 100,
  /** Addresses in the answer to a look-up of a range. */
  rangeEntries: 1_000,
  /** Newest reports in a feed, and characters of each one's text in it. */
  feedEntries: 30,
  feedTextChars: 500,
} as const;
