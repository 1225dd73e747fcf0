import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isApiError } from "../api/problem.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";

type Props = {
  /** The name of the part that could not be loaded. */
  title: string;
  /** It stands for the whole page, which has no other heading. */
  alone?: boolean;
  query: Pick<UseQueryResult, "refetch" | "isFetching"> & Partial<Pick<UseQueryResult, "error">>;
};

/** Shown instead of a query's data when it failed, or is not ready yet; offers a retry. */
export function QueryFailed({ title, alone = false, query }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      headingLevel={alone ? 1 : 2}
      text={t(($) => $.common[isApiError(query.error) && query.error.status === 503 ? "notReady" : "retryLead"])}
      retryLabel={t(($) => $.common.retry)}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
