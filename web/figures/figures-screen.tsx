import { FIGURE_SPANS } from "@sb/contracts/figures/model.ts";
import type { FiguresAnswer } from "@sb/contracts/figures/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import { Choice } from "../list/choice.tsx";
import { codeOf } from "../list/filters.ts";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import detail from "../ui/detail.module.css";
import { Page } from "../ui/page.tsx";
import { Figure, type FigureProps } from "./figure.tsx";

/** Reports, requests and deliveries of each day, and how long each queue had waited: as plots, tables, and files. */
export function FiguresScreen() {
  const { t } = useTranslation();
  const setSearch = useSetSearch();
  const days = codeOf(FIGURE_SPANS, useSearch().days) ?? "30";
  const query = useQuery({ ...queryOf("GET admin/figures", { query: { days } }), placeholderData: keepPreviousData });
  return (
    <Page title={t(($) => $.figures.heading)} lead={t(($) => $.figures.lead)}>
      <div className={detail.stack}>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.figures.span)}
            codes={FIGURE_SPANS}
            nameOf={(code) => t(($) => $.figures.lastDays, { count: Number(code) })}
            value={days}
            onChange={(chosen) => void setSearch(chosen === "30" ? {} : { days: chosen })}
          />
        </div>
        {query.isPending && <CardsSkeleton count={4} label={t(($) => $.figures.loading)} rows />}
        {query.isError && <QueryFailed title={t(($) => $.figures.failed)} query={query} />}
        {query.data && <Figures found={query.data} />}
      </div>
    </Page>
  );
}

function Figures({ found: { days, counts, queues } }: { found: FiguresAnswer }) {
  const { t } = useTranslation();
  const disputes = queues.find(({ queue }) => queue === "DISPUTES");
  const inQueues = (valuesOf: (queue: FiguresAnswer["queues"][number]) => readonly number[]) =>
    queues.map((queue) => ({ name: t(($) => $.queues[queue.queue]), values: valuesOf(queue) }));
  const figures: readonly Omit<FigureProps, "days">[] = [
    { name: "reports", kind: "bars", series: [{ name: t(($) => $.figures.series.reports), values: counts.REPORTS }] },
    {
      ...{ name: "disputes", kind: "bars" },
      series: [
        { name: t(($) => $.figures.series.begun), values: disputes?.begun ?? [] },
        { name: t(($) => $.figures.series.ended), values: disputes?.ended ?? [] },
      ],
    },
    {
      ...{ name: "deliveries", kind: "bars" },
      series: [
        { name: t(($) => $.figures.series.delivered), values: counts.DELIVERED },
        { name: t(($) => $.figures.series.notDelivered), values: counts.DELIVERIES_FAILED },
      ],
    },
    { name: "oldest", kind: "steps", series: inQueues(({ oldestDays }) => oldestDays) },
    { name: "waiting", kind: "steps", series: inQueues(({ waiting }) => waiting) },
  ];
  return figures.map((figure) => <Figure key={figure.name} days={days} {...figure} />);
}
