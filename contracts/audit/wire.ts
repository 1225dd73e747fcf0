// The audit on the wire, for admins.
import * as z from "zod";
import { EXPORT_FORMATS } from "../codes.ts";
import { blankOr, codeOr, Instant, listOf, PaginationQuery } from "../http.ts";
import { LIMITS } from "../limits.ts";

const name = blankOr(z.string().trim().max(LIMITS.shortTextChars));

const instant = blankOr(z.iso.datetime().max(LIMITS.shortTextChars));

export const AuditFilters = z.object({
  /** Who did it: an account's id. */
  actor: name,
  /** A subject's name, such as `notice`. */
  subject: name,
  /** The type of an event, such as `NoticeDeleted`. */
  act: name,
  /** From this time on, and before that one. */
  from: instant,
  to: instant,
});
export type AuditFilters = z.output<typeof AuditFilters>;

export const AuditQuery = AuditFilters.extend({ pagination: PaginationQuery });

export const AuditItem = z.object({
  eventId: z.string(),
  at: Instant,
  actor: z.string(),
  /** Empty where they have left, or where a part of the system did it. */
  nick: z.string(),
  subject: z.string(),
  act: z.string(),
  /** The target of the act: the id of its stream, such as a seq. */
  target: z.string(),
  /** Only where it can't name anybody. */
  reason: z.string().optional(),
});
export type AuditItem = z.output<typeof AuditItem>;
export const AuditList = listOf(AuditItem);

/** The filters that there are: the acts of each subject. */
export const AuditKinds = z.object({ items: z.array(z.object({ subject: z.string(), acts: z.array(z.string()) })) });

export const AuditExportQuery = AuditFilters.extend({ format: codeOr(EXPORT_FORMATS, "csv") });
