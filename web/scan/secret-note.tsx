import type { secretIn } from "@sb/contracts/report/lookup/secrets.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { report } from "../errors/report.ts";
import { withTexts } from "../i18n/load.ts";
import styles from "./secret-note.module.css";

/** Said at once: whoever is about to give a wallet away reads no small print. */
export function SecretNote({ text }: { text: string }) {
  const { t } = useTranslation();
  if (!useSecret(text)) return null;
  return (
    <div role="alert" className={styles.note}>
      <strong>{t(($) => $.lookup.secret.title)}</strong>
      <p>{t(($) => $.lookup.secret.advice)}</p>
    </div>
  );
}

/** Every private key has a run of so many letters and digits, every recovery phrase a dozen words. */
const LONG = /\S{24}|(?:\S+\s+){11}\S/;

/** Whether the text gives a wallet away; undefined as long as the code that tells is not there. */
export function useSecret(text: string): boolean | undefined {
  const [tell, setTell] = useState<typeof secretIn>();
  const isLong = LONG.test(text);
  // Where it could not be had, it is asked for again with the next text.
  const asked = isLong && !tell && text;
  useEffect(() => {
    if (asked)
      withTexts(["lookup"], () => import("@sb/contracts/report/lookup/secrets.ts")).then(
        (code) => setTell(() => code.secretIn),
        report,
      );
  }, [asked]);
  return isLong ? tell && tell(text) !== undefined : false;
}
