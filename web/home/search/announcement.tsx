import type { LookupText } from "@sb/contracts/report/wire.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../i18n/namespaces.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

type Lookup = UseQueryResult<{ readonly found: LookupText }>;

/** The worst of the answer in one sentence for those who listen; always in the page, so that it is read when it comes. */
export function Announcement({ lookup }: { lookup: Lookup | undefined }) {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{lookup ? sentence(lookup, t) : ""}</VisuallyHidden>;
}

function sentence({ data, isPending }: Lookup, t: Translate): string {
  if (isPending) return t(($) => $.home.verdict.checking);
  if (!data) return "";
  const [worst] = data.found.items;
  if (worst === undefined)
    return data.found.others.length > 0 ? t(($) => $.lookup.onlyOthers) : t(($) => $.home.verdict.notAnAddress);
  return worst.timesReported > 0
    ? `${t(($) => $.home.verdict.reported, { count: worst.timesReported })}. ${t(($) => $.home.verdict.danger)}`
    : `${t(($) => $.home.verdict.unknown)}. ${t(($) => $.home.verdict.caution)}`;
}
