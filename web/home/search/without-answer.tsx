import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import styles from "./search-box.module.css";

/** While the answer is on its way, and where it could not be had. */
export function WithoutAnswer({ lookup }: { lookup: UseQueryResult }) {
  const { t } = useTranslation();
  if (lookup.isError) return <QueryFailed title={t(($) => $.home.verdict.failedTitle)} query={lookup} />;
  return (
    <div className={styles.answer} aria-hidden="true">
      <Skeleton width="45%" height="1.6em" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </div>
  );
}
