import type { Lookup, LookupText } from "@sb/contracts/report/lookup-wire.ts";
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

/** What to do, by how well it is known. */
export function adviceOn(lookup: Lookup, t: Translate): string {
  if (!isNamed(lookup)) return t(($) => $.home.verdict.caution);
  return lookup.weak ? t(($) => $.home.verdict.weak) : t(($) => $.home.verdict.danger);
}

/** The worst of an answer in one sentence. */
export function sentenceOf({ items: [worst], others }: LookupText, t: Translate): string {
  if (worst === undefined)
    return others.length > 0 ? t(($) => $.lookup.onlyOthers) : t(($) => $.home.verdict.notAnAddress);
  return `${titleOf(worst, t)}. ${adviceOn(worst, t)}`;
}
