import { JOB_STATES } from "@sb/contracts/operation/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { Choice } from "../list/choice.tsx";
import { codeOf } from "../list/filters.ts";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pageOf } from "../routing/screen.ts";
import { Page } from "../ui/page.tsx";
import { JobKinds } from "./job-kinds.tsx";
import { JobList } from "./job-list.tsx";
import styles from "./operation.module.css";

/** Jobs by kind and state; parked ones run again or are dropped. */
export function JobsScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const counts = useQuery({ ...queryOf("GET admin/job/count"), placeholderData: keepPreviousData });
  const kinds = counts.data?.items.map(({ kind }) => kind) ?? [];
  const named = typeof search.kind === "string" ? search.kind : undefined;
  const kind = named ?? counts.data?.items.find(({ parked }) => parked > 0)?.kind ?? kinds[0];
  const state = codeOf(JOB_STATES, search.state) ?? "PARKED";
  return (
    <Page title={t(($) => $.operation.jobs.heading)} lead={t(($) => $.operation.jobs.lead)}>
      <div className={styles.sections}>
        {counts.isError && <QueryFailed title={t(($) => $.operation.failed)} query={counts} />}
        {counts.data && <JobKinds counts={counts.data.items} />}
        {kind !== undefined && (
          <div className={styles.section}>
            <div className={styles.filters}>
              <Choice
                label={t(($) => $.operation.jobs.kind)}
                codes={[...new Set([...kinds, kind])]}
                nameOf={(code) => code}
                value={kind}
                onChange={(chosen) => void setSearch({ kind: chosen, state })}
              />
              <Choice
                label={t(($) => $.operation.jobs.state)}
                codes={JOB_STATES}
                nameOf={(code) => t(($) => $.operation.jobs.states[code])}
                value={state}
                onChange={(chosen) => void setSearch({ kind, state: chosen })}
              />
            </div>
            <JobList kind={kind} state={state} page={pageOf(search)} />
          </div>
        )}
      </div>
    </Page>
  );
}
