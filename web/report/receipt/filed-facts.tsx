import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { pathTo } from "../../routing/paths.ts";
import { CopyButton } from "../../ui/address-text.tsx";
import { Fact } from "../detail/fact.tsx";
import facts from "../detail/report-article.module.css";
import { isPublic } from "../own-view.ts";
import { TargetText } from "../target-text.tsx";
import styles from "./receipt.module.css";

/** Number, target, times, status. Only a public report has a link that others can open. */
export function FiledFacts({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dclrSeq, title, adrs, declareType, filedAt, modifiedAt, status, open } = report;
  const labels = (copy: string) => ({ copy, copied: t(($) => $.receipt.copied) });
  return (
    <section className={styles.section} aria-labelledby="receipt-facts">
      <h2 id="receipt-facts">{t(($) => $.receipt.facts)}</h2>
      <dl className={facts.facts}>
        <Fact name={t(($) => $.receipt.number)}>
          <span className={styles.number}>{dclrSeq}</span>
          <CopyButton text={String(dclrSeq)} labels={labels(t(($) => $.receipt.copyNumber))} />
        </Fact>
        <Fact long name={t(($) => $.report.detail.target)}>
          <TargetText adrs={adrs} declareType={declareType} whole />
        </Fact>
        <Fact name={t(($) => $.receipt.reportTitle)}>{title}</Fact>
        <Fact name={t(($) => $.report.detail.filedAt)}>
          {filedAt && <time dateTime={filedAt}>{format.dateTime(filedAt)}</time>}
        </Fact>
        <Fact name={t(($) => $.report.detail.modifiedAt)}>
          {modifiedAt && <time dateTime={modifiedAt}>{format.dateTime(modifiedAt)}</time>}
        </Fact>
        <Fact name={t(($) => $.report.detail.status)}>{t(($) => $.codes.status[status])}</Fact>
        <Fact name={t(($) => $.receipt.visibility)}>{t(($) => $.codes.visibility[open])}</Fact>
        {isPublic(report) && (
          <Fact long name={t(($) => $.receipt.link)}>
            <PublicLink dclrSeq={dclrSeq} labels={labels(t(($) => $.receipt.copyLink))} />
          </Fact>
        )}
      </dl>
      <p className={styles.note}>
        {isPublic(report) ? t(($) => $.receipt.publicNote) : t(($) => $.receipt.privateNote)}
      </p>
    </section>
  );
}

function PublicLink({ dclrSeq, labels }: { dclrSeq: number; labels: { copy: string; copied: string } }) {
  const link = new URL(pathTo("/report/history/:dclrSeq", { dclrSeq }), location.href).href;
  return (
    <>
      <span translate="no">{link}</span>
      <CopyButton text={link} labels={labels} />
    </>
  );
}
