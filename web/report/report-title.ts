import { publisherOf } from "@sb/contracts/report/filers.ts";
import type { ReportLink } from "@sb/contracts/report/wire.ts";
import type { Translate } from "../i18n/texts.ts";

/** As its reporter wrote it; that of an imported entry is made from its facts, in the reader's language. */
export function reportTitle(report: ReportLink, t: Translate): string {
  const { source, crimeType, crimeDetail, declareType } = report;
  if (source === undefined) return report.title;
  const own = crimeType === "OTHER" ? crimeDetail : undefined;
  const facts = { source: publisherOf(source), category: own ?? t(($) => $.codes.crimeType[crimeType]) };
  if (declareType === "SITE") return t(($) => $.common.report.listedSite, facts);
  const chain = chainName(report);
  return chain === undefined
    ? t(($) => $.common.report.listedWallet, facts)
    : t(($) => $.common.report.listedWalletOn, { ...facts, chain });
}

const chainName = ({ chain, customChain }: ReportLink): string | undefined =>
  chain === "OTHER" ? (customChain === "UNKNOWN" ? undefined : customChain) : chain;
