// The facts of a report's life; its stream is `report-{dclrSeq}`.
import * as z from "zod";
import { CHAINS, CRIME_TYPES, DECLARE_TYPES, FILING_TERMS, VISIBILITIES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom, upcaster } from "../events.ts";
import { loggedReport } from "../log/fact.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { Agreements } from "../terms/agreement.ts";
import { firstVersionsOf } from "../terms/versions.ts";
import { NETWORK_TURNS } from "./belief.ts";

const text = z.string();
const optional = z.string().optional();

export const Source = z.object({ src: text, open: z.boolean() });
export type Source = DeepReadonly<z.output<typeof Source>>;

/** The published part of a public report. */
export const PublicDeclaration = z.object({
  declareType: z.enum(DECLARE_TYPES),
  crimeType: z.enum(CRIME_TYPES),
  crimeDetail: optional,
  chain: z.enum(CHAINS).optional(),
  customChain: optional,
  /** As the reporter wrote it, trimmed. */
  adrs: text,
  /** The one spelling under which all reports on it are counted (knowledge/address). */
  addressKey: text,
  title: text,
  comment: text,
  /** Only the sources marked open. */
  etcSrc: z.array(Source),
});
export type PublicDeclaration = DeepReadonly<z.output<typeof PublicDeclaration>>;

const Suspect = z.object({
  name: optional,
  phone: optional,
  email: optional,
  site: optional,
  otherContact: optional,
  otherInfo: optional,
  businessNumber: optional,
  address: optional,
  ip: optional,
});

export const Reporter = z.object({ name: optional, phone: optional, otherContact: optional, email: optional });
export type Reporter = DeepReadonly<z.output<typeof Reporter>>;

export const EvidenceFile = z.object({
  fileId: text,
  name: text,
  mediaType: text,
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the original bytes, hex. */
  sha256: text,
});
export type EvidenceFile = DeepReadonly<z.output<typeof EvidenceFile>>;

/** The part that nobody but the owner, admins and agencies may read. */
export const ConfidentialDeclaration = z.object({
  dmgHash: optional,
  dmgAdrs: optional,
  dmgVolume: optional,
  /** Where the reporter lives (ISO 3166-1 alpha-2): agencies of that country get it. */
  country: optional,
  /** The new facts since a report of the person's on the same target was removed. */
  newFacts: optional,
  /** All sources in the reporter's order; the text of a published one stands in the declaration (confidential.ts). */
  etcSrc: z.array(Source),
  suspect: Suspect,
  reporter: Reporter,
  files: z.array(EvidenceFile),
  /** A private report is confidential as a whole. */
  declaration: PublicDeclaration.optional(),
});
export type ConfidentialDeclaration = DeepReadonly<z.output<typeof ConfidentialDeclaration>>;

/**
 * Published texts are sealed with a key for each time that a report is published: made private, or deleted, the key is
 * destroyed, and with it every text that was public until then.
 */
export const publicationKeyOwner = (stream: string, publication = 1): string => `${stream}~text${publication}`;

const published = {
  members: ["declaration"],
  owner: (stream: string, { publication }: { readonly publication?: number | undefined }) =>
    publicationKeyOwner(stream, publication),
  logged: loggedReport,
} as const;

const OwnedReport = z.object({ dclrSeq: z.int(), ownerId: text });

const DeclarationFactsV1 = OwnedReport.extend({
  open: z.enum(VISIBILITIES),
  /** Which time it is published, from 1; absent: the first. */
  publication: z.int().optional(),
  /** Absent in a private report, and where its key was destroyed. */
  declaration: PublicDeclaration.optional(),
});
const DeclarationFacts = DeclarationFactsV1.extend({
  /** Agreements of the person who filed or changed it; none for an imported entry. */
  agreements: Agreements,
  /** Whether agencies may be given the reporter's name and contact (R03). */
  shareReporter: z.boolean(),
});
export type DeclarationFacts = DeepReadonly<z.output<typeof DeclarationFacts>>;

/** Set on entries imported from a published list. */
export const Provenance = z.object({
  source: text,
  /** The day the source gives, `YYYY-MM-DD`. */
  reportedAt: optional,
});
export type Provenance = DeepReadonly<z.output<typeof Provenance>>;

/**
 * Where a public report stood before a change. Counts give it back from here: a projection must name the documents it
 * reads from the event alone.
 */
export const Published = z.object({ addressKey: text, crimeType: z.enum(CRIME_TYPES), reportedOn: optional });
export type Published = DeepReadonly<z.output<typeof Published>>;

