import type { Lookup } from "@sb/contracts/report/wire.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useText } from "../../i18n/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** The answer in one sentence for those who listen; always in the page, so that it is read when it comes. */
export function Announcement({ lookup }: { lookup: UseQueryResult<Lookup> | undefined }) {
  const t = useText().home.verdict;
  return <VisuallyHidden role="status">{lookup ? sentence(lookup, t) : ""}</VisuallyHidden>;
}

function sentence(
  { data, isPending }: UseQueryResult<Lookup>,
  t: ReturnType<typeof useText>["home"]["verdict"],
): string {
  if (isPending) return t.checking;
  if (!data) return "";
  if (!data.normalized) return t.notAnAddress;
  return data.timesReported > 0 ? `${t.reported(data.timesReported)}. ${t.danger}` : `${t.unknown}. ${t.caution}`;
}
