import type { Lookup } from "@sb/contracts/report/wire.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../i18n/namespaces.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** The answer in one sentence for those who listen; always in the page, so that it is read when it comes. */
export function Announcement({ lookup }: { lookup: UseQueryResult<Lookup> | undefined }) {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{lookup ? sentence(lookup, t) : ""}</VisuallyHidden>;
}

function sentence({ data, isPending }: UseQueryResult<Lookup>, t: Translate): string {
  if (isPending) return t(($) => $.home.verdict.checking);
  if (!data) return "";
  if (!data.normalized) return t(($) => $.home.verdict.notAnAddress);
  return data.timesReported > 0
    ? `${t(($) => $.home.verdict.reported, { count: data.timesReported })}. ${t(($) => $.home.verdict.danger)}`
    : `${t(($) => $.home.verdict.unknown)}. ${t(($) => $.home.verdict.caution)}`;
}
