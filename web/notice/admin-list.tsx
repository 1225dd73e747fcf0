// The list of all notices, as editors see it.
import { isShownAt } from "@sb/contracts/notice/model.ts";
import type { AdminNoticeView } from "@sb/contracts/notice/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Eye, FilePlus2, Pencil, Send, SquarePen, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import styles from "../content/content.module.css";
import { useFormat } from "../i18n/language.ts";
import { listQuery } from "../list/filters.ts";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { useNoticeActions } from "./api.ts";
import { NoticeListView, NoticeRow } from "./list.tsx";

/** All notices, drafts too, with what editors may do with each. */
export function AdminNoticesScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const page = pageOf(search);
  const only = search.only === "POPUP" ? "POPUP" : undefined;
  const query = useQuery({
    ...queryOf("GET admin/notice", { query: { ...listQuery({ page }), ...(only && { only }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.notice.admin.heading)} lead={t(($) => $.notice.admin.lead)}>
      <div className={styles.list}>
        <div className={styles.bar}>
          <LinkButton kind="primary" href={pathTo("/admin/notice/write")}>
            <Icon of={SquarePen} size={18} />
            {t(($) => $.notice.admin.write)}
          </LinkButton>
          <LinkButton href={pathTo("/admin/notice", only ? {} : { only: "POPUP" })}>
            {only ? t(($) => $.notice.admin.all) : t(($) => $.notice.admin.onlyPopups)}
          </LinkButton>
        </div>
        <NoticeListView
          query={query}
          summary={({ pagination }) => t(($) => $.notice.results, { count: pagination.totalItems })}
          hrefOf={(to) => pathTo("/admin/notice", { only, page: to > 1 ? to : undefined })}
          draw={(notice) => <AdminNoticeRow notice={notice} />}
          empty={
            <EmptyState
              icon={<Icon of={FilePlus2} size={26} />}
              title={t(($) => $.notice.admin.noneYetTitle)}
              text={t(($) => $.notice.admin.noneYetText)}
            />
          }
        />
      </div>
    </Page>
  );
}

type Notice = Omit<AdminNoticeView, "content" | "translations">;

/** A notice as admins see it: its state, since when it has it, what can be done with it. */
function AdminNoticeRow({ notice }: { notice: Notice }) {
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

/** Its state for readers at an instant, in milliseconds since 1970. */
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
