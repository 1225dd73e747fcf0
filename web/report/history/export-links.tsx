import { REPORT_FORMATS, type ReportFormat } from "@sb/contracts/report/codes.ts";
import { Download, ListChecks, Rss } from "lucide";
import { useTranslation } from "react-i18next";
import { requestOf } from "../../api/request.ts";
import { pathTo } from "../../routing/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { chosenFilters, type ReportFilters } from "../filters.ts";
import styles from "./export-links.module.css";

const TEXTS = {
  csv: "exportCsv",
  ndjson: "exportNdjson",
  stix: "exportStix",
  misp: "exportMisp",
} as const satisfies Record<ReportFormat, string>;

/**
 * Downloads of the public reports that pass the filters, and a feed of what the search finds. The browser streams files to
 * disk, so their size does not matter.
 */
export function ExportLinks({ filters }: { filters: ReportFilters }) {
  const { t } = useTranslation();
  const chosen = chosenFilters(filters);
  const isFiltered = Object.values(chosen).some((filter) => filter !== undefined);
  const hrefOf = (format: ReportFormat) => requestOf("GET report/export", { query: { format, ...chosen } }).url;
  const searchKeyword = filters.searchKeyword || undefined;
  const feed = requestOf("GET report/feed.atom", { query: { ...chosen, searchKeyword } }).url;
  return (
    <section className={styles.export} aria-labelledby="export">
      {/* React puts it into the head: feed readers look for it there. */}
      <link rel="alternate" type="application/atom+xml" title={t(($) => $.report.history.feed)} href={feed} />
      <h2 id="export">{t(($) => $.report.history[isFiltered ? "exportFiltered" : "exportTitle"])}</h2>
      {REPORT_FORMATS.map((format) => (
        <LinkButton key={format} size="small" href={hrefOf(format)} download>
          <Icon of={Download} size={16} />
          {t(($) => $.report.history[TEXTS[format]])}
        </LinkButton>
      ))}
      <LinkButton size="small" href={feed} type="application/atom+xml" rel="alternate">
        <Icon of={Rss} size={16} />
        {t(($) => $.report.history.feed)}
      </LinkButton>
      <LinkButton size="small" href={pathTo("/bulk")}>
        <Icon of={ListChecks} size={16} />
        {t(($) => $.report.history.bulk)}
      </LinkButton>
    </section>
  );
}
