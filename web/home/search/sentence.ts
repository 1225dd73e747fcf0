import type { LookupText } from "@sb/contracts/report/wire.ts";
import type { Translate } from "../../i18n/namespaces.ts";

/** The worst of an answer in one sentence. */
export function sentenceOf({ items: [worst], others }: LookupText, t: Translate): string {
  if (worst === undefined)
    return others.length > 0 ? t(($) => $.lookup.onlyOthers) : t(($) => $.home.verdict.notAnAddress);
  return worst.timesReported > 0
    ? `${t(($) => $.home.verdict.reported, { count: worst.timesReported })}. ${t(($) => $.home.verdict.danger)}`
    : `${t(($) => $.home.verdict.unknown)}. ${t(($) => $.home.verdict.caution)}`;
}
