import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import type { Translate } from "../i18n/texts.ts";
import detail from "../ui/detail.module.css";
import { type Step, Timeline } from "../ui/timeline.tsx";

/** The steps of a request so far, and those still to come. */
export function DisputeSteps({ dispute }: { dispute: DisputeDetail }) {
  const { t } = useTranslation();
  return (
    <section className={detail.section} aria-labelledby="steps">
      <h2 id="steps">{t(($) => $.dispute.detail.steps)}</h2>
      <Timeline label={t(($) => $.dispute.detail.steps)} steps={useSteps(dispute)} />
    </section>
  );
}

function useSteps(dispute: DisputeDetail): readonly Step[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, openedAt, answeredAt, proof, extendedAt, extensionReason, closedAt, reporterGone } = dispute;
  const done = (key: string, at: string, title: string, text?: ReactNode) => ({ key, at, title, text });
  const facts = [
    done(
      "opened",
      openedAt,
      t(($) => $.dispute.detail.opened),
    ),
    ...(answeredAt
      ? [
          done(
            "answered",
            answeredAt,
            t(($) => $.dispute.detail.answered),
          ),
        ]
      : []),
    ...(proof
      ? [
          done(
            "proven",
            proof.at,
            t(($) => $.dispute.detail.proven),
            t(($) => $.dispute.proofs[proof.kind]),
          ),
        ]
      : []),
    ...(extendedAt
      ? [
          done(
            "extended",
            extendedAt,
            t(($) => $.dispute.detail.extendedStep),
            extensionReason,
          ),
        ]
      : []),
    ...(closedAt ? [done("end", closedAt, endOf(dispute, t))] : []),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isOpen = status === "OPEN";
  return [
    ...facts.map((fact) => ({ ...fact, at: <time dateTime={fact.at}>{format.dateTime(fact.at)}</time> })),
    ...(isOpen && !answeredAt && !reporterGone
      ? [{ key: "to-answer", title: t(($) => $.dispute.detail.notAnswered) }]
      : []),
    ...(isOpen ? [{ key: "to-decide", title: t(($) => $.dispute.detail.decision) }] : []),
  ];
}

function endOf({ status, outcome }: DisputeDetail, t: Translate): string {
  if (outcome) return t(($) => $.dispute.detail.decided[outcome]);
  return status === "WITHDRAWN" ? t(($) => $.dispute.detail.withdrawn) : t(($) => $.dispute.detail.closed);
}