/** Version 1 recorded no consent. Filing asked for R01 and R02, as it does today, and not for R03. */
const consentOfV1 = { agreements: firstVersionsOf(FILING_TERMS), shareReporter: false };

/** Who of the same network was counted on the target before, where it is or becomes public there; absent where nobody asked. */
const network = z.enum(NETWORK_TURNS).optional();

const filedFacts = {
  network,
  /** Shared by the reports that the person filed on targets of one incident; absent where there is one report alone. */
  incident: optional,
  provenance: Provenance.optional(),
  /** The day (`YYYY-MM-DD`, UTC) it counts under: of filing, or the source's; absent where the source gives none. */
  reportedOn: optional,
};
export const DeclarationFiled = defineEvent("DeclarationFiled", {
  version: 2,
  data: DeclarationFacts.extend(filedFacts),
  secret: ConfidentialDeclaration,
  personal: published,
  upcasters: {
    1: upcaster(DeclarationFactsV1.extend(filedFacts), (data) => ({
      ...data,
      ...consentOfV1,
      ...(data.provenance && { agreements: [] }),
    })),
  },
});
export type DeclarationFiled = EventFrom<typeof DeclarationFiled>;

const modifiedFacts = {
  /** Absent where it stays on its target: then what was said before holds. */
  network,
  reportedOn: optional,
  /** Absent where it was private. */
  was: Published.optional(),
};
export const DeclarationModified = defineEvent("DeclarationModified", {
  version: 2,
  data: DeclarationFacts.extend(modifiedFacts),
  secret: ConfidentialDeclaration,
  personal: published,
  upcasters: { 1: upcaster(DeclarationFactsV1.extend(modifiedFacts), (data) => ({ ...data, ...consentOfV1 })) },
});
export type DeclarationModified = EventFrom<typeof DeclarationModified>;

export const DeclarationDeleted = defineEvent("DeclarationDeleted", {
  version: 1,
  data: OwnedReport.extend({ was: Published.optional(), publication: z.int().optional() }),
});
export type DeclarationDeleted = EventFrom<typeof DeclarationDeleted>;

/** Answers by the name of their question. A later one stands for an earlier one of its name; a blank one takes it back. */
export const ExtraInfo = z.object({ extra: z.record(z.string(), text) });
export const ExtraInfoAdded = defineEvent("ExtraInfoAdded", { version: 1, data: OwnedReport, secret: ExtraInfo });
export type ExtraInfoAdded = EventFrom<typeof ExtraInfoAdded>;

/** A request to delete the report (../dispute/events.ts). The report's own events say what that means for it. */
const Request = z.object({
  dclrSeq: z.int(),
  requestSeq: z.int(),
  /** Where the report is counted in public, as in `Published`. */
  addressKey: optional,
});
export const DeletionRequested = defineEvent("DeletionRequested", {
  version: 1,
  data: Request.extend({ requesterId: optional }),
});
export type DeletionRequested = EventFrom<typeof DeletionRequested>;
/** CORRECTED follows the correction; REMOVED comes before the deletion. */
export const DeletionRequestAccepted = defineEvent("DeletionRequestAccepted", {
  version: 1,
  data: Request.extend({ outcome: z.enum(["CORRECTED", "REMOVED"]).optional(), ownerId: optional }),
});
export type DeletionRequestAccepted = EventFrom<typeof DeletionRequestAccepted>;
/** MOOT: another request led to the report's removal. */
export const DeletionRequestRejected = defineEvent("DeletionRequestRejected", {
  version: 1,
  data: Request.extend({ outcome: z.enum(["KEPT", "WITHDRAWN", "MOOT"]).optional() }),
});
export type DeletionRequestRejected = EventFrom<typeof DeletionRequestRejected>;

/** An admin gave it new words after a request. They are a publication of their own: the key of the old ones is destroyed. */
export const DeclarationCorrected = defineEvent("DeclarationCorrected", {
  version: 1,
  data: OwnedReport.extend({
    requestSeq: z.int(),
    publication: z.int(),
    /** Absent where its key was destroyed. */
    declaration: PublicDeclaration.optional(),
    was: Published,
  }),
  personal: published,
});
export type DeclarationCorrected = EventFrom<typeof DeclarationCorrected>;

export const reportEvents = defineEvents(
  DeclarationFiled,
  DeclarationModified,
  DeclarationDeleted,
  ExtraInfoAdded,
  DeletionRequested,
  DeletionRequestAccepted,
  DeletionRequestRejected,
  DeclarationCorrected,
);
export type ReportEvent = EventIn<typeof reportEvents>;
