// A target as it stands in titles and in what is shared: a site so that no app makes a link of it.
import { defang } from "@sb/contracts/report/defang.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { shorten } from "../../ui/shorten.ts";

export const shownTarget = ({
  declareType,
  shown,
  normalized,
}: Pick<Lookup, "declareType" | "shown" | "normalized">): string =>
  declareType === "SITE" ? defang(shown ?? normalized) : shorten(normalized);
