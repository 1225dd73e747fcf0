import { isAgencyFiler } from "@sb/contracts/report/filers.ts";
import type { Translate } from "../i18n/texts.ts";

type Named = { readonly timesReported: number; readonly timesListed: number };

/** "Reported by 3 people", "Listed by 2 sources": what is not zero, people and published lists apart. */
export function timesNamed({ timesReported, timesListed }: Named, t: Translate): readonly string[] {
  return [
    ...(timesReported > 0 ? [t(($) => $.common.report.timesReported, { count: timesReported })] : []),
    ...(timesListed > 0 ? [t(($) => $.common.report.timesListed, { count: timesListed })] : []),
  ];
}

/** Who reported it, where there is no nickname: an agency, or a person who has left. */
export const nameless = (userId: string, t: Translate): string =>
  isAgencyFiler(userId) ? t(($) => $.common.affiliated) : t(($) => $.common.formerMember);
