import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { withTexts } from "../../i18n/load.ts";

/** The answer to words. Its code comes with the first: whoever was offline can try again, which `lazy` would not. */
export function WordsAnswer({ words }: { words: string }) {
  const { t } = useTranslation();
  const code = useQuery({
    queryKey: ["code of words"],
    queryFn: () => withTexts(["lookup"], () => import("../../report/words.tsx")),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inline: true },
  });
  if (code.isError) return <QueryFailed title={t(($) => $.home.verdict.failedTitle)} query={code} />;
  return code.data && <code.data.WordsAnswer words={words} />;
}
