// The facts of a report's life; its stream is `report-{dclrSeq}`.
import type { Chain, CrimeType, DeclareType, Visibility } from "../codes.ts";
import type { EventOf } from "../events.ts";

export type Source = { readonly src: string; readonly open: boolean };

/** What a public report publishes. */
export type PublicDeclaration = {
  readonly declareType: DeclareType;
  readonly crimeType: CrimeType;
  readonly crimeDetail?: string | undefined;
  readonly chain?: Chain | undefined;
  readonly customChain?: string | undefined;
  /** As the reporter wrote it, trimmed. */
  readonly adrs: string;
  /** The one spelling under which all reports on it are counted (platform/address). */
  readonly addressKey: string;
  readonly title: string;
  readonly comment: string;
  /** Only the sources marked open. */
  readonly etcSrc: readonly Source[];
};

export type Suspect = {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly site?: string | undefined;
  readonly otherContact?: string | undefined;
  readonly otherInfo?: string | undefined;
  readonly businessNumber?: string | undefined;
  readonly address?: string | undefined;
  readonly ip?: string | undefined;
};

export type Reporter = {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly otherContact?: string | undefined;
  readonly email?: string | undefined;
};

export type EvidenceFile = {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the original bytes, hex. */
  readonly sha256: string;
};

/** What nobody but the owner, admins and agencies may read. */
export type ConfidentialDeclaration = {
  readonly dmgHash?: string | undefined;
  readonly dmgAdrs?: string | undefined;
  readonly dmgVolume?: string | undefined;
  /** All sources, hidden ones among them, in the reporter's order. */
  readonly etcSrc: readonly Source[];
  readonly suspect: Suspect;
  readonly reporter: Reporter;
  readonly files: readonly EvidenceFile[];
  /** A private report is confidential as a whole. */
  readonly declaration?: PublicDeclaration | undefined;
};

export type DeclarationFacts = {
  readonly dclrSeq: number;
  readonly ownerId: string;
  readonly open: Visibility;
  /** Absent in a private report. */
  readonly declaration?: PublicDeclaration | undefined;
};

/** Set on entries taken over from a list of somebody else's. */
export type Provenance = {
  readonly source: string;
  /** The day the source gives, `YYYY-MM-DD`. */
  readonly reportedAt?: string | undefined;
};

/**
 * Where a public report stood before a change. Counts give it back from here: a projection must name the documents it
 * reads from the event alone.
 */
export type Published = {
  readonly addressKey: string;
  readonly crimeType: CrimeType;
  readonly reportedOn?: string | undefined;
};

export type DeclarationFiled = EventOf<
  "DeclarationFiled",
  DeclarationFacts & {
    readonly provenance?: Provenance | undefined;
    /** The day (`YYYY-MM-DD`, UTC) it counts under: of filing, or the source's; absent where the source gives none. */
    readonly reportedOn?: string | undefined;
  },
  ConfidentialDeclaration
>;
export type DeclarationModified = EventOf<
  "DeclarationModified",
  DeclarationFacts & {
    readonly reportedOn?: string | undefined;
    /** Absent where it was private. */
    readonly was?: Published | undefined;
  },
  ConfidentialDeclaration
>;
export type DeclarationDeleted = EventOf<
  "DeclarationDeleted",
  { readonly dclrSeq: number; readonly ownerId: string; readonly was?: Published | undefined }
>;
export type ExtraInfoAdded = EventOf<
  "ExtraInfoAdded",
  { readonly dclrSeq: number; readonly ownerId: string },
  { readonly extra: Readonly<Record<string, string>> }
>;
export type DeletionRequested = EventOf<"DeletionRequested", { readonly dclrSeq: number; readonly requestSeq: number }>;
export type DeletionRequestAccepted = EventOf<
  "DeletionRequestAccepted",
  { readonly dclrSeq: number; readonly requestSeq: number }
>;
export type DeletionRequestRejected = EventOf<
  "DeletionRequestRejected",
  { readonly dclrSeq: number; readonly requestSeq: number }
>;

export type ReportEvent =
  | DeclarationFiled
  | DeclarationModified
  | DeclarationDeleted
  | ExtraInfoAdded
  | DeletionRequested
  | DeletionRequestAccepted
  | DeletionRequestRejected;
