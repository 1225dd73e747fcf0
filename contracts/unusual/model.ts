// Codes of unusual filings, and the read model `unusual@1`: filings that the rules find unusual, and what admins noted about them.

/** Rules that find filings unusual (projector/unusual/rules.ts). */
export const UNUSUAL_RULES = ["MANY_BY_ONE", "ON_ONE_TARGET", "SAME_TEXT"] as const;
export type UnusualRule = (typeof UNUSUAL_RULES)[number];

export const UNUSUAL_QUEUES = ["OPEN", "REVIEWED"] as const;
export type UnusualQueue = (typeof UNUSUAL_QUEUES)[number];

export const UNUSUAL_MODEL = "unusual@1";

/** Documents by id. */
export const UNUSUAL_COLLECTIONS = {
  /** WindowDoc: what the rules remember. A fixed number of documents. */
  window: "window",
  /** CaseDoc by `caseId`. */
  case: "case",
  /** ReviewDoc by `caseId`. */
  review: "review",
} as const;

/** Members are `caseId`s, scored by the time (ms) of the newest filing. */
export const UNUSUAL_LISTS = { open: "unusual:open", reviewed: "unusual:reviewed" } as const;

/** It names reports only: their texts and targets stand with the reports, and go with them. */
export type CaseDoc = {
  readonly rule: UnusualRule;
  /** The first of them. */
  readonly dclrSeq: number;
  /** The newest REPORTS_KEPT, oldest first. */
  readonly seqs: readonly number[];
  /** How many there were in all. */
  readonly total: number;
  readonly firstAt: string;
  readonly lastAt: string;
};
export const REPORTS_KEPT = 12;

export type ReviewDoc = { readonly note: string; readonly at: string; readonly by: string };
