import { useTranslation } from "react-i18next";
import styles from "./webhook.module.css";

const STANDARD = "https://www.standardwebhooks.com/";

/** How a receiver checks and takes messages. */
export function HowTo() {
  const { t } = useTranslation();
  return (
    <section className={styles.list} aria-labelledby="webhook-how">
      <h2 id="webhook-how">{t(($) => $.webhook.how.title)}</h2>
      <ul className={styles.points}>
        <li>{t(($) => $.webhook.how.body)}</li>
        <li>{t(($) => $.webhook.how.signed)}</li>
        <li>{t(($) => $.webhook.how.repeated)}</li>
        <li>{t(($) => $.webhook.how.retries)}</li>
      </ul>
      <a href={STANDARD} target="_blank" rel="noreferrer">
        {t(($) => $.webhook.how.standard)}
      </a>
    </section>
  );
}
