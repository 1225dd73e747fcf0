import type { BatchItem } from "@sb/contracts/batch/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useFormat } from "../i18n/language.ts";
import { CardTitle } from "../list/card-title.tsx";
import entry from "../list/entry.module.css";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import row from "../list/row.module.css";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { UploadForm } from "./upload-form.tsx";

/** An agency's files of reports, and the form that sends another. */
export function BatchesScreen() {
  const { t } = useTranslation();
  const page = pageOf(useSearch());
  const query = useQuery({
    ...queryOf("GET agency/batch", { query: listQuery({ page }) }),
    placeholderData: keepPreviousData,
  });
  const icon = <Icon of={FileSpreadsheet} size={26} />;
  const { allowed } = query.data ?? {};
  return (
    <Page title={t(($) => $.batch.heading)} lead={t(($) => $.batch.lead)}>
      <div className={detail.stack}>
        {query.data && !allowed && (
          <EmptyState icon={icon} {...t(($) => $.batch.notAllowed, { returnObjects: true })} />
        )}
        {allowed && <p className={entry.quiet}>{t(($) => $.batch.left, { count: allowed.left })}</p>}
        {allowed && <UploadForm />}
        {(allowed || (query.data?.items.length ?? 1) > 0) && (
          <ListView
            query={query}
            rows
            keyOf={({ batchSeq }) => batchSeq}
            words={{
              list: t(($) => $.batch.list),
              loading: t(($) => $.batch.loading),
              failed: t(($) => $.batch.failed),
            }}
            summary={({ pagination }) => t(($) => $.batch.results, { count: pagination.totalItems })}
            hrefOf={(to) => pathTo("/agency/batch", { page: to > 1 ? to : undefined })}
            draw={(batch) => <BatchRow batch={batch} />}
            empty={<EmptyState icon={icon} {...t(($) => $.batch.none, { returnObjects: true })} />}
          />
        )}
      </div>
    </Page>
  );
}

const KINDS = { CHECKED: "accent", FILED: "good", EXPIRED: "warn" } as const;
export const kindOf = (state: BatchItem["state"]) => (Object.hasOwn(KINDS, state) ? KINDS[state as "FILED"] : "plain");

function BatchRow({ batch }: { batch: BatchItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { batchSeq, name, state, form, rows, uploadedAt } = batch;
  return (
    <article className={row.row}>
      <div className={entry.top}>
        <Badge kind={kindOf(state)}>{t(($) => $.batch.states[state])}</Badge>
      </div>
      <CardTitle href={pathTo("/agency/batch/:batchSeq", { batchSeq })}>{name || String(batchSeq)}</CardTitle>
      <p className={entry.quiet}>{t(($) => $.batch.about, { form, rows, date: format.dateTime(uploadedAt) })}</p>
    </article>
  );
}
