// A report as people see it. Pure.

import type { FullDeclaration } from "@sb/contracts/report/confidential.ts";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { OwnReportView, ReportLink, ReportView } from "@sb/contracts/report/wire.ts";
import { shownSite } from "@sb/knowledge/address/shown.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { Talk } from "../comment/talks.ts";
import type { KnownAddress } from "./documents.ts";
import type { Extras } from "./open.ts";

/** Facts of other documents about the report. */
export type Around = {
  readonly nick: string;
  /** Undefined where nobody names it in public. */
  readonly address: Pick<KnownAddress, "people" | "listings" | "cleared"> | undefined;
  readonly talk: Talk;
  readonly caller: Caller | undefined;
};

/** `declaration` is the document's own, or that of a private report opened for its owner. */
export function reportView(doc: ReportDoc, declaration: PublicDeclaration, around: Around): ReportView {
  const { addressKey: _, etcSrc, ...shown } = declaration;
  return present({
    dclrSeq: doc.dclrSeq,
    ...shown,
    adrs: shownTarget(declaration),
    etcSrc: etcSrc.filter((source) => source.open).map(({ src, open }) => ({ src, open })),
    userId: doc.ownerId,
    nick: around.nick,
    status: doc.status,
    timesReported: around.address?.people ?? 0,
    timesListed: around.address?.listings.length ?? 0,
    likeCount: around.talk.likeCount,
    liked: around.talk.liked,
    commentCount: around.talk.commentCount,
    filedAt: doc.provenance ? undefined : doc.filedAt,
    modifiedAt: doc.modifiedAt,
    mine: around.caller?.userId === doc.ownerId,
    source: doc.provenance?.source,
    reportedAt: doc.provenance?.reportedAt,
    disputedSince: doc.disputedSince,
    clearedAt: around.address?.cleared?.at,
  });
}

/** A site so that people see where it leads; a wallet as it was written. */
export const shownTarget = ({ declareType, adrs }: Pick<PublicDeclaration, "declareType" | "adrs">): string =>
  declareType === "SITE" ? shownSite(adrs) : adrs;

export type Opened = { readonly full: FullDeclaration; readonly extras: Extras | undefined };

export function reportLink(doc: ReportDoc, declaration: PublicDeclaration): ReportLink {
  const { declareType, crimeType, crimeDetail, chain, customChain, title } = declaration;
  const { dclrSeq, provenance } = doc;
  return present({
    ...{ dclrSeq, declareType, crimeType, crimeDetail, chain, customChain, title },
    filedAt: provenance ? undefined : doc.filedAt,
    source: provenance?.source,
    reportedAt: provenance?.reportedAt,
  });
}

/** For the owner and admins. */
export function ownReportView(
  doc: ReportDoc,
  { full, extras }: Opened,
  around: Around,
): Omit<OwnReportView, "additions" | "addsTo" | "mentions" | "timeline"> {
  const { declaration, dmgHash, dmgAdrs, dmgVolume, country, newFacts, etcSrc, suspect, reporter, files } = full;
  return present({
    ...reportView(doc, declaration, around),
    // As it was written: the owner may change it.
    adrs: declaration.adrs,
    etcSrc: [...etcSrc],
    open: doc.open,
    dmgHash,
    dmgAdrs,
    dmgVolume,
    country,
    newFacts,
    additional: present({ suspect: present(suspect), reporter: present(reporter), extra: answersOf(extras) }),
    extraInfo: extras && present({ addedAt: extras.addedAt, changedAt: extras.changedAt }),
    files: files.map((file) => ({ ...file })),
    deletionPending: doc.pendingRequests.length > 0,
    deliveries: doc.deliveries.map(({ agencySeq: _, ...delivery }) => present(delivery)),
  });
}

const answersOf = (extras: Extras | undefined) =>
  extras && Object.keys(extras.answers).length > 0 ? { ...extras.answers } : undefined;

/** Without the members that are undefined. */
type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

function present<T extends object>(value: T): Present<T> {
  const there: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) there[name] = member;
  return there as Present<T>;
}
