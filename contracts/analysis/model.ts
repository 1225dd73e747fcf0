// Codes and sizes of analyses, and the read model `analysis@1`: the projector writes it, queries read it.

/**
 * Where a request for an in-depth analysis stands. CLOSED: ended by an admin without an analysis. WITHDRAWN: by the person;
 * what they wrote is destroyed.
 */
export const ANALYSIS_STATUSES = ["RECEIVED", "IN_PROGRESS", "ANSWERED", "CLOSED", "WITHDRAWN"] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

/** Kinds of targets of an analysis. */
export const ANALYSIS_TARGETS = ["ADDRESS", "TRANSACTION", "SITE"] as const;
export type AnalysisTargetKind = (typeof ANALYSIS_TARGETS)[number];

/** Requests that admins look through: those that wait, and those that were answered or closed. */
export const ANALYSIS_QUEUES = ["OPEN", "DONE"] as const;
export type AnalysisQueue = (typeof ANALYSIS_QUEUES)[number];

export const ANALYSIS_LIMITS = {
  /** Hours after which a request has waited too long for an answer. */
  lateHours: 7 * 24,
  /** Requests for an in-depth analysis of one account within 24 hours, and addresses, hashes and sites in one. */
  aDay: 10,
  targets: 10,
} as const;

export const ANALYSIS_MODEL = "analysis@1";

/** AnalysisDoc by analysisSeq. */
export const ANALYSIS_COLLECTION = "analysis";

/** Members are analysisSeqs, scored by themselves; `done` by the time (ms) of the end. */
export const ANALYSIS_LISTS = {
  /** A person's, withdrawn ones too. */
  of: (userId: string) => `analysis:of:${userId}`,
  /** Those that wait for an answer. */
  open: "analysis:open",
  /** Those that were answered or closed. */
  done: "analysis:done",
} as const;

export type AnalysisDoc = {
  readonly analysisSeq: number;
  readonly userId: string;
  readonly dclrSeq?: number | undefined;
  readonly status: AnalysisStatus;
  readonly requestedAt: string;
  readonly startedAt?: string | undefined;
  /** When it was answered, closed or withdrawn. */
  readonly endedAt?: string | undefined;
  /** Ciphertext of the AnalysisText, sealed for the stream `analysis-{analysisSeq}`; gone once withdrawn. */
  readonly sealed?: string | undefined;
  /** Ciphertext of the AnalysisReply. */
  readonly reply?: string | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};
