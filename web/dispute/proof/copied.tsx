import { useTranslation } from "react-i18next";
import { CopyButton } from "../../ui/address-text.tsx";
import styles from "../dispute.module.css";

/** A text to be taken elsewhere to the letter. */
export function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const labels = { copy: `${label}: ${t(($) => $.dispute.proof.copy)}`, copied: t(($) => $.dispute.proof.copied) };
  return (
    <div className={styles.copied}>
      <span>{label}</span>
      <div className={styles.block}>
        <code translate="no" dir="ltr">
          {text}
        </code>
        <CopyButton text={text} labels={labels} />
      </div>
    </div>
  );
}
