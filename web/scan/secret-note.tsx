import { skipToken, useQuery } from "@tanstack/react-query";
import { withTexts } from "../i18n/load.ts";

/** Warns where the text gives a wallet away. */
export function SecretNote({ text }: { text: string }) {
  const { code, isSecret } = useSecret(text);
  return isSecret && code.data ? <code.data.SecretWarning /> : null;
}

/** Every private key has a run of so many letters and digits, every recovery phrase a dozen words. */
const LONG = /\S{23}|(?:\S+\s+){11}/;
const LATE = { staleTime: Number.POSITIVE_INFINITY, meta: { inline: true } } as const;

/**
 * Whether the text gives a wallet away; undefined as long as what tells it is not there: the code, which comes with the first long
 * text, and word lists for a text with a dozen words. `late` is what it waits for, which can be asked for again.
 */
export function useSecret(text: string) {
  const isLong = LONG.test(text);
  const code = useQuery({
    queryKey: ["code of secrets"],
    queryFn: () => withTexts(["lookup"], () => import("./secret-warning.tsx")),
    enabled: isLong,
    ...LATE,
  });
  const { data } = code;
  const scripts = (isLong && data?.scriptsOf(text)) || [];
  const lists = useQuery({
    queryKey: ["word lists", ...scripts],
    queryFn: isLong && data ? () => data.loadWordLists(scripts) : skipToken,
    ...LATE,
  });
  const isSecret = !isLong ? false : lists.data && data ? data.secretRanges(text, lists.data).length > 0 : undefined;
  return { code, late: data ? lists : code, isSecret };
}
