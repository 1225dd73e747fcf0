import type { Lookup, LookupText } from "@sb/contracts/report/wire.ts";
import type { Translate } from "../../i18n/namespaces.ts";

/** By a person or a published list. */
export const isNamed = ({ timesReported, listings }: Lookup): boolean => timesReported > 0 || listings.length > 0;

/** "Reported by 3 people", or where nobody did, "Listed by 2 sources"; a list is never counted as a person. */
export function titleOf({ timesReported, listings }: Lookup, t: Translate): string {
  if (timesReported > 0) return t(($) => $.home.verdict.reported, { count: timesReported });
  return listings.length > 0
    ? t(($) => $.home.verdict.listed, { count: listings.length })
    : t(($) => $.home.verdict.unknown);
}

/** The worst of an answer in one sentence. */
export function sentenceOf({ items: [worst], others }: LookupText, t: Translate): string {
  if (worst === undefined)
    return others.length > 0 ? t(($) => $.lookup.onlyOthers) : t(($) => $.home.verdict.notAnAddress);
  const advice = isNamed(worst) ? t(($) => $.home.verdict.danger) : t(($) => $.home.verdict.caution);
  return `${titleOf(worst, t)}. ${advice}`;
}
