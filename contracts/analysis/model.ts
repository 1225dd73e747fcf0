// The read model `analysis@1`: the projector writes it, queries read it.
import type { AnalysisStatus } from "../codes.ts";

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
