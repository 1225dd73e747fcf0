import type { AdminNoticeView } from "@sb/contracts/notice/wire.ts";
import { Eye, Pencil, Send, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { paths } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { NoticeRow } from "../notice-row.tsx";
import { useNoticeActions } from "./use-notice-actions.ts";

type Notice = Omit<AdminNoticeView, "content">;

/** A notice as admins see it: its state, since when it has it, what can be done with it. */
export function AdminNoticeRow({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, writtenAt, publishedAt } = notice;
  const at = publishedAt ?? writtenAt;
  return (
    <NoticeRow
      notice={notice}
      href={paths.admin.notice(notice.seq)}
      badges={<Badge kind={status === "DRAFT" ? "warn" : "good"}>{t(($) => $.notice.admin.statuses[status])}</Badge>}
      when={<time dateTime={at}>{format.shortDate(at)}</time>}
      actions={<Actions notice={notice} />}
    />
  );
}

function Actions({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const { seq, title, status } = notice;
  const { publish, remove, isPublishing, isRemoving } = useNoticeActions();
  return (
    <>
      {status === "DRAFT" ? (
        <Button
          size="small"
          busy={isPublishing}
          aria-label={t(($) => $.notice.admin.publishOf, { title })}
          onClick={() => void publish(notice)}
        >
          <Icon of={Send} size={16} />
          {t(($) => $.notice.admin.publish)}
        </Button>
      ) : (
        <LinkButton
          size="small"
          href={paths.support.notice(seq)}
          aria-label={t(($) => $.notice.admin.viewOf, { title })}
        >
          <Icon of={Eye} size={16} />
          {t(($) => $.notice.admin.view)}
        </LinkButton>
      )}
      <LinkButton size="small" href={paths.admin.notice(seq)} aria-label={t(($) => $.notice.admin.editOf, { title })}>
        <Icon of={Pencil} size={16} />
        {t(($) => $.notice.admin.edit)}
      </LinkButton>
      <Button
        size="small"
        kind="quiet"
        busy={isRemoving}
        aria-label={t(($) => $.notice.admin.removeOf, { title })}
        onClick={() => void remove(notice)}
      >
        <Icon of={Trash2} size={16} />
        {t(($) => $.notice.admin.remove)}
      </Button>
    </>
  );
}
