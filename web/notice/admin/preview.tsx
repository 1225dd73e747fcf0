import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { Markdown } from "../../markdown/markdown.tsx";
import styles from "./notice-editor.module.css";

/** The text as its readers will see it. It follows the typing as fast as it can, and never holds it up. */
export function Preview({ text }: { text: string }) {
  const { t } = useTranslation();
  const shown = useDeferredValue(text);
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className={styles.heading}>
        {t(($) => $.notice.admin.preview)}
      </h2>
      {shown.trim() === "" ? (
        <p className={styles.empty}>{t(($) => $.notice.admin.previewEmpty)}</p>
      ) : (
        <Markdown text={shown} level={3} />
      )}
    </section>
  );
}
