import type { AnalysisStatus } from "@sb/contracts/analysis/model.ts";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../ui/badge.tsx";

const KINDS: Readonly<Record<AnalysisStatus, ComponentProps<typeof Badge>["kind"]>> = {
  RECEIVED: "accent",
  IN_PROGRESS: "warn",
  ANSWERED: "good",
  CLOSED: "plain",
  WITHDRAWN: "plain",
};

export function StatusBadge({ status }: { status: AnalysisStatus }) {
  const { t } = useTranslation();
  return <Badge kind={KINDS[status] ?? "plain"}>{t(($) => $.analysis.statuses[status])}</Badge>;
}
