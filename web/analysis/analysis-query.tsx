import type { AnalysisView } from "@sb/contracts/analysis/wire.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { CardsSkeleton } from "../list/cards.tsx";

type Props = { analysisSeq: number; draw: (analysis: AnalysisView) => ReactNode };

/** One request in all its states: loading, failed, loaded. */
export function AnalysisQuery({ analysisSeq, draw }: Props) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET report/analysis/{analysisSeq}", { params: { analysisSeq } }));
  if (query.isPending) return <CardsSkeleton count={3} label={t(($) => $.analysis.loading)} rows />;
  if (query.isError) return <QueryFailed alone title={t(($) => $.analysis.failed)} query={query} />;
  return draw(query.data);
}
