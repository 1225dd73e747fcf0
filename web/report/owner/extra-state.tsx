import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import styles from "./owner-part.module.css";

/** Whether there is extra information, and since when; asks its owner for it where there is none. */
export function ExtraState({ report: { extraInfo, additional, mine } }: { report: OwnReportView }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (extraInfo === undefined) return mine && <p className={styles.nothing}>{t(($) => $.report.extra.prompt)}</p>;
  const { addedAt, changedAt } = extraInfo;
  const at = format.dateTime(changedAt ?? addedAt);
  const state = additional.extra === undefined ? "takenBackAt" : changedAt === undefined ? "addedAt" : "changedAt";
  return <p className={styles.nothing}>{t(($) => $.report.extra[state], { at })}</p>;
}
