// The report subject on the wire (docs/wire.md, "Reports").
import * as z from "zod";
import { CASE_STATUSES, CHAINS, CRIME_TYPES, DECLARE_TYPES, LANGUAGES, TERMS_CODES, VISIBILITIES } from "../codes.ts";
import { COUNTRIES } from "../countries.ts";
import { StoredFile } from "../files.ts";
import {
  codeOr,
  Instant,
  listOf,
  optionalCode,
  optionalSeqParam,
  PaginationQuery,
  Passage,
  Seq,
  SeqParam,
  shapeOf,
  textOf,
} from "../http.ts";
import { LIMITS } from "../limits.ts";
import {
  EXTRA_FIELDS,
  FILED_BY,
  ORDER_TYPES,
  REPORT_FACTS,
  REPORT_FORMATS,
  REPORT_LIMITS,
  REPORT_STATUSES,
} from "./codes.ts";
import { TARGET_EXAMPLES, TARGET_MEANING } from "./examples.ts";
import {
  DECLARE_FIELDS,
  EXTRA_ANSWER,
  NEW_FACTS_FIELDS,
  REPORTER_FIELDS,
  SOURCE_FIELDS,
  SUSPECT_FIELDS,
} from "./fields.ts";
import { LevelSchema } from "./lookup-wire.ts";

export { isEmail } from "../email.ts";

/** An address or a site, as it was typed or pasted. */
const target = () => textOf(DECLARE_FIELDS.adrs).meta({ examples: TARGET_EXAMPLES, description: TARGET_MEANING });

const SourceInput = z.object({ ...shapeOf(SOURCE_FIELDS), open: z.boolean() });

/** crimeType may be absent here: the rules refuse that with their own code, CRIME_TYPE_NOT_SELECTED. */
export const DeclareInput = z.object({
  declareType: z.enum(DECLARE_TYPES),
  crimeType: optionalCode(CRIME_TYPES),
  crimeDetail: textOf(DECLARE_FIELDS.crimeDetail),
  chain: optionalCode(CHAINS),
  customChain: textOf(DECLARE_FIELDS.customChain),
  adrs: target(),
  dmgHash: textOf(DECLARE_FIELDS.dmgHash),
  dmgAdrs: textOf(DECLARE_FIELDS.dmgAdrs),
  dmgVolume: textOf(DECLARE_FIELDS.dmgVolume).meta({
    description: `At most ${REPORT_LIMITS.dmgVolumeBytes} bytes in UTF-8`,
  }),
  /** Where the reporter lives. Confidential; it says which agencies get the report, and without it those of every country do. */
  country: optionalCode(COUNTRIES),
  title: textOf(DECLARE_FIELDS.title),
  comment: textOf(DECLARE_FIELDS.comment),
  open: z.enum(VISIBILITIES),
  etcSrc: z.array(SourceInput).max(REPORT_LIMITS.sourcesSent, { error: "TOO_MANY_SOURCES" }).default([]),
});

export const SuspectInput = z.object(shapeOf(SUSPECT_FIELDS));

export const ReporterInput = z.object(shapeOf(REPORTER_FIELDS));

const AdditionalInput = z.object({ suspect: SuspectInput.default({}), reporter: ReporterInput.default({}) });

export const Declaration = z.object({
  declare: DeclareInput,
  additional: AdditionalInput.prefault({}),
  terms: z.array(z.enum(TERMS_CODES)).max(TERMS_CODES.length).default([]),
  /** Confidential. What is new since a report of the person's on the target was removed: without it, TARGET_CLEARED. */
  ...shapeOf(NEW_FACTS_FIELDS),
});
export type Declaration = z.output<typeof Declaration>;
export type DeclarationInput = z.input<typeof Declaration>;

export const ModifiedDeclaration = Declaration.extend({
  dclrSeq: Seq,
  keepFiles: z.array(z.string().max(64)).max(LIMITS.files, { error: "TOO_MANY_FILES" }).default([]),
});
export type ModifiedDeclaration = z.output<typeof ModifiedDeclaration>;

const answer = z.string().trim().max(EXTRA_ANSWER.maxChars, { error: "TEXT_TOO_LONG" }).optional();
type ExtraShape = Record<(typeof EXTRA_FIELDS)[number], typeof answer>;

