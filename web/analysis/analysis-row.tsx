import type { AnalysisHead } from "@sb/contracts/analysis/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CardTitle } from "../list/card-title.tsx";
import row from "../list/row.module.css";
import { analysisTitle } from "./analysis-title.ts";
import { StatusBadge } from "./status-badge.tsx";

type Props = {
  analysis: AnalysisHead;
  href: string;
  when: ReactNode;
  /** More badges, after the status. */
  badges?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** A request in a list. The whole row leads to it. */
export function AnalysisRow({ analysis, href, when, badges, children }: Props) {
  const { t } = useTranslation();
  return (
    <article className={row.row}>
      <div className={row.top}>
        <StatusBadge status={analysis.status} />
        {badges}
        <span className={row.when}>{when}</span>
      </div>
      <CardTitle href={href}>{analysisTitle(analysis, t)}</CardTitle>
      {children}
    </article>
  );
}
