// A public report as other systems take it in, from the documents of the export.
import type { ReportFact } from "@sb/contracts/report/model.ts";
import type { SharedReport } from "@sb/knowledge/stix/shared-report.ts";
import type { Shown } from "../list-items.ts";

export function exportShared({ doc, declaration }: Shown, publicUrl: string): SharedReport {
  const { dclrSeq, filedAt, modifiedAt = filedAt, facts = [], pendingRequests, provenance } = doc;
  const { declareType, addressKey, adrs, chain, customChain, crimeType, crimeDetail, title, comment, etcSrc } =
    declaration;
  const sources = etcSrc.filter(({ open }) => open).map(({ src }) => src);
  return {
    dclrSeq,
    withdrawals: timesOf(facts, "WITHDRAWN").length,
    created: timesOf(facts, "PUBLISHED").at(-1) ?? filedAt,
    modified: [modifiedAt, ...facts.map(({ at }) => at)].sort().at(-1) ?? modifiedAt,
    target: { declareType, addressKey, adrs, chain, customChain },
    crimeType,
    crimeDetail,
    title,
    comment,
    sources: provenance ? [...sources, provenance.source] : sources,
    // Who publishes a list says to block what is on it.
    ...(provenance && { listed: true }),
    disputed: pendingRequests.length > 0 || undefined,
    url: `${publicUrl}/report/history/${dclrSeq}`,
  };
}

const timesOf = (facts: readonly ReportFact[], wanted: ReportFact["what"]): readonly string[] =>
  facts.filter(({ what }) => what === wanted).map(({ at }) => at);
