import { useTranslation } from "react-i18next";
import { Preview as MarkdownPreview } from "../../markdown/preview.tsx";
import styles from "./notice-editor.module.css";

/** The notice's text as its readers will see it. */
export function Preview({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.preview}>
      <MarkdownPreview
        text={text}
        title={t(($) => $.notice.admin.preview)}
        empty={t(($) => $.notice.admin.previewEmpty)}
      />
    </div>
  );
}
