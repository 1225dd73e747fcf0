import { Check, Copy } from "lucide";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./emergency.module.css";
import { exchangeMessage } from "./message.ts";

/** The message for the exchange's support, with a button that copies it. */
export function ExchangeMessage() {
  const { t } = useTranslation();
  const { fields } = useWizard().context.values;
  const message = exchangeMessage(fields, t);
  const [copied, setCopied] = useState("");
  const isCopied = copied === message;
  const copy = async () => {
    await navigator.clipboard.writeText(message);
    setCopied(message);
  };
  return (
    <div className={styles.message}>
      <Button onClick={copy}>
        <Icon of={isCopied ? Check : Copy} size={18} />
        {t(($) => $.wizard.emergency.copy)}
      </Button>
      <Disclosure className={styles.more} summary={t(($) => $.wizard.emergency.read)}>
        <p className={styles.text}>{message}</p>
      </Disclosure>
      <VisuallyHidden aria-live="polite">{isCopied ? t(($) => $.wizard.emergency.copied) : ""}</VisuallyHidden>
    </div>
  );
}
