import type { DisputeItem } from "@sb/contracts/dispute/wire.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../ui/badge.tsx";

/** Where a request stands; once it is decided, the outcome. */
export function StatusBadge({ dispute: { status, outcome } }: { dispute: Pick<DisputeItem, "status" | "outcome"> }) {
  const { t } = useTranslation();
  if (outcome) return <Badge kind="good">{t(($) => $.dispute.outcomes[outcome])}</Badge>;
  return <Badge kind={status === "OPEN" ? "accent" : "plain"}>{t(($) => $.dispute.statuses[status])}</Badge>;
}
