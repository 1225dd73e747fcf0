import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "../routing/paths.ts";
import { CopyButton } from "../ui/address-text.tsx";
import detail from "../ui/detail.module.css";
import { EvidenceFiles } from "./evidence-files.tsx";
import { type Fact, Facts } from "./facts.tsx";

/** The request, as far as the reader may see it. */
export function RequestFacts({ dispute }: { dispute: DisputeDetail }) {
  const { t } = useTranslation();
  const { role, reason, summary, adrs, dclrSeq, form, outcome } = dispute;
  const labels = { copy: t(($) => $.common.address.copy), copied: t(($) => $.common.address.copied) };
  const facts: readonly Fact[] = [
    [
      t(($) => $.dispute.detail.target),
      adrs && (
        <span className={detail.value} translate="no" dir="ltr">
          {adrs}
          <CopyButton text={adrs} labels={labels} />
        </span>
      ),
    ],
    [t(($) => $.dispute.detail.reason), reason && t(($) => $.dispute.reasons[reason])],
    [t(($) => $.dispute.detail.summary), summary],
    [t(($) => $.dispute.detail.content), form?.content],
    ...usePersonFacts(form),
    [t(($) => $.dispute.detail.files), form && form.files.length > 0 && <EvidenceFiles files={form.files} />],
  ];
  return (
    <section className={detail.section} aria-labelledby="request">
      <h2 id="request">{t(($) => $.dispute.detail.request)}</h2>
      {summary === undefined ? (
        <p className={detail.quiet}>{t(($) => $.dispute.detail.gone)}</p>
      ) : (
        <Facts facts={facts} />
      )}
      {role === "REPORTER" && summary !== undefined && (
        <p className={detail.quiet}>{t(($) => $.dispute.detail.fromReporter)}</p>
      )}
      {outcome !== "REMOVED" && (
        <a href={pathTo("/report/history/:dclrSeq", { dclrSeq })}>{t(($) => $.dispute.detail.openReport)}</a>
      )}
    </section>
  );
}

function usePersonFacts(form: DisputeDetail["form"]): readonly Fact[] {
  const { t } = useTranslation();
  if (!form) return [];
  const { fullName, email, contact1, contact2, institution } = form;
  return [
    [t(($) => $.dispute.write.fullName), fullName],
    [t(($) => $.dispute.write.email), email],
    [t(($) => $.dispute.write.contact1), contact1],
    [t(($) => $.dispute.write.contact2), contact2],
    [t(($) => $.dispute.write.institutionName), institution?.name],
    [t(($) => $.dispute.write.institutionContact), institution?.contact],
    [t(($) => $.dispute.write.institutionEmail), institution?.email],
    [t(($) => $.dispute.write.institutionUrl), institution?.url],
  ];
}
