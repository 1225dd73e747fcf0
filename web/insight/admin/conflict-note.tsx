import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import styles from "./article-editor.module.css";

type Props = { onTake: () => void; onOverwrite: () => void };

/** Somebody else saved the article since this editor opened it. Nothing is lost before one of them is chosen. */
export function ConflictNote({ onTake, onOverwrite }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.conflict}>
      <strong>{t(($) => $.articles.conflict.title)}</strong>
      <p>{t(($) => $.articles.conflict.text)}</p>
      <div className={styles.buttons}>
        <Button onClick={onTake}>{t(($) => $.articles.conflict.take)}</Button>
        <Button kind="danger" onClick={onOverwrite}>
          {t(($) => $.articles.conflict.overwrite)}
        </Button>
      </div>
    </div>
  );
}
