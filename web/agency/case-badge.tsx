import type { CaseStatus } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../ui/badge.tsx";

const KINDS = { RECEIVED: "plain", INVESTIGATING: "accent", ADDRESS_BLOCKED: "good", CLOSED: "plain" } as const;

/** How far the agency is with a report. */
export function CaseBadge({ status }: { status: CaseStatus }) {
  const { t } = useTranslation();
  return <Badge kind={KINDS[status]}>{t(($) => $.agency.cases[status])}</Badge>;
}
