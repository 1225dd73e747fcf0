import type { InquiryStatus } from "@sb/contracts/inquiry/model.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../ui/badge.tsx";

const KINDS = { SUBMITTED: "accent", PROCESSED: "good", DELETED: "plain" } as const;

export function StatusBadge({ status }: { status: InquiryStatus }) {
  const { t } = useTranslation();
  return <Badge kind={KINDS[status]}>{t(($) => $.inquiry.statuses[status])}</Badge>;
}
