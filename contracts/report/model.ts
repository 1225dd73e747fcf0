// The read model `report@1`: its documents and lists (DESIGN.md section 5). The projector writes it, queries read it.
import type { CrimeType, ReportStatus, Visibility } from "../codes.ts";
import type { Provenance, PublicDeclaration } from "./events.ts";

export const REPORT_MODEL = "report@1";
export const REPORT_INDEX = "report-index@1";

/** Documents by id. */
export const REPORT_COLLECTIONS = {
  /** ReportDoc by dclrSeq. */
  report: "report",
  /** AddressDoc by addressKey. */
  address: "address",
  /** CountsDoc, the one with the id `all`. */
  counts: "counts",
  /** DayDoc by `YYYY-MM-DD` in UTC. */
  day: "day",
} as const;
export const COUNTS_ID = "all";

/** Members are dclrSeqs. Scored by dclrSeq, so newest first is latest first; `address` by the time reported (ms). */
export const REPORT_LISTS = {
  /** All public reports. */
  public: "report:public",
  /** A person's own, private ones among them. */
  owner: (userId: string) => `report:owner:${userId}`,
  /** A person's public ones. */
  publicOf: (userId: string) => `report:public:${userId}`,
  /** The public reports on an address whose date is known: the ends tell first and last reported. */
  address: (addressKey: string) => `report:address:${addressKey}`,
} as const;

export type ReportDoc = {
  readonly dclrSeq: number;
  readonly ownerId: string;
  readonly open: Visibility;
  /** Absent in a private report. */
  readonly declaration?: PublicDeclaration | undefined;
  readonly status: ReportStatus;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly filedAt: string;
  readonly modifiedAt?: string | undefined;
  readonly reportedOn?: string | undefined;
  readonly provenance?: Provenance | undefined;
  /** Open deletion requests. */
  readonly pendingRequests: readonly number[];
  readonly deliveries: readonly { readonly agency: string; readonly deliveredAt: string }[];
  /** Ciphertext of the newest ConfidentialDeclaration, sealed for the stream `report-{dclrSeq}`. */
  readonly sealed: string;
  /** Ciphertexts of extra information, oldest first. */
  readonly sealedExtras: readonly string[];
  /** Of the newest event in it: the same event again changes nothing. */
  readonly revision: number;
};

export type CrimeCounts = Readonly<Partial<Record<CrimeType, number>>>;

/** Public reports on one address; there is no document where there are none. */
export type AddressDoc = { readonly count: number; readonly crimeTypes: CrimeCounts };
/** Public reports in all. */
export type CountsDoc = { readonly count: number; readonly crimeTypes: CrimeCounts };
export type DayDoc = { readonly count: number };

/** What is sealed with this name opens with it too. */
export const reportStream = (dclrSeq: number) => `report-${dclrSeq}`;

/** Where evidence lies in the files port: original bytes, and for images a copy without metadata. Both sealed. */
export const evidenceKey = (dclrSeq: number, fileId: string) => `${evidenceFolder(dclrSeq)}${fileId}`;
export const evidenceFolder = (dclrSeq: number) => `evidence/report-${dclrSeq}/`;

/** The id of an image's clean copy, beside that of its original; copies are WebP. */
export const viewOf = (fileId: string) => `${fileId}.view`;
export const VIEW_MEDIA_TYPE = "image/webp";

/** A file's id begins with the seq of its report, so that one file can be found without opening any other. */
export const dclrSeqOfFile = (fileId: string): number | undefined => {
  const seq = /^(\d{1,16})-[\w-]+(?:\.view)?$/.exec(fileId)?.[1];
  return seq === undefined ? undefined : Number(seq);
};

/** A person's one draft in the files port, sealed with the key of the membership (`membershipKeyOwner`). */
export const draftKey = (userId: string, membership: number) => `drafts/${userId}/${membership}`;

/** Owner of the entries taken over from public lists; no account has this id. */
export const IMPORTER = "importer";
