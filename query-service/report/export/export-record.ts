// A public report as machines take it: what it says, not who said it.
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
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
] as const;

export type ExportRecord = Omit<
  { readonly [Column in (typeof EXPORT_COLUMNS)[number]]: string | undefined },
  "dclrSeq" | "etcSrc"
> & { readonly dclrSeq: number; readonly etcSrc: readonly string[] };

export function exportRecord(doc: ReportDoc, declaration: PublicDeclaration): ExportRecord {
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
  };
}

export function ndjsonLine(record: ExportRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** Sources share a field, one a line. */
export function csvRecord(record: ExportRecord): string {
  return csvLine(
    EXPORT_COLUMNS.map((column) => (column === "etcSrc" ? record.etcSrc.join("\n") || undefined : record[column])),
  );
}
