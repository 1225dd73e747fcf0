// Closed lists of the dispute subject, and its sizes. No dependencies, because the web app loads this file.

/** Why somebody asks for another person's report to be deleted. */
export const DELETION_REASONS = [
  "FALSE_REPORT",
  "MISTAKEN_TARGET",
  "RESOLVED",
  "PERSONAL_INFORMATION",
  "LEGAL",
  "OTHER",
] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

export const DELETION_OUTCOMES = ["KEPT", "CORRECTED", "REMOVED"] as const;
export type DeletionOutcome = (typeof DELETION_OUTCOMES)[number];

/** CLOSED: the report went before a decision. */
export const DISPUTE_STATUSES = ["OPEN", "DECIDED", "WITHDRAWN", "CLOSED"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Filters of a person's list of requests. CLOSED: all that are over. */
export const DISPUTE_FILTERS = ["ALL", "OPEN", "CLOSED"] as const;
export type DisputeFilter = (typeof DISPUTE_FILTERS)[number];

export const DISPUTE_QUEUES = ["OPEN", "OVERDUE", "CLOSED"] as const;
export type DisputeQueue = (typeof DISPUTE_QUEUES)[number];

/** How somebody proves that a wallet or a site is theirs. */
export const SITE_PROOF_KINDS = ["DNS", "FILE"] as const;
export type SiteProofKind = (typeof SITE_PROOF_KINDS)[number];

export const PROOF_KINDS = ["SIGNATURE", ...SITE_PROOF_KINDS] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Mails about a request. ASKED, REMIND and WITHDRAWN go to the reporter, RECEIVED, ANSWERED and CLOSED to the requester. */
export const DISPUTE_MAILS = [
  "ASKED",
  "RECEIVED",
  "ANSWERED",
  "REMIND",
  "EXTENDED",
  "OVERDUE",
  "DECIDED",
  "WITHDRAWN",
  "CLOSED",
] as const;
export type DisputeMailKind = (typeof DISPUTE_MAILS)[number];

export const DISPUTE_LIMITS = {
  /** Requests to delete others' reports of one account within 24 hours. */
  aDay: 10,
  /** The same by all people of one network, and about all reports on one target. */
  ofNetwork: 20,
  onTarget: 20,
  /** Earlier requests of a person that are looked at. */
  read: 200,
  /** Days until a request is to be decided, and those that an extension adds. */
  days: 14,
  /** Days that the reporter has to answer before a request is decided without. */
  hearingDays: 7,
  /** Days before the time is up when a reporter who has not answered is reminded. */
  remindDays: 3,
  /** Looks at a site for one request. */
  siteChecks: 20,
  /** Characters of a wallet's signature, and of what comes with it. */
  signatureChars: 8_192,
} as const;
