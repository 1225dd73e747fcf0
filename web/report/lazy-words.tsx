import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryFailed } from "../errors/query-failed.tsx";
import { withTexts } from "../i18n/load.ts";
import type { ReportFilters } from "./filters.ts";

/** Code and texts come with the first words. Whoever was offline can try again, which `lazy` would not. */
const useCode = () =>
  useQuery({
    queryKey: ["code of words"],
    queryFn: () => withTexts(["lookup"], () => import("./words.tsx")),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inline: true },
  });

/** The answer to words. */
export function WordsAnswer({ words }: { words: string }) {
  const { t } = useTranslation();
  const code = useCode();
  if (code.isError) return <QueryFailed title={t(($) => $.home.verdict.failedTitle)} query={code} />;
  return code.data && <code.data.WordsAnswer words={words} />;
}

/** Names in the words of a search, which come after the list itself. */
export function NamesInSearch({ filters }: { filters: ReportFilters }) {
  const { data } = useCode();
  return data && <data.NamesInSearch filters={filters} />;
}
