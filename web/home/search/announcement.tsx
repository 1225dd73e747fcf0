import type { LookupText } from "@sb/contracts/report/lookup-wire.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../i18n/texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

type Lookup = UseQueryResult<{
  readonly found: LookupText;
  readonly sentenceOf: (found: LookupText, t: Translate) => string;
}>;

/** The worst of the answer for screen readers. The live region is always in the page, so that it is announced. */
export function Announcement({ lookup }: { lookup: Lookup | undefined }) {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{lookup ? sentence(lookup, t) : ""}</VisuallyHidden>;
}

function sentence({ data, isPending }: Lookup, t: Translate): string {
  if (isPending) return t(($) => $.home.verdict.checking);
  return data ? data.sentenceOf(data.found, t) : "";
}
