// The code lists shared by the wire, the rules and the screens. No dependencies, because the web app loads this file. It is long
// as it is nothing but lists: many are shared by several subjects, so that parting them would only ask where each is.

export const CRIME_TYPES = [
  "FRAUD_GOODS",
  "FRAUD_INVESTMENT",
  "FRAUD_ROMANCE",
  "FRAUD_FAKE_EXCHANGE",
  "FRAUD_OTHER",
  "VOICE_PHISHING",
  "HACKING",
  "RANSOMWARE",
  "DRUGS",
  "ILLEGAL_GAMBLING",
  "ILLEGAL_GOODS",
  "SEXUAL_CRIME",
  "CHILD_SEXUAL_CRIME",
  "OTHER_THREAT",
  "FALSE_INVESTMENT_ADVICE",
  "COIN_MIXING",
  "OTHER",
] as const;
export type CrimeType = (typeof CRIME_TYPES)[number];

export const CHAINS = [
  "BTC",
  "BCH",
  "ETH",
  "ETC",
  "BNB",
  "AVAX",
  "ADA",
  "DOGE",
  "LTC",
  "XMR",
  "MATIC",
  "XRP",
  "SHIB",
  "SOL",
  "TRX",
  "USDT",
  "USDC",
  "TON",
  "OTHER",
] as const;
export type Chain = (typeof CHAINS)[number];

export const DECLARE_TYPES = ["WALLET", "SITE"] as const;
export type DeclareType = (typeof DECLARE_TYPES)[number];

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

