import type { AdminInquiryItem } from "@sb/contracts/inquiry/wire.ts";
import { TriangleAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import detail from "../../ui/detail.module.css";
import { Icon } from "../../ui/icon.tsx";
import { InquiryRow } from "../inquiry-row.tsx";

const DAY_MS = 86_400_000;

/** An inquiry as admins see it in the queue: who asks, how long they have waited, and whether that is too long. */
export function AdminInquiryRow({ inquiry }: { inquiry: AdminInquiryItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { seq, waitingSince, overdue, processedAt, submittedAt } = inquiry;
  const at = waitingSince ?? processedAt ?? submittedAt;
  const nick = inquiry.nick || t(($) => $.common.formerMember);
  return (
    <InquiryRow
      inquiry={inquiry}
      href={pathTo("/admin/inquiry/:seq", { seq })}
      badges={waitingSince !== undefined && <Waits since={waitingSince} overdue={overdue} />}
      when={<time dateTime={at}>{format.shortDate(at)}</time>}
    >
      <p className={detail.quiet}>
        <bdi>{t(($) => $.inquiry.admin.by, { nick })}</bdi>
      </p>
    </InquiryRow>
  );
}

function Waits({ since, overdue }: { since: string; overdue: boolean }) {
  const { t } = useTranslation();
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / DAY_MS));
  const waits = days === 0 ? t(($) => $.inquiry.admin.today) : t(($) => $.inquiry.admin.waits, { count: days });
  return (
    <>
      <Badge>{waits}</Badge>
      {overdue && (
        <Badge kind="warn">
          <Icon of={TriangleAlert} size={14} /> {t(($) => $.inquiry.admin.overdue)}
        </Badge>
      )}
    </>
  );
}
