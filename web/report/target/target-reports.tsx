import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import { useTranslation } from "react-i18next";
import { Cards } from "../../list/cards.tsx";
import { pathTo } from "../../routing/paths.ts";
import detail from "../../ui/detail.module.css";
import { LinkButton } from "../../ui/link-button.tsx";
import { ReportCard } from "../report-card.tsx";
import { ReportDate } from "../report-date.tsx";
import { reportTitle } from "../report-title.ts";
import styles from "./target.module.css";

/** People's newest reports; all of them are in the history. */
export function PeoplesReports({ page: { lookup, reports } }: { page: TargetPage }) {
  const { t } = useTranslation();
  if (reports.items.length === 0) return null;
  return (
    <section className={detail.section} aria-labelledby="people">
      <h2 id="people">{t(($) => $.targetPage.people, { count: reports.pagination.totalItems })}</h2>
      <Cards
        rows
        label={t(($) => $.targetPage.peopleList)}
        items={reports.items}
        keyOf={({ dclrSeq }) => dclrSeq}
        draw={(report) => <ReportCard report={report} />}
      />
      {reports.pagination.hasNext && (
        <LinkButton
          className={detail.start ?? ""}
          href={pathTo("/report/history", { searchKeyword: lookup.normalized, filedBy: "PEOPLE" })}
        >
          {t(($) => $.targetPage.allReports)}
        </LinkButton>
      )}
    </section>
  );
}

/** Published lists that name it, each with its entry. */
export function Listed({ page: { listed } }: { page: TargetPage }) {
  const { t } = useTranslation();
  if (listed.length === 0) return null;
  return (
    <section className={detail.section} aria-labelledby="lists">
      <h2 id="lists">{t(($) => $.targetPage.lists, { count: listed.length })}</h2>
      <p className={detail.quiet}>{t(($) => $.targetPage.listsHint)}</p>
      <ul className={styles.rows}>
        {listed.map((entry) => (
          <li key={entry.dclrSeq}>
            <a href={pathTo("/report/history/:dclrSeq", { dclrSeq: entry.dclrSeq })}>{reportTitle(entry, t)}</a>
            <ReportDate report={entry} className={detail.quiet} />
          </li>
        ))}
      </ul>
    </section>
  );
}
