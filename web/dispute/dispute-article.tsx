import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import row from "../list/row.module.css";
import { Badge } from "../ui/badge.tsx";
import detail from "../ui/detail.module.css";
import { Clock } from "./clock.tsx";
import { DisputeSteps } from "./dispute-steps.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Props = {
  dispute: DisputeDetail;
  /** The reader's first task. */
  first?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
};

/** A request as its requester, the reporter or an admin may see it. */
export function DisputeArticle({ dispute, first, children }: Props) {
  const { t } = useTranslation();
  const { requestSeq, proof, decisionReason, answer } = dispute;
  return (
    <article className={detail.article}>
      <header className={detail.head}>
        <div className={row.top}>
          <StatusBadge dispute={dispute} />
          {proof && <Badge kind="good">{t(($) => $.dispute.proofs[proof.kind])}</Badge>}
        </div>
        <h1>{t(($) => $.dispute.detail.heading)}</h1>
        <p className={detail.quiet}>{t(($) => $.dispute.detail.number, { seq: String(requestSeq) })}</p>
      </header>
      <Clock dispute={dispute} />
      <Words id="decision" heading={t(($) => $.dispute.detail.decisionReason)} text={decisionReason} />
      {first}
      <DisputeSteps dispute={dispute} />
      <RequestFacts dispute={dispute} />
      <Words id="reporters-answer" heading={t(($) => $.dispute.detail.answer)} text={answer} />
      {children}
    </article>
  );
}

function Words({ id, heading, text }: { id: string; heading: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <section className={`${detail.section} ${detail.panel}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className={detail.text} dir="auto">
        {text}
      </p>
    </section>
  );
}
