import { useQuery } from "@tanstack/react-query";
import { withTexts } from "../i18n/load.ts";

/** Warns where the text gives a wallet away. */
export function SecretNote({ text }: { text: string }) {
  const { code, isSecret } = useSecret(text);
  return isSecret && code.data ? <code.data.SecretWarning /> : null;
}

/** Every private key has a run of so many letters and digits, every recovery phrase a dozen words. */
const LONG = /\S{24}|(?:\S+\s+){11}/;

/** Whether the text gives a wallet away; undefined as long as the code that tells is not there, which can be asked for again. */
export function useSecret(text: string) {
  const isLong = LONG.test(text);
  const code = useQuery({
    queryKey: ["code of secrets"],
    queryFn: () => withTexts(["lookup"], () => import("./secret-warning.tsx")),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isLong,
    meta: { inline: true },
  });
  return { code, isSecret: isLong ? code.data?.isSecret(text) : false };
}
