// A target as it stands in titles and in what is shared: a site so that no app makes a link of it.
import { defang } from "@sb/contracts/report/defang.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { useTranslation } from "react-i18next";
import { useTitle } from "../../routing/page.ts";
import { shorten } from "../../ui/shorten.ts";
import { adviceOn, type Said, titleOf } from "../sentence.ts";

type Named = Pick<Lookup, "declareType" | "shown" | "normalized">;

export const shownTarget = ({ declareType, shown, normalized }: Named): string =>
  declareType === "SITE" ? defang(shown ?? normalized) : shorten(normalized);

/** Sets the title of a target's page. `verdict`: in place of what the look-up says. */
export function useTargetTitle(lookup: Said & Named, verdict?: string): void {
  const { t } = useTranslation();
  const target = shownTarget(lookup);
  const title = t(($) => $.targetPage.documentTitle, { target, verdict: verdict ?? titleOf(lookup, t) });
  useTitle(`${title} | ${t(($) => $.pages.suffix)}`, adviceOn(lookup, t));
}
