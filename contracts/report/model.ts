// The read model `report@7`: its documents and lists. The projector writes it, queries read it.
import type { CaseStatus, CrimeType, Visibility } from "../codes.ts";
import type { ReportFactKind, ReportStatus } from "./codes.ts";
import type { Provenance, PublicDeclaration } from "./events.ts";
import type { Filer } from "./filers.ts";

export const REPORT_MODEL = "report@7";
export const REPORT_INDEX = "report-index@7";

/** Documents by id. */
export const REPORT_COLLECTIONS = {
  /** ReportDoc by dclrSeq. */
  report: "report",
  /** ExtraDoc by `extraId`: apart from the report, so that lists don't read it. */
  extra: "extra",
  /** AddressDoc by addressKey. */
  address: "address",
  /** Filer by `filerId`: a person whom an address's own document has no room for. */
  filer: "filer",
  /** CountsDoc, the one with the id `all`. */
  counts: "counts",
} as const;
export const COUNTS_ID = "all";
export const filerId = (addressKey: string, userId: string) => `${addressKey} ${userId}`;

/**
 * Members are dclrSeqs, but for `range` and `family`. Scored by dclrSeq, so newest first is latest first; `address` by the time filed (ms). A public
 * report is in one of the first three.
 */
export const REPORT_LISTS = {
  /** Each person's lead on each address. */
  people: "report:people",
  /** Each published list's lead on each address. */
  listed: "report:listed",
  /** Documents that add to one of those. */
  additions: "report:additions",
  /** A person's own reports, including private ones. */
  owner: (userId: string) => `report:owner:${userId}`,
  /** A person's leads. */
  publicOf: (userId: string) => `report:public:${userId}`,
  /** Leads on an address by people who are not in its document. */
  address: (addressKey: string) => `report:address:${addressKey}`,
  /** Addresses that have a document, by the beginning of their hashes (knowledge/address/range.ts). All scores are 0. */
  range: (prefix: string) => `report:range:${prefix}`,
  /** Those that are asked about by the range of another one's key, which begins so. All scores are 0. */
  led: (prefix: string) => `report:led:${prefix}`,
  /** Reports of one incident, private ones too. */
  incident: (incident: string) => `report:incident:${incident}`,
  /** Hosts below a domain that somebody names (knowledge/address/family.ts), scored by how often: `rankOf`. */
  family: (domain: string) => `report:family:${domain}`,
} as const;

