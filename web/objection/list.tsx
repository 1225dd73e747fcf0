import { OBJECTION_QUEUES } from "@sb/contracts/objection/model.ts";
import type { ObjectionItem } from "@sb/contracts/objection/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox, Scale } from "lucide";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useFormat } from "../i18n/language.ts";
import { CardTitle } from "../list/card-title.tsx";
import { Choice } from "../list/choice.tsx";
import { codeOf, listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import row from "../list/row.module.css";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { shorten } from "../ui/shorten.ts";

/** A person's own objections. */
export function ObjectionsScreen() {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET listing/objection/mine", { query: listQuery({ page: pageOf(useSearch()) }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.objection.heading)} lead={t(($) => $.objection.lead)}>
      <ObjectionListView
        query={query}
        hrefOf={(page) => pathTo("/listing/objection", { page: page > 1 ? page : undefined })}
        draw={(objection) => (
          <ObjectionRow
            objection={objection}
            href={pathTo("/listing/objection/:objectionSeq", { objectionSeq: objection.objectionSeq })}
          />
        )}
        empty={
          <EmptyState
            icon={<Icon of={Scale} size={26} />}
            {...t(($) => $.objection.none.mine, { returnObjects: true })}
          />
        }
      />
    </Page>
  );
}

/** Objections to decide, the oldest first, or those that are over. */
export function AdminObjectionsScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const status = codeOf(OBJECTION_QUEUES, search.status) ?? "OPEN";
  const asked = status === "OPEN" ? undefined : status;
  const query = useQuery({
    ...queryOf("GET admin/objection", { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.objection.admin.heading)} lead={t(($) => $.objection.admin.lead)}>
      <div className={detail.stack}>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.objection.admin.queue)}
            codes={OBJECTION_QUEUES}
            nameOf={(code) => t(($) => $.objection.admin.queues[code])}
            value={status}
            onChange={(chosen) => void setSearch(chosen === "OPEN" ? {} : { status: chosen })}
          />
        </div>
        <ObjectionListView
          query={query}
          hrefOf={(page) => pathTo("/admin/objection", { status: asked, page: page > 1 ? page : undefined })}
          draw={(objection) => (
            <ObjectionRow
              objection={objection}
              href={pathTo("/admin/objection/:objectionSeq", { objectionSeq: objection.objectionSeq })}
              queued
            />
          )}
          empty={
            <EmptyState
              icon={<Icon of={Inbox} size={26} />}
              {...t(($) => $.objection.none[status], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}

type ListProps = Omit<ComponentProps<typeof ListView<ObjectionItem>>, "words" | "keyOf" | "rows" | "summary">;

function ObjectionListView(props: ListProps) {
  const { t } = useTranslation();
  return (
    <ListView
      {...props}
      rows
      keyOf={({ objectionSeq }) => objectionSeq}
      summary={({ pagination }) => t(($) => $.objection.results, { count: pagination.totalItems })}
      words={{
        list: t(($) => $.objection.list),
        loading: t(($) => $.objection.loading),
        failed: t(($) => $.objection.failed),
      }}
    />
  );
}

type RowProps = {
  objection: ObjectionItem;
  href: string;
  /** In the staff's queue: says what they must know before they open it. */
  queued?: boolean;
};

/** The whole row leads to it. */
function ObjectionRow({ objection, href, queued = false }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { openedAt, shown, declareType, list, isOwner, told } = objection;
  return (
    <article className={row.row}>
      <div className={row.top}>
        <ObjectionBadge objection={objection} />
        {queued && isOwner && <Badge>{t(($) => $.objection.saysOwner)}</Badge>}
        {queued && told !== "TOLD" && (
          <Badge kind={told === "NO_CONTACT" ? "warn" : "plain"}>{t(($) => $.objection.told[told])}</Badge>
        )}
        <time className={row.when} dateTime={openedAt}>
          {format.shortDate(openedAt)}
        </time>
      </div>
      <CardTitle href={href}>
        <span translate="no" dir="ltr">
          {declareType === "SITE" ? shorten(shown, 40, 6) : shorten(shown)}
        </span>
      </CardTitle>
      <p className={detail.quiet}>{[list.publisher, list.name].filter(Boolean).join(" · ")}</p>
    </article>
  );
}

const KINDS = { OPEN: "accent", UPHELD: "good", REJECTED: "plain", WITHDRAWN: "plain", DELISTED: "good" } as const;

export function ObjectionBadge({ objection: { status } }: { objection: Pick<ObjectionItem, "status"> }) {
  const { t } = useTranslation();
  return <Badge kind={KINDS[status]}>{t(($) => $.objection.statuses[status])}</Badge>;
}
