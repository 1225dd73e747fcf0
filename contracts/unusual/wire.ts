// Unusual filings on the wire, for admins.
import * as z from "zod";
import { DECLARE_TYPES } from "../codes.ts";
import { REASON } from "../field.ts";
import { codeOr, Instant, listOf, PaginationQuery, Seq, textOf } from "../http.ts";
import { UNUSUAL_QUEUES, UNUSUAL_RULES } from "./model.ts";

export const UnusualQuery = z.object({ status: codeOr(UNUSUAL_QUEUES, "OPEN"), pagination: PaginationQuery });

/** A report among them, as far as it is still there; of a private one nothing but who filed it. */
const UnusualReport = z.object({
  dclrSeq: Seq,
  userId: z.string(),
  /** Empty where they have left. */
  nick: z.string(),
  filedAt: Instant,
  title: z.string().optional(),
  declareType: z.enum(DECLARE_TYPES).optional(),
  adrs: z.string().optional(),
  /** Since when staff or an agency confirm its target. */
  confirmedAt: Instant.optional(),
});

export const UnusualView = z.object({
  rule: z.enum(UNUSUAL_RULES),
  /** The first of them: with the rule, the name of the case. */
  dclrSeq: Seq,
  total: z.int(),
  firstAt: Instant,
  lastAt: Instant,
  /** The newest, oldest first. */
  reports: z.array(UnusualReport),
  review: z.object({ note: z.string(), at: Instant, nick: z.string() }).optional(),
});
export type UnusualView = z.output<typeof UnusualView>;
export const UnusualList = listOf(UnusualView);

export const ReviewBody = z.object({
  rule: z.enum(UNUSUAL_RULES),
  dclrSeq: Seq,
  note: textOf(REASON),
});