export const ExtraInfo = z.object({
  dclrSeq: Seq,
  /** Answers by their questions: each stands for the earlier one, a blank one takes it back. Other members are dropped. */
  extra: z.object(Object.fromEntries(EXTRA_FIELDS.map((field) => [field, answer])) as ExtraShape),
});
export type ExtraInfo = z.output<typeof ExtraInfo>;

/** Another target of the same incident: its report says what the first one's says. */
const OtherTarget = DeclareInput.pick({ declareType: true, chain: true, customChain: true, adrs: true });

/** Reports on several targets of one incident, whose facts are told once. */
export const IncidentDeclaration = Declaration.extend({
  /** Made up by the client, and kept while it tries again: each target of it is filed once, whatever the Idempotency-Key. */
  incident: z
    .string()
    .max(64)
    .regex(/^[\w-]{16,}$/)
    .meta({ examples: ["8d1f2c34-5b6a-4f70-9e21-0a1b2c3d4e5f"] }),
  others: z
    .array(OtherTarget)
    .min(1)
    .max(REPORT_LIMITS.inIncident - 1),
});
export type IncidentDeclaration = z.output<typeof IncidentDeclaration>;
export type IncidentInput = z.input<typeof IncidentDeclaration>;

/** In the order of the targets; of two spellings of one target there is one report. */
export const IncidentFiled = z.object({ reports: z.array(z.object({ dclrSeq: Seq })).max(REPORT_LIMITS.inIncident) });
export type IncidentFiled = z.output<typeof IncidentFiled>;

export const DclrSeqBody = z.object({ dclrSeq: Seq });
export const Filed = z.object({ dclrSeq: Seq });

const SourceView = z.object({ src: z.string(), open: z.boolean() });

/** A public report as anyone may see it. */
export const ReportView = z.object({
  dclrSeq: Seq,
  declareType: z.enum(DECLARE_TYPES),
  crimeType: z.enum(CRIME_TYPES),
  crimeDetail: z.string().optional(),
  chain: z.enum(CHAINS).optional(),
  customChain: z.string().optional(),
  adrs: z.string(),
  title: z.string(),
  comment: z.string(),
  etcSrc: z.array(SourceView),
  userId: z.string(),
  nick: z.string(),
  status: z.enum(REPORT_STATUSES),
  /** People who reported the target in public. */
  timesReported: z.int(),
  /** Published lists that name it. */
  timesListed: z.int(),
  likeCount: z.int(),
  liked: z.boolean(),
  commentCount: z.int(),
  /** Absent for an imported entry: the day of the import says nothing. */
  filedAt: Instant.optional(),
  modifiedAt: Instant.optional(),
  mine: z.boolean(),
  /** For an imported entry, which has no title: its source, and the day that gives, if any. */
  source: z.string().optional(),
  reportedAt: z.string().optional(),
  /** Somebody asks for its deletion, since then without a gap. */
  disputedSince: Instant.optional(),
  /** A report on the same target was removed then, after somebody asked for it. */
  clearedAt: Instant.optional(),
});
export type ReportView = z.output<typeof ReportView>;

/** Enough of a report to name it and link to it. */
export const ReportLink = ReportView.pick({
  dclrSeq: true,
  declareType: true,
  crimeType: true,
  crimeDetail: true,
  chain: true,
  customChain: true,
  title: true,
  filedAt: true,
  source: true,
  reportedAt: true,
});
export type ReportLink = z.output<typeof ReportLink>;

/** An address or site in a report's text: [start, end) in UTF-16 units, and the one spelling to look it up by. */
export const Mention = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative(), adrs: z.string() });
export type Mention = z.output<typeof Mention>;

/** A fact of a report's life. `agency`: for its owner and admins. */
export const TimelineEntry = z.object({ what: z.enum(REPORT_FACTS), at: Instant, agency: z.string().optional() });
export type TimelineEntry = z.output<typeof TimelineEntry>;

/** Another report of the same incident. `open`: for its owner and admins, who see private ones too. */
export const IncidentLink = ReportLink.extend({ adrs: z.string(), open: z.enum(VISIBILITIES).optional() });
export type IncidentLink = z.output<typeof IncidentLink>;

