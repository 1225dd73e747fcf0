// Requests for an in-depth analysis on the wire (docs/wire.md, "Reports").
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { codeOr, Instant, listOf, PaginationQuery, Seq, SeqParam, shapeOf } from "../http.ts";
import { ANALYSIS_FIELDS, CLOSE_FIELDS, REPLY_FIELDS, TARGET_FIELDS } from "./fields.ts";
import { ANALYSIS_LIMITS, ANALYSIS_QUEUES, ANALYSIS_STATUSES, ANALYSIS_TARGETS } from "./model.ts";

const TargetInput = z.object({ kind: z.enum(ANALYSIS_TARGETS), ...shapeOf(TARGET_FIELDS) });

/** `dclrSeq` is one's own report; without it, at least one target is required. */
export const NewAnalysis = z.object({
  dclrSeq: Seq.optional(),
  targets: z.array(TargetInput).max(ANALYSIS_LIMITS.targets).default([]),
  ...shapeOf(ANALYSIS_FIELDS),
  /** The language of the mail that tells of the answer. */
  language: codeOr(LANGUAGES, "ko"),
});
export type NewAnalysis = z.output<typeof NewAnalysis>;

export const AnalysisSeqBody = z.object({ analysisSeq: Seq });
export const AnalysisSeqParams = z.object({ analysisSeq: SeqParam });

/** Pages of one's own requests, the newest first. */
export const AnalysisListQuery = z.object({ pagination: PaginationQuery });

const AnalysisHead = z.object({
  analysisSeq: Seq,
  status: z.enum(ANALYSIS_STATUSES),
  dclrSeq: Seq.optional(),
  /** Empty once it is withdrawn. */
  targets: z.array(z.object({ kind: z.enum(ANALYSIS_TARGETS), value: z.string() })),
  requestedAt: Instant,
  startedAt: Instant.optional(),
  endedAt: Instant.optional(),
});
export type AnalysisHead = z.output<typeof AnalysisHead>;
export const AnalysisList = listOf(AnalysisHead);

/** For the person and for admins. What was written is missing once it is withdrawn. */
export const AnalysisView = AnalysisHead.extend({
  userId: z.string(),
  /** Empty where the person has left. */
  nick: z.string(),
  mine: z.boolean(),
  content: z.string().optional(),
  amount: z.string().optional(),
  happenedAt: z.string().optional(),
  contact: z.string().optional(),
  /** For staff: the app's language at the person's last login. */
  language: z.enum(LANGUAGES).optional(),
  /** The analysis, or why there is none. */
  reply: z.string().optional(),
});
export type AnalysisView = z.output<typeof AnalysisView>;

/** OPEN: the oldest first. DONE: the newest first. */
export const AdminAnalysisQuery = z.object({ status: codeOr(ANALYSIS_QUEUES, "OPEN"), pagination: PaginationQuery });
export const AdminAnalysisItem = AnalysisHead.extend({ userId: z.string(), nick: z.string() });
export type AdminAnalysisItem = z.output<typeof AdminAnalysisItem>;
export const AdminAnalysisList = listOf(AdminAnalysisItem);

export const AnalysisReplyBody = z.object({ analysisSeq: Seq, ...shapeOf(REPLY_FIELDS) });
export const AnalysisCloseBody = z.object({ analysisSeq: Seq, ...shapeOf(CLOSE_FIELDS) });
