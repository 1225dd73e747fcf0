// A report in words and labels, for receivers who know nothing of our extension.
import type { SharedReport } from "./shared-report.ts";

export const nameOf = ({ title, crimeType, dclrSeq }: SharedReport): string =>
  title || crimeType || `Report ${dclrSeq}`;

/** Machines read labels: lower case, with hyphens. */
const label = (kind: string, code: string): string => `${kind}:${code.toLowerCase().replaceAll("_", "-")}`;

export function labelsOf({ crimeType, target, disputed, revoked }: SharedReport): readonly string[] | undefined {
  const labels = [
    ...(crimeType ? [label("crime-type", crimeType)] : []),
    ...(target ? [label("target", target.declareType)] : ["confidential"]),
    ...(target?.chain ? [label("chain", target.chain)] : []),
    ...(disputed ? ["disputed"] : []),
    ...(revoked ? ["revoked"] : []),
  ];
  return labels.length > 0 ? labels : undefined;
}

export function descriptionOf(report: SharedReport): string {
  const { target, crimeType, crimeDetail, comment, sources = [] } = report;
  const facts = [
    ...(target ? [`${target.declareType === "WALLET" ? "Wallet" : "Site"}: ${target.adrs ?? target.addressKey}`] : []),
    ...(target?.chain ? [`Chain: ${target.customChain ?? target.chain}`] : []),
    ...(crimeType ? [`Crime type: ${crimeType}${crimeDetail ? ` (${crimeDetail})` : ""}`] : []),
    ...sources.map((source) => `Source: ${source}`),
    ...stateOf(report),
  ];
  return [facts.join("\n"), ...(comment ? [comment] : [])].join("\n\n");
}

function stateOf({ disputed, revoked, target, sealed, url }: SharedReport): readonly string[] {
  return [
    ...(disputed ? ["Disputed: somebody asks for this report to be deleted."] : []),
    ...(revoked ? ["Revoked: this report does not stand any more."] : []),
    ...(target || url ? [] : ["This report is confidential as a whole."]),
    ...(sealed ? ["More is encrypted to the receiver's key."] : []),
  ];
}
