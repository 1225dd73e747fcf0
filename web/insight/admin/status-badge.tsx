import type { SaferViewStatus } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";

const KINDS = { DRAFT: "warn", SCHEDULED: "accent", PUBLISHED: "good", WITHDRAWN: "warn" } as const;

export function StatusBadge({ status }: { status: SaferViewStatus }) {
  const { t } = useTranslation();
  return <Badge kind={KINDS[status]}>{t(($) => $.articles.statuses[status])}</Badge>;
}
