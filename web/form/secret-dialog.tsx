import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { CopyButton } from "../ui/address-text.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./secret-dialog.module.css";

type Words = { title: string; text: string; copy: string; copied: string; done: string };

/** Shows a secret that nothing shows again. */
export const showSecret = (secret: string, words: Words): Promise<void> =>
  openModal<void>("shown-secret", (close) => <SecretDialog secret={secret} words={words} onClose={() => close()} />);

function SecretDialog({ secret, words, onClose }: { secret: string; words: Words; onClose: () => void }) {
  const { t } = useTranslation();
  const { title, text, copy, copied, done } = words;
  return (
    <LazyDialog
      alert
      title={title}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      <p>{text}</p>
      <p className={styles.secret}>
        <code>{secret}</code>
        <CopyButton text={secret} labels={{ copy, copied }} />
      </p>
    </LazyDialog>
  );
}
