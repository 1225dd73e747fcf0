import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../ui/feedback/error-state.tsx";

type Props = {
  /** The name of the part that could not be loaded. */
  title: string;
  query: Pick<UseQueryResult, "refetch" | "isFetching">;
};

/** Shown instead of a query's data when it failed; offers a retry. */
export function QueryFailed({ title, query }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      text={t(($) => $.common.retryLead)}
      retryLabel={t(($) => $.common.retry)}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
