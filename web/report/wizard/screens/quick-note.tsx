import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import styles from "../emergency/emergency.module.css";
import { ExchangeMessage } from "../emergency/exchange-message.tsx";
import { useWizard } from "../parts/wizard-context.ts";

/** After three questions: the message for the exchange, now filled in, and the way to the other questions. */
export function QuickNote() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const isPrivate = context.values.fields["declare.open"] === "PRIVATE";
  return (
    <>
      <section className={styles.step}>
        <h2>{t(($) => $.wizard.emergency.again)}</h2>
        <ExchangeMessage />
      </section>
      <section className={styles.step}>
        <h2>{t(($) => $.wizard.emergency.more.title)}</h2>
        <p>{t(($) => $.wizard.emergency.more.text)}</p>
        {isPrivate && <p>{t(($) => $.wizard.emergency.more.private)}</p>}
        <Button className={styles.open} onClick={() => send({ type: "path.widened" })}>
          {t(($) => $.wizard.emergency.more.open)}
        </Button>
      </section>
    </>
  );
}
