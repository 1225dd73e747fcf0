import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { CopyButton } from "../ui/address-text.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./apikey.module.css";

/** Shows a new key, which nothing shows again. */
export const showKey = (key: string): Promise<void> =>
  openModal<void>("shown-key", (close) => <ShownKeyDialog apiKey={key} onClose={() => close()} />);

function ShownKeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <LazyDialog
      alert
      title={t(($) => $.apikey.shown.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t(($) => $.apikey.shown.done)}
        </Button>
      }
    >
      <p>{t(($) => $.apikey.shown.text)}</p>
      <p className={styles.key}>
        <code>{apiKey}</code>
        <CopyButton
          text={apiKey}
          labels={{ copy: t(($) => $.apikey.shown.copy), copied: t(($) => $.apikey.shown.copied) }}
        />
      </p>
    </LazyDialog>
  );
}
