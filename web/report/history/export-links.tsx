import { Download } from "lucide-react";
import { requestOf } from "../../api/request.ts";
import { useText } from "../../i18n/text.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import styles from "./export-links.module.css";

const hrefOf = (format: "csv" | "ndjson"): string => requestOf("GET report/export", { query: { format } }).url;

/** All public reports as a file; the browser fetches it, so its size does not matter. */
export function ExportLinks() {
  const t = useText().report.history;
  return (
    <section className={styles.export} aria-labelledby="export">
      <h2 id="export">{t.exportTitle}</h2>
      <LinkButton size="small" href={hrefOf("csv")} download>
        <Download size={16} aria-hidden="true" />
        {t.exportCsv}
      </LinkButton>
      <LinkButton size="small" href={hrefOf("ndjson")} download>
        <Download size={16} aria-hidden="true" />
        {t.exportNdjson}
      </LinkButton>
    </section>
  );
}
