import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import { Page } from "../ui/page.tsx";
import { Groups } from "./groups.tsx";
import styles from "./operation.module.css";
import { ProjectionTable } from "./projection-table.tsx";

/** A rebuild takes a while, and its end is not told. Milliseconds. */
const LOOK_AGAIN_MS = 3_000;

/** Read models and indexes, and the consumer groups of the bus. */
export function ProjectionsScreen() {
  const { t } = useTranslation();
  const query = useQuery({ ...queryOf("GET admin/projection"), refetchInterval: LOOK_AGAIN_MS });
  return (
    <Page title={t(($) => $.operation.projections.heading)} lead={t(($) => $.operation.projections.lead)}>
      <div className={styles.sections}>
        <section className={styles.section} aria-labelledby="projections">
          <h2 id="projections">{t(($) => $.operation.projections.models)}</h2>
          {query.isPending && <CardsSkeleton count={4} label={t(($) => $.operation.loading)} rows />}
          {query.isError && <QueryFailed title={t(($) => $.operation.failed)} query={query} />}
          {query.data && <ProjectionTable items={query.data.items} />}
        </section>
        <Groups />
      </div>
    </Page>
  );
}
