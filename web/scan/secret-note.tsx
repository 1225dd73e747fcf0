import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { withTexts } from "../i18n/load.ts";
import styles from "./secret-note.module.css";

/** Said at once: whoever is about to give a wallet away reads no small print. */
export function SecretNote({ text }: { text: string }) {
  const { t } = useTranslation();
  if (!useSecret(text).isSecret) return null;
  return (
    <div role="alert" className={styles.note}>
      <strong>{t(($) => $.lookup.secret.title)}</strong>
      <p>{t(($) => $.lookup.secret.advice)}</p>
    </div>
  );
}

/** Every private key has a run of so many letters and digits, every recovery phrase a dozen words. */
const LONG = /\S{24}|(?:\S+\s+){11}/;

/** Whether the text gives a wallet away; undefined as long as the code that tells is not there, which can be asked for again. */
export function useSecret(text: string) {
  const isLong = LONG.test(text);
  const code = useQuery({
    queryKey: ["code of secrets"],
    queryFn: () => withTexts(["lookup"], () => import("@sb/contracts/report/lookup/secrets.ts")),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isLong,
    meta: { inline: true },
  });
  return { code, isSecret: isLong ? code.data && code.data.secretIn(text) !== undefined : false };
}
