import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { CardsSkeleton } from "../list/cards.tsx";

type Props = {
  seq: number;
  /** It stands below the page's own title. */
  titled?: boolean;
  draw: (inquiry: InquiryView) => ReactNode;
};

/** One inquiry in all its states: loading, failed, loaded. */
export function InquiryQuery({ seq, titled = false, draw }: Props) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET support/inquiry/{seq}", { params: { seq } }));
  if (query.isPending) return <CardsSkeleton count={3} label={t(($) => $.inquiry.loading)} rows />;
  if (query.isError) return <QueryFailed alone={!titled} title={t(($) => $.inquiry.failed)} query={query} />;
  return draw(query.data);
}
