// A filed report as one document whose bytes never differ for the same report: its hash proves what was in it.

import { canonicalJson } from "../canonical-json.ts";
import type { OwnReportView } from "./wire.ts";

/** The parts of a report that the person filed. */
export type FiledReport = Pick<
  OwnReportView,
  | "dclrSeq"
  | "filedAt"
  | "modifiedAt"
  | "declareType"
  | "crimeType"
  | "crimeDetail"
  | "chain"
  | "customChain"
  | "adrs"
  | "dmgHash"
  | "dmgAdrs"
  | "dmgVolume"
  | "country"
  | "title"
  | "comment"
  | "open"
  | "etcSrc"
  | "additional"
  | "files"
>;

/** Without what came later (status, deliveries, extra information) and what others see or say. */
export function filedDocument(report: FiledReport): string {
  const { dclrSeq, filedAt, modifiedAt } = report;
  const { declareType, crimeType, crimeDetail, chain, customChain, adrs, dmgHash, dmgAdrs, dmgVolume } = report;
  const { country, title, comment, open, etcSrc, additional, files } = report;
  return canonicalJson({
    dclrSeq,
    filedAt,
    modifiedAt,
    declare: {
      ...{ declareType, crimeType, crimeDetail, chain, customChain, adrs, dmgHash, dmgAdrs, dmgVolume },
      ...{ country, title, comment, open, etcSrc },
    },
    additional: { suspect: additional.suspect, reporter: additional.reporter },
    files: files.map(({ name, mediaType, size, sha256 }) => ({ name, mediaType, size, sha256 })),
  });
}
