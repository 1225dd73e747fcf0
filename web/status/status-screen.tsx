import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { CardsSkeleton } from "../list/cards.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Page } from "../ui/page.tsx";
import { StatusBoard } from "./board.tsx";

const LOOK_EVERY_MS = 30_000;

/** An earlier answer is not shown where nobody answers now: it may be over. */
export function StatusScreen() {
  const { t } = useTranslation();
  const query = useQuery({ ...queryOf("GET status"), refetchInterval: LOOK_EVERY_MS, meta: { inline: true } });
  return (
    <Page reading title={t(($) => $.status.heading)} lead={t(($) => $.status.lead)}>
      {query.isPending && <CardsSkeleton count={3} label={t(($) => $.common.loading)} rows />}
      {query.isError && (
        <ErrorState
          title={t(($) => $.status.failed.title)}
          text={t(($) => $.status.failed.text)}
          retryLabel={t(($) => $.common.retry)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.isSuccess && <StatusBoard status={query.data} />}
    </Page>
  );
}
