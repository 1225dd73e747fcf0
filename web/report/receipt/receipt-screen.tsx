import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, FileX2 } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";

import { pathTo } from "../../routing/paths.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { PageSpinner } from "../../ui/feedback/spinner.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { AddsTo } from "../detail/additions.tsx";
import { SameIncident } from "../detail/same-incident.tsx";
import { isOwnView } from "../own-view.ts";
import { ExtraInfo } from "../owner/extra-info.tsx";
import { Papers } from "../owner/papers.tsx";
import { useFreshHeading } from "../wizard/parts/use-fresh-heading.ts";
import { FiledFacts } from "./filed-facts.tsx";
import { FiledHashes } from "./filed-hashes.tsx";
import styles from "./receipt.module.css";
import { ReceiptActions } from "./receipt-actions.tsx";
import { NextSteps, UrgentSteps } from "./steps.tsx";

/** The receipt of one's own report, to be printed or come back to. Others don't get one, of a public report either. */
export function ReceiptScreen({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET report/history/{dclrSeq}", { params: { dclrSeq } }));
  const report = query.data;
  if (query.isPending) return <PageSpinner label={t(($) => $.receipt.loading)} />;
  return (
    <Page reading>
      {query.isError && <QueryFailed alone title={t(($) => $.receipt.failed)} query={query} />}
      {report && (report.mine && isOwnView(report) ? <Receipt report={report} /> : <NotYours dclrSeq={dclrSeq} />)}
    </Page>
  );
}

function Receipt({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  const heading = useFreshHeading();
  return (
    <article className={styles.receipt}>
      <p className={styles.brand}>
        {t(($) => $.common.brand)} · {location.origin}
      </p>
      <header className={styles.head}>
        <Icon of={CircleCheck} size={44} />
        <h1 ref={heading} tabIndex={-1}>
          {t(($) => $.receipt.title)}
        </h1>
        <p>
          {t(($) => $.receipt.completed)} {t(($) => $.receipt.lead)}
        </p>
      </header>
      <UrgentSteps />
      <AddsTo report={report} />
      <FiledFacts report={report} />
      <SameIncident report={report} path="/report/receipt/:dclrSeq" />
      <FiledHashes report={report} />
      <ReceiptActions report={report} />
      <Card className={styles.extra}>
        <Papers dclrSeq={report.dclrSeq} level={2} />
      </Card>
      <Card className={styles.extra}>
        <ExtraInfo report={report} level={2} />
      </Card>
      <NextSteps />
    </article>
  );
}

function NotYours({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon of={FileX2} size={26} />}
      title={t(($) => $.receipt.notYours)}
      text={t(($) => $.receipt.notYoursText)}
    >
      <LinkButton href={pathTo("/report/history/:dclrSeq", { dclrSeq })}>{t(($) => $.receipt.view)}</LinkButton>
    </EmptyState>
  );
}
