import { Siren } from "lucide";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import styles from "./receipt.module.css";

/** Urgent steps, before everything else: on the screen and on paper. */
export function UrgentSteps() {
  const { t } = useTranslation();
  return (
    <section className={styles.urgent} aria-labelledby="receipt-urgent">
      <h2 id="receipt-urgent">
        <Icon of={Siren} size={22} />
        {t(($) => $.receipt.urgent.title)}
      </h2>
      <ol>
        {t(($) => $.receipt.urgent.steps, { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

export function NextSteps() {
  const { t } = useTranslation();
  return (
    <section className={styles.next} aria-labelledby="receipt-next">
      <h2 id="receipt-next">{t(($) => $.receipt.next)}</h2>
      <ol>
        {t(($) => $.receipt.steps, { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
