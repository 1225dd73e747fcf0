import { isShownAt } from "@sb/contracts/notice/period.ts";
import type { AdminNoticeView } from "@sb/contracts/notice/wire.ts";
import { Eye, Pencil, Send, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { NoticeRow } from "../notice-row.tsx";
import { useNoticeActions } from "./use-notice-actions.ts";

type Notice = Omit<AdminNoticeView, "content" | "translations">;

/** A notice as admins see it: its state, since when it has it, what can be done with it. */
export function AdminNoticeRow({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { writtenAt, publishedAt, showFrom, showTo } = notice;
  const state = stateOf(notice, Date.now());
  const at = publishedAt ?? writtenAt;
  return (
    <NoticeRow
      notice={notice}
      href={pathTo("/admin/notice/:seq", { seq: notice.seq })}
      badges={
        <>
          <Badge kind={state === "PUBLISHED" ? "good" : "warn"}>{t(($) => $.notice.admin.states[state])}</Badge>
          {notice.popup && <Badge kind="accent">{t(($) => $.notice.admin.popupBadge)}</Badge>}
        </>
      }
      when={
        <>
          <time dateTime={at}>{format.shortDate(at)}</time>
          {(showFrom || showTo) && (
            <span>
              {t(($) => $.notice.admin.period, {
                from: showFrom ? format.dateTime(showFrom) : "",
                to: showTo ? format.dateTime(showTo) : "",
              })}
            </span>
          )}
        </>
      }
      actions={<Actions notice={notice} />}
    />
  );
}

/** What readers see of it at an instant, in milliseconds since 1970. */
function stateOf({ status, showFrom, showTo }: Notice, now: number): "DRAFT" | "PUBLISHED" | "SCHEDULED" | "ENDED" {
  if (status === "DRAFT") return "DRAFT";
  if (isShownAt({ showFrom, showTo }, now)) return "PUBLISHED";
  return showFrom !== undefined && now < Date.parse(showFrom) ? "SCHEDULED" : "ENDED";
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
          href={pathTo("/support/notice/:seq", { seq })}
          aria-label={t(($) => $.notice.admin.viewOf, { title })}
        >
          <Icon of={Eye} size={16} />
          {t(($) => $.notice.admin.view)}
        </LinkButton>
      )}
      <LinkButton
        size="small"
        href={pathTo("/admin/notice/:seq", { seq })}
        aria-label={t(($) => $.notice.admin.editOf, { title })}
      >
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
