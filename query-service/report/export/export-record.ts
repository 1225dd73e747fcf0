// A public report as machines take it: what it says, not who said it. Its reporter has a name that is another on each target, so
// that levels can be recomputed (docs/level.md) without telling what else somebody reported.
import { createHash } from "node:crypto";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { publisherOf } from "@sb/contracts/report/filers.ts";
import type { Level } from "@sb/contracts/report/level.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { SharingDoc, TargetKey } from "@sb/contracts/sharing/model.ts";
import { isProven } from "@sb/knowledge/stix/levels.ts";
import { importedBy, type Listed, lastSeenOf, publisherKey } from "@sb/knowledge/stix/listings.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import { csvLine } from "./csv.ts";

export const EXPORT_COLUMNS = [
  "dclrSeq",
  "filedAt",
  "modifiedAt",
  "reportedAt",
  "source",
  "status",
  "declareType",
  "chain",
  "customChain",
  "adrs",
  "normalized",
  "crimeType",
  "crimeDetail",
  "title",
  "comment",
  "etcSrc",
  "level",
  "person",
  "standing",
  "network",
  "countedOn",
  "disputed",
  "ownerObjects",
  "confirmers",
  "publisher",
  "lastSeenAt",
  "licence",
  "attribution",
  "link",
] as const;

export type ExportRecord = {
  readonly [Column in Exclude<(typeof EXPORT_COLUMNS)[number], "dclrSeq" | "etcSrc">]:
    | string
    | number
    | boolean
    | undefined;
} & { readonly dclrSeq?: number | undefined; readonly etcSrc: readonly string[] };

/** Facts that the level of its target is made of. */
export type LevelColumns = {
  readonly level: number | undefined;
  /** Its document in the order of sharing; undefined for an entry of a list. */
  readonly shared: Pick<SharingDoc, "voice" | "requests" | "proven"> | undefined;
  readonly confirmers: number;
  /** Publishers of lists in repositories. */
  readonly publishers: ReadonlyMap<string, string>;
};

export function exportRecord(doc: ReportDoc, declaration: PublicDeclaration, columns: LevelColumns): ExportRecord {
  const { addressKey, etcSrc, ...shown } = declaration;
  const { dclrSeq, modifiedAt, status, provenance } = doc;
  return {
    dclrSeq,
    // The day of an import says nothing.
    filedAt: provenance ? undefined : doc.filedAt,
    modifiedAt,
    reportedAt: provenance?.reportedAt,
    source: provenance?.source,
    status,
    ...shown,
    chain: shown.chain,
    customChain: shown.customChain,
    crimeDetail: shown.crimeDetail,
    normalized: addressKey,
    etcSrc: etcSrc.filter((source) => source.open).map((source) => source.src),
    ...levelColumns(doc, addressKey, columns),
  };
}

function levelColumns(
  { ownerId, provenance, pendingRequests }: ReportDoc,
  addressKey: string,
  { level, shared, confirmers, publishers }: LevelColumns,
) {
  const { voice } = shared ?? {};
  return {
    level,
    person: provenance
      ? undefined
      : createHash("sha256").update(`${addressKey}\n${ownerId}`).digest("hex").slice(0, 16),
    standing: voice && (voice.isNew ? "NEW" : "ESTABLISHED"),
    network: voice && (voice.network ?? "FIRST"),
    countedOn: voice && new Date(voice.day * DAY_MS).toISOString().slice(0, 10),
    disputed: pendingRequests.length > 0 || undefined,
    ownerObjects: (shared && isProven(shared)) || undefined,
    confirmers: confirmers || undefined,
    ...NO_LIST,
    publisher: provenance && importedBy(publisherOf(provenance.source), publishers),
  };
}
const DAY_MS = 86_400_000;

const NO_LIST = { lastSeenAt: undefined, licence: undefined, attribution: undefined, link: undefined };

const NOTHING = Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, undefined])) as Record<
  (typeof EXPORT_COLUMNS)[number],
  undefined
>;

/** A target that was confirmed, and that nobody reported. */
export const confirmedRecord = (
  { declareType, addressKey }: TargetKey,
  level: Level,
  confirmers: number,
): ExportRecord => ({
  ...NOTHING,
  ...{ declareType, adrs: addressKey, normalized: addressKey, etcSrc: [], level: level.value, confirmers },
});

/** An entry of a list that may be passed on. Its crime is what the list's entries are taken for. */
export function listingRecord(addressKey: string, listed: Listed, level: Level, confirmers: number): ExportRecord {
  const { entry, list } = listed;
  const { declareType } = targetOf(addressKey);
  return {
    ...NOTHING,
    ...{ declareType, chain: entry.chain, adrs: addressKey, normalized: addressKey, crimeType: list.takenFor },
    ...{ source: list.name, reportedAt: entry.since, comment: entry.words, etcSrc: [], link: entry.link },
    ...{ publisher: publisherKey(list.publisher), licence: list.licence, attribution: list.attribution },
    ...{ lastSeenAt: lastSeenOf(listed), level: level.value, confirmers: confirmers || undefined },
  };
}

export function ndjsonLine(record: ExportRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** Sources share a field, one a line. */
export function csvRecord(record: ExportRecord): string {
  return csvLine(
    EXPORT_COLUMNS.map((column) => {
      const value = column === "etcSrc" ? record.etcSrc.join("\n") || undefined : record[column];
      return value === true ? "true" : value || undefined;
    }),
  );
}
