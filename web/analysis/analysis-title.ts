// A request's title in lists.
import type { AnalysisHead } from "@sb/contracts/analysis/wire.ts";
import type { Translate } from "../i18n/texts.ts";
import { shorten } from "../ui/shorten.ts";

export function analysisTitle({ status, targets, dclrSeq }: AnalysisHead, t: Translate): string {
  if (status === "WITHDRAWN") return t(($) => $.analysis.withdrawn);
  const [first, ...others] = targets;
  if (!first) return t(($) => $.analysis.aboutReport, { seq: String(dclrSeq) });
  // The beginning identifies a site, both ends an address.
  const shown = first.kind === "SITE" ? shorten(first.value, 40, 6) : shorten(first.value);
  return others.length === 0 ? shown : `${shown} ${t(($) => $.analysis.more, { count: others.length })}`;
}
