import { useTranslation } from "react-i18next";
import styles from "./join-form.module.css";
import { STEPS } from "./machine.ts";

/** How far the registration has come. */
export function StepNote({ step }: { step: number }) {
  const { t } = useTranslation();
  return <p className={styles.step}>{t(($) => $.common.pagination.of, { page: step, pages: STEPS.length })}</p>;
}
