import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import styles from "./search-box.module.css";

/** While the answer is on its way, and where it could not be had. */
export function WithoutAnswer({ lookup }: { lookup: UseQueryResult }) {
  const { t } = useTranslation();
  if (lookup.isError)
    return (
      <ErrorState
        title={t(($) => $.home.verdict.failedTitle)}
        text={t(($) => $.home.verdict.failedText)}
        retryLabel={t(($) => $.home.verdict.retry)}
        onRetry={() => void lookup.refetch()}
        busy={lookup.isFetching}
      />
    );
  return (
    <div className={styles.answer} aria-hidden="true">
      <Skeleton width="45%" height="1.6em" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </div>
  );
}
