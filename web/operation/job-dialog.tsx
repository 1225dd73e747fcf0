import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import styles from "./operation.module.css";

type Props = { kind: string; id: string; onClose: () => void };

/** The history of a job. */
export function JobDialog({ kind, id, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useQuery(queryOf("GET admin/job/{kind}/{id}", { params: { kind, id } }));
  return (
    <LazyDialog
      title={t(($) => $.operation.jobs.historyOf, { id })}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
    >
      {query.isError && <QueryFailed title={t(($) => $.operation.failed)} query={query} />}
      {query.data && (
        <>
          <p className={styles.code}>{query.data.payload}</p>
          <ol className={styles.history}>
            {query.data.history.map(({ at, what, code }) => (
              <li key={`${at} ${what}`}>
                <time dateTime={at}>{format.dateTime(at)}</time> <span className={styles.code}>{what}</span>{" "}
                {code && <span className={styles.code}>{code}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </LazyDialog>
  );
}
