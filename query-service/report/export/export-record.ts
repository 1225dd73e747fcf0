// A public report as machines take it: what it says, not who said it. Its reporter has a name that is another on each target, so
// that levels can be recomputed (docs/level.md) without telling what else somebody reported.
import { createHash } from "node:crypto";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import type { Level } from "@sb/contracts/report/level.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { SharingDoc, TargetKey } from "@sb/contracts/sharing/model.ts";
import { isProven } from "@sb/knowledge/stix/levels.ts";
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
  { level, shared, confirmers }: LevelColumns,
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
  };
}
const DAY_MS = 86_400_000;

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
