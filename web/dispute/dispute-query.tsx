import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { CardsSkeleton } from "../list/cards.tsx";

type Props = { requestSeq: number; draw: (dispute: DisputeDetail) => ReactNode };

/** One request in all its states: loading, failed, loaded. */
export function DisputeQuery({ requestSeq, draw }: Props) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET report/deletion/{requestSeq}", { params: { requestSeq } }));
  if (query.isPending) return <CardsSkeleton count={3} label={t(($) => $.dispute.loading)} rows />;
  if (query.isError) return <QueryFailed alone title={t(($) => $.dispute.failed)} query={query} />;
  return draw(query.data);
}
