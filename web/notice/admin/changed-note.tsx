import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import styles from "./notice-editor.module.css";

type Props = { title: string; onTake: () => void; onKeep: () => void };

/** Another admin saved the notice meanwhile: whose words count? */
export function ChangedNote({ title, onTake, onKeep }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.changed} role="status">
      <strong>{t(($) => $.notice.admin.changed.title)}</strong>
      <p>{t(($) => $.notice.admin.changed.text, { title })}</p>
      <div className={styles.buttons}>
        <Button onClick={onTake}>{t(($) => $.notice.admin.changed.take)}</Button>
        <Button onClick={onKeep}>{t(($) => $.notice.admin.changed.keep)}</Button>
      </div>
    </div>
  );
}