export const VISIBILITIES = ["PUBLIC", "PRIVATE"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const NOTICE_TYPES = ["NOTICE", "UPDATE", "MAINTENANCE", "EVENT"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

export const NOTICE_STATUSES = ["DRAFT", "PUBLISHED"] as const;

/** Kinds of articles of safer view: what happened in a week, one case, how to protect oneself, law and policy. */
export const SAFER_VIEW_CATEGORIES = ["WEEKLY", "CASE", "PREVENTION", "POLICY"] as const;
export type SaferViewCategory = (typeof SAFER_VIEW_CATEGORIES)[number];

export const SAFER_VIEW_STATUSES = ["DRAFT", "SCHEDULED", "PUBLISHED", "WITHDRAWN"] as const;
export type SaferViewStatus = (typeof SAFER_VIEW_STATUSES)[number];

/** Topics of coin news; a source has one. */
export const NEWS_CATEGORIES = ["CRIME", "POLICY", "MARKET", "TECHNOLOGY", "OTHER"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export const NEWS_QUEUES = ["SHOWN", "HIDDEN"] as const;

/** NEW: it was never fetched. */
export const NEWS_SOURCE_STATES = ["NEW", "OK", "FAILING", "PAUSED"] as const;

/**
 * Why a source could not be read. SITE_REFUSED: its name leads to a private address. REDIRECT_REFUSED: a redirect does, or
 * leads away from https. DTD_REFUSED: it declares entities or a document type. TOO_COMPLEX: reading it took too long or too much memory.
 */
export const NEWS_FAILURES = [
  "UNREACHABLE",
  "TIMED_OUT",
  "HTTP_STATUS",
  "SITE_REFUSED",
  "REDIRECT_REFUSED",
  "TOO_MANY_REDIRECTS",
  "TOO_LARGE",
  "DTD_REFUSED",
  "MALFORMED",
  "TOO_COMPLEX",
] as const;
export type NewsFailure = (typeof NEWS_FAILURES)[number];

/** Kinds of things that have comments and likes. News have likes only. */
export const COMMENT_TARGETS = ["REPORT", "SAFER_VIEW", "NEWS"] as const;
export type CommentTarget = (typeof COMMENT_TARGETS)[number];

export const COMMENT_STATUSES = ["SHOWN", "HIDDEN", "DELETED"] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** Why somebody reports a comment to the admins. */
export const FLAG_REASONS = ["FRAUD", "ADVERTISING", "ABUSE", "PERSONAL_INFORMATION", "OTHER"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** Comments that admins look through: those somebody reported, those that are hidden, and attempts that were refused. */
export const COMMENT_QUEUES = ["FLAGGED", "HIDDEN", "REFUSED"] as const;
export type CommentQueue = (typeof COMMENT_QUEUES)[number];

/** Rules that find filings unusual (projector/unusual/rules.ts). */
export const UNUSUAL_RULES = ["MANY_BY_ONE", "ON_ONE_TARGET", "SAME_TEXT"] as const;
export type UnusualRule = (typeof UNUSUAL_RULES)[number];

export const UNUSUAL_QUEUES = ["OPEN", "REVIEWED"] as const;
export type UnusualQueue = (typeof UNUSUAL_QUEUES)[number];

/** RECEIVED: on file. DELIVERED: at least one affiliated agency has confirmed it. */
export const REPORT_STATUSES = ["RECEIVED", "DELIVERED"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** REVOKED: the report is deleted, or not for this agency any more. TEST: a message without a report. */
export const DELIVERY_CONTENTS = ["SHARED", "REVOKED", "TEST"] as const;
export type DeliveryContent = (typeof DELIVERY_CONTENTS)[number];

/** INBOX: the agency has no webhook, and finds the report in its inbox. */
export const DELIVERY_WAYS = ["WEBHOOK", "INBOX"] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/**
 * Why a webhook did not take a message. STATUS: another HTTP status than 2xx. GONE: 410, which stops the webhook.
 * UNREACHABLE: nobody answers there, or it is no public https address. ADDRESS_REFUSED: the latter, in older events.
 */
export const DELIVERY_FAILURES = [
  "STATUS",
  "REDIRECTED",
  "GONE",
  "TIMED_OUT",
  "ADDRESS_REFUSED",
  "CERTIFICATE_INVALID",
  "UNREACHABLE",
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** Attempts that admins see: all, or those of one outcome. */
export const DELIVERY_OUTCOMES = ["ALL", "TAKEN", "FAILED"] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

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

/** PROCESSED: answered by an admin; nothing of it can be changed any more. DELETED: what was written is destroyed. */
export const INQUIRY_STATUSES = ["SUBMITTED", "PROCESSED", "DELETED"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_ORDERS = ["LATEST", "OLDEST"] as const;
export type InquiryOrder = (typeof INQUIRY_ORDERS)[number];

/** `optionType` of a person's list. */
export const INQUIRY_OPTIONS = ["SUBMITTED", "PROCESSED"] as const;
export type InquiryOption = (typeof INQUIRY_OPTIONS)[number];

/** OPEN: those that wait for an admin's answer, or for one to a comment. DONE: answered, and nothing asked since. */
export const INQUIRY_QUEUES = ["OPEN", "DONE"] as const;
export type InquiryQueue = (typeof INQUIRY_QUEUES)[number];

/** Who wrote a comment on an inquiry. */
export const INQUIRY_SIDES = ["PERSON", "ADMIN"] as const;
export type InquirySide = (typeof INQUIRY_SIDES)[number];

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

/** Facts of a report's life. WITHDRAWN: made private by its owner; PUBLISHED: public again. */
/** INBOXED: put into an agency's inbox, which nobody may have opened. SHARED: an agency showed that it has it. */
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

/** Kinds of watches. */
export const WATCH_KINDS = ["WALLET", "SITE", "SEARCH"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** When they are told. CLEARED: a report on it was removed after a request. */
export const WATCH_OCCASIONS = ["REPORTED", "DISPUTED", "CLEARED"] as const;
export type WatchOccasion = (typeof WATCH_OCCASIONS)[number];

/** A mail for each, or one a day. */
export const WATCH_PACES = ["AT_ONCE", "DAILY"] as const;
export type WatchPace = (typeof WATCH_PACES)[number];

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
 * Why a text is nearly an address. LENGTH: a few characters too short or too long. CHARACTERS: one that addresses of the
 * chain never have, or that only looks Latin. FORM: as random as an address, and of no form we know. SHORTENED: its middle
 * was left out. PART: it can't be told where it begins or ends.
 */
export const NEARLY_REASONS = ["LENGTH", "CHARACTERS", "CHECKSUM", "FORM", "SHORTENED", "PART"] as const;
export type NearlyReason = (typeof NEARLY_REASONS)[number];

/**
 * How another target belongs to one that was looked up. PARENT: the site that a host belongs to. CHILD: a host of the site.
 * SIBLING: another host of the same site. SPELLING: another account that the same text can mean.
 */
export const TARGET_RELATIONS = ["PARENT", "CHILD", "SIBLING", "SPELLING"] as const;

/** Personal information in a text. NAME: of a private person, where a label or a title marks it. */
export const PERSONAL_KINDS = [
  "EMAIL",
  "PHONE",
  "IDENTITY_NUMBER",
  "CARD",
  "BANK_ACCOUNT",
  "HOME_ADDRESS",
  "NAME",
] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** Queues of the admin area. */
export const ADMIN_QUEUES = [
  "DISPUTES",
  "ANALYSES",
  "INQUIRIES",
  "COMMENTS",
  "REFUSED_COMMENTS",
  "UNUSUAL",
  "AGENCIES_WITHOUT_KEY",
  "PARKED_JOBS",
  "HELD_STREAMS",
  "FAILING_PROJECTIONS",
] as const;
export type AdminQueue = (typeof ADMIN_QUEUES)[number];

/** Authorities that investigate, and bodies that block payments to an address. */
export const AGENCY_KINDS = ["INVESTIGATION", "BLOCKING"] as const;
export type AgencyKind = (typeof AGENCY_KINDS)[number];

export const AGENCY_STATUSES = ["ACTIVE", "STOPPED"] as const;
export type AgencyStatus = (typeof AGENCY_STATUSES)[number];

/** PUBLIC: what everybody can read. CONFIDENTIAL: private reports and evidence too, encrypted to the agency's key. */
export const AGENCY_SCOPES = ["PUBLIC", "CONFIDENTIAL"] as const;
export type AgencyScope = (typeof AGENCY_SCOPES)[number];

/** How far an agency may pass on what it gets: Traffic Light Protocol 2.0. */
export const TLP_LEVELS = ["CLEAR", "GREEN", "AMBER", "AMBER_STRICT"] as const;
export type TlpLevel = (typeof TLP_LEVELS)[number];

/** age recipients (age-encryption.org/v1) and JSON Web Keys (RFC 7517). */
export const PUBLIC_KEY_KINDS = ["age", "jwk"] as const;

/** An agency's progress with a report that it has. */
export const CASE_STATUSES = ["RECEIVED", "INVESTIGATING", "ADDRESS_BLOCKED", "CLOSED"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** States of a job (platform/jobs/port.ts). */
export const JOB_STATES = ["PARKED", "WAITING", "RUNNING", "DONE"] as const;
export type JobStateCode = (typeof JOB_STATES)[number];

/** Kinds of things whose views are counted. */
export const VIEWED_KINDS = ["SAFER_VIEW", "NEWS", "NOTICE"] as const;
export type ViewedKind = (typeof VIEWED_KINDS)[number];

export const EXPORT_FORMATS = ["csv", "ndjson"] as const;
/** Formats of public reports: a STIX 2.1 bundle and MISP's core format, too. */
export const REPORT_FORMATS = [...EXPORT_FORMATS, "stix", "misp"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/**
 * A01 service terms, A02 operating policy, B01 privacy guide (dated versions), B02 youth protection policy,
 * R01 report terms, R02 personal data collection consent, R03 provision of user information with a report.
 */
export const TERMS_CODES = ["A01", "A02", "B01", "B02", "R01", "R02", "R03"] as const;
export type TermsCode = (typeof TERMS_CODES)[number];
export const JOIN_TERMS = ["A01", "R02"] as const satisfies readonly TermsCode[];
export const FILING_TERMS = ["R01", "R02"] as const satisfies readonly TermsCode[];
/** Asked of reporters who give a contact, who may refuse: then agencies get the report without it. */
export const CONTACT_TERM = "R03" satisfies TermsCode;

export const LANGUAGES = ["ko", "en", "zh", "ja", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The questions that are asked after filing. Their names are stored in events, so they never change. */
export const EXTRA_FIELDS = ["approach", "otherTargets", "stillActive", "demand"] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** Scopes of a person's API key. read: look-ups, lists, exports. file: reports in its owner's name. */
export const KEY_SCOPES = ["read", "file"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
