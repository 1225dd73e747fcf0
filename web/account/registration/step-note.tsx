import { useTranslation } from "react-i18next";
import styles from "./join-form.module.css";
import { STEPS } from "./machine.ts";

/** "Step 2 of 3". */
export function StepNote({ step }: { step: number }) {
  const { t } = useTranslation();
  return <p className={styles.step}>{t(($) => $.common.pagination.of, { page: step, pages: STEPS.length })}</p>;
}