/** A report by itself, with what the same person, or the same list, has said of the same target in public. */
export const PublicDetail = ReportView.extend({
  /** Level of its target, as in a look-up; absent in a private report. */
  level: LevelSchema.optional(),
  /** Later ones that add to it, oldest first. */
  additions: z.array(ReportLink),
  /** The earlier one that it adds to. */
  addsTo: ReportLink.optional(),
  /** Others that were filed with it, on other targets of the same incident; absent where there are none. */
  sameIncident: z.array(IncidentLink).optional(),
  /** In `comment`, in its order and apart from each other; the first REPORT_LIMITS.mentions. */
  mentions: z.array(Mention),
  /** Oldest first. INBOXED, WITHDRAWN and PUBLISHED, and what agencies do, are for its owner and admins. */
  timeline: z.array(TimelineEntry),
});

/** In lists that answer a search: matched passages, as [start, end) offsets into the field (UTF-16 units). */
export const Highlights = z.object({
  title: z.array(Passage).optional(),
  comment: z.array(Passage).optional(),
  adrs: z.array(Passage).optional(),
  nick: z.array(Passage).optional(),
});
export type Highlights = z.output<typeof Highlights>;

const ReportListItem = ReportView.extend({ highlights: Highlights.optional() });

/** The addition for the owner and admins. */
export const OwnReportView = PublicDetail.extend({
  open: z.enum(VISIBILITIES),
  dmgHash: z.string().optional(),
  dmgAdrs: z.string().optional(),
  dmgVolume: z.string().optional(),
  newFacts: z.string().optional(),
  country: z.string().optional(),
  additional: z.object({
    suspect: z.record(z.string(), z.string()),
    reporter: z.record(z.string(), z.string()),
    extra: z.record(z.string(), z.string()).optional(),
  }),
  /** When extra information was first added, and last changed. */
  extraInfo: z.object({ addedAt: Instant, changedAt: Instant.optional() }).optional(),
  files: z.array(StoredFile),
  deletionPending: z.boolean(),
  deliveries: z.array(
    z.object({
      agency: z.string(),
      /** When it was told, or the report was put into its inbox. */
      deliveredAt: Instant,
      /** Absent until its webhook took it, or its people fetched it or set a status. */
      confirmedAt: Instant.optional(),
      /** The agency's progress, and when it was told. */
      status: z.enum(CASE_STATUSES).optional(),
      statusAt: Instant.optional(),
    }),
  ),
});
export type OwnReportView = z.output<typeof OwnReportView>;

export const ReportDetail = z.union([OwnReportView, PublicDetail]);
export type PublicDetail = z.output<typeof PublicDetail>;
export type ReportDetail = PublicDetail & Partial<Omit<OwnReportView, keyof PublicDetail>>;

const reportFilters = {
  crimeType: optionalCode(CRIME_TYPES),
  chain: optionalCode(CHAINS),
  declareType: optionalCode(DECLARE_TYPES),
  /** People's reports alone, or entries of published lists alone. */
  filedBy: optionalCode(FILED_BY),
};
const searchKeyword = z.string().trim().max(LIMITS.addressChars).optional();

export const ReportHistoryQuery = z.object({
  ...reportFilters,
  orderType: codeOr(ORDER_TYPES, "LATEST"),
  /** Words, an address or a site in any spelling, or the number of a report. */
  searchKeyword,
  /** That report alone. */
  dclrSeq: optionalSeqParam(),
  pagination: PaginationQuery,
});
export type ReportHistoryQuery = z.output<typeof ReportHistoryQuery>;

export const ReportList = listOf(ReportListItem);
export type ReportList = z.output<typeof ReportList>;
/** Own reports carry `open`; the other private fields are in the detail. */
export const OwnReportList = listOf(ReportListItem.extend({ open: z.enum(VISIBILITIES) }));
export type OwnReportList = z.output<typeof OwnReportList>;

/** Filtered as the history is, but for words. */
export const ExportQuery = z.object({ format: codeOr(REPORT_FORMATS, "ndjson"), ...reportFilters });
export type ExportQuery = z.output<typeof ExportQuery>;

/** The language of a paper about a report. */
export const PaperQuery = z.object({ language: codeOr(LANGUAGES, "en") });

export const FeedQuery = z.object({ ...reportFilters, searchKeyword });
export type FeedQuery = z.output<typeof FeedQuery>;

/** A public report on the same target: each person's earliest, the newest first, then those of published lists. */
export const SameTargetQuery = z.object({ dclrSeq: SeqParam, pagination: PaginationQuery });
export const SameTargetList = listOf(ReportLink);
export type SameTargetList = z.output<typeof SameTargetList>;