export type ReportDoc = {
  readonly dclrSeq: number;
  readonly ownerId: string;
  readonly open: Visibility;
  /** Absent in a private report. */
  readonly declaration?: PublicDeclaration | undefined;
  readonly status: ReportStatus;
  readonly filedAt: string;
  readonly modifiedAt?: string | undefined;
  readonly reportedOn?: string | undefined;
  readonly provenance?: Provenance | undefined;
  /** Shared by the reports of one incident. */
  readonly incident?: string | undefined;
  /** Open deletion requests. */
  readonly pendingRequests: readonly number[];
  /** Since when one of them has been open without a gap; ISO 8601. */
  readonly disputedSince?: string | undefined;
  /** The facts after it was received, oldest first: the newest FACTS_KEPT. */
  readonly facts?: readonly ReportFact[] | undefined;
  /** The agencies that it was shared with, in that order. */
  readonly deliveries: readonly ReportDelivery[];
  /** Ciphertext of the newest ConfidentialDeclaration, sealed for the stream `report-{dclrSeq}`. */
  readonly sealed: string;
  /** Pieces of extra information, each in a document of its own. */
  readonly extras: number;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

export type ReportDelivery = {
  readonly agencySeq: number;
  /** Its name, as it was when it was told last. */
  readonly agency: string;
  /** When it was told, or the report was put into its inbox: nobody may have seen it there. */
  readonly deliveredAt: string;
  /** When it first showed that it has the report: its webhook took it, or its people fetched it or set a status. */
  readonly confirmedAt?: string | undefined;
  /** The agency's progress, and when it was told. */
  readonly status?: CaseStatus | undefined;
  readonly statusAt?: string | undefined;
};

/** Receiving and sharing have their own places in the document. */
export type ReportFact = {
  readonly what: Exclude<ReportFactKind, "RECEIVED" | "INBOXED" | "SHARED">;
  readonly at: string;
  /** Whose act it was. */
  readonly agency?: string | undefined;
};
export const FACTS_KEPT = 50;

/** A piece of extra information. */
export type ExtraDoc = {
  /** Ciphertext, sealed for the stream of its report. */
  readonly sealed: string;
  readonly addedAt: string;
};
/** Ids of the first pieces of extra information on a report, oldest first. */
export const extraIds = (dclrSeq: number, pieces: number): readonly string[] =>
  Array.from({ length: pieces }, (_, at) => `${dclrSeq}-${at}`);

export type CrimeCounts = Readonly<Partial<Record<CrimeType, number>>>;

/** Who reported one address in public, and who lists it; no document where nobody does and it was never cleared. */
export type AddressDoc = {
  /** How many people. */
  readonly people: number;
  /** The crime types of their leads. */
  readonly crimeTypes: CrimeCounts;
  /** The first PEOPLE_KEPT of them; others have a document each. Most addresses are reported by few. */
  readonly filers: readonly Filer[];
  /** Published lists that name it: LISTS_KEPT at most, further ones are not counted. */
  readonly sources: readonly Filer[];
  /** Public reports on it with an open deletion request. */
  readonly disputed?: number | undefined;
  /** A report on it was removed after a request. */
  readonly cleared?: Cleared | undefined;
};
/** When last, and whose reports those were: the newest CLEARED_KEPT people. */
export type Cleared = { readonly at: string; readonly reporters: readonly string[] };
export const CLEARED_KEPT = 50;
export const PEOPLE_KEPT = 8;
export const LISTS_KEPT = 32;

/** All leads: what the public list of reports holds. */
export type CountsDoc = {
  /** Reports of people. */
  readonly people: number;
  /** Entries of published lists. */
  readonly listed: number;
  /** The crime types of people's leads, and how many were filed on each of the newest DAYS_KEPT days (`YYYY-MM-DD`, UTC). */
  readonly crimeTypes: CrimeCounts;
  readonly days: Readonly<Record<string, number>>;
};
/** Twice what the home page shows. */
export const DAYS_KEPT = 62;

/**
 * Keys of evidence in the files port: the original bytes, and for images a copy without metadata. Both are sealed. What no
 * event of the report's stream names is deleted after a day.
 */
export const evidenceKey = (dclrSeq: number, fileId: string) => `${evidenceFolder(dclrSeq)}${fileId}`;
export const evidenceFolder = (dclrSeq: number) => `${EVIDENCE_ROOT}report-${dclrSeq}/`;
export const EVIDENCE_ROOT = "evidence/";

const FILE_KEY = /^evidence\/report-(\d{1,16})\/(\1-[\w-]+?)(?:\.view)?$/;

/** The report and the original file that a key belongs to; undefined where it is not one of evidence. */
export function fileOfKey(key: string): { readonly dclrSeq: number; readonly fileId: string } | undefined {
  const [, seq, fileId] = FILE_KEY.exec(key) ?? [];
  return seq === undefined || fileId === undefined ? undefined : { dclrSeq: Number(seq), fileId };
}

/** When a file got its id, in milliseconds since 1970: its id ends in a UUIDv7 (RFC 9562, section 5.7). */
export function timeOfFile(fileId: string): number | undefined {
  const hex = /-([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.exec(fileId);
  return hex ? Number.parseInt(`${hex[1]}${hex[2]}`, 16) : undefined;
}

/** The id of an image's copy without metadata; copies are WebP. */
export const viewOf = (fileId: string) => `${fileId}.view`;
export const VIEW_MEDIA_TYPE = "image/webp";

/** A file id begins with the seq of its report, so that a file is found without opening others. */
export const dclrSeqOfFile = (fileId: string): number | undefined => {
  const seq = /^(\d{1,16})-[\w-]+(?:\.view)?$/.exec(fileId)?.[1];
  return seq === undefined ? undefined : Number(seq);
};

/** The key of a person's draft in the files port; it is sealed with the membership's key (`membershipKeyOwner`). */
export const draftKey = (userId: string, membership: number) => `drafts/${userId}/${membership}`;

/** Owner of imported entries; no account has this id. */
export const IMPORTER = "importer";
