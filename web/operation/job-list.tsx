import type { JobStateCode } from "@sb/contracts/operation/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { pathTo } from "../routing/paths.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { JobRow } from "./job-row.tsx";

type Props = { kind: string; state: JobStateCode; page: number };

/** Jobs of a kind in a state. */
export function JobList({ kind, state, page }: Props) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET admin/job", { query: { kind, state, ...listQuery({ page }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListView
      rows
      query={query}
      keyOf={({ id }) => id}
      words={{
        list: t(($) => $.operation.jobs.list),
        loading: t(($) => $.operation.loading),
        failed: t(($) => $.operation.failed),
      }}
      summary={({ pagination }) => t(($) => $.operation.jobs.count, { count: pagination.totalItems })}
      hrefOf={(to) => pathTo("/admin/job", { kind, state, page: to > 1 ? to : undefined })}
      draw={(job) => <JobRow job={job} />}
      empty={
        <EmptyState
          icon={<Icon of={CircleCheck} size={26} />}
          title={t(($) => $.operation.jobs.none)}
          text={t(($) => $.operation.jobs.noneText)}
        />
      }
    />
  );
}
