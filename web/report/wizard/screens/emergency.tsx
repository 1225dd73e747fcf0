import { useTranslation } from "react-i18next";
import styles from "../emergency/emergency.module.css";
import { ExchangeMessage } from "../emergency/exchange-message.tsx";
import { PoliceContacts } from "../emergency/police-contacts.tsx";

/** The steps of the first hours, most urgent first. */
export function Emergency() {
  const { t } = useTranslation();
  return (
    <ol className={styles.list}>
      <li className={styles.step}>
        <h2>{t(($) => $.wizard.emergency.exchange.title)}</h2>
        <p>{t(($) => $.wizard.emergency.exchange.text)}</p>
        <ExchangeMessage />
      </li>
      <li className={styles.step}>
        <h2>{t(($) => $.wizard.emergency.police.title)}</h2>
        <p>{t(($) => $.wizard.emergency.police.text)}</p>
        <PoliceContacts />
      </li>
      <li className={styles.step}>
        <h2>{t(($) => $.wizard.emergency.keep.title)}</h2>
        <ul className={styles.keep}>
          {t(($) => $.wizard.emergency.keep.list, { returnObjects: true }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </li>
    </ol>
  );
}
