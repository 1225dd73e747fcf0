import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { requestOf } from "../../api/request.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import styles from "./export-links.module.css";

const hrefOf = (format: "csv" | "ndjson"): string => requestOf("GET report/export", { query: { format } }).url;

/** Downloads of all public reports; the browser streams them to disk, so their size does not matter. */
export function ExportLinks() {
  const { t } = useTranslation();
  return (
    <section className={styles.export} aria-labelledby="export">
      <h2 id="export">{t(($) => $.report.history.exportTitle)}</h2>
      <LinkButton size="small" href={hrefOf("csv")} download>
        <Icon of={Download} size={16} />
        {t(($) => $.report.history.exportCsv)}
      </LinkButton>
      <LinkButton size="small" href={hrefOf("ndjson")} download>
        <Icon of={Download} size={16} />
        {t(($) => $.report.history.exportNdjson)}
      </LinkButton>
    </section>
  );
}
