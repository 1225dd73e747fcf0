import { FIGURE_SPANS, type FigureQueue } from "@sb/contracts/figures/model.ts";
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
import { MOST_STEPS, type Series } from "./plot.tsx";

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
        {query.data && <Figures answer={query.data} />}
      </div>
    </Page>
  );
}

function Figures({ answer: { days, counts, queues, parked } }: { answer: FiguresAnswer }) {
  const { t } = useTranslation();
  const { begun, ended, refused, seen, found, ...series } = t(($) => $.figures.series, { returnObjects: true });
  const ofQueue = (name: FigureQueue, whenBegun: string, whenEnded: string) => {
    const queue = queues.find((each) => each.queue === name);
    return [
      { name: whenBegun, values: queue?.begun ?? [] },
      { name: whenEnded, values: queue?.ended ?? [] },
    ];
  };
  const inQueues = (valuesOf: (queue: FiguresAnswer["queues"][number]) => readonly number[]) =>
    queues.map((queue) => ({ name: t(($) => $.queues[queue.queue]), values: valuesOf(queue) }));
  const figures: readonly Omit<FigureProps, "days">[] = [
    { name: "reports", kind: "bars", series: [{ name: series.reports, values: counts.REPORTS }] },
    { name: "unusual", kind: "bars", series: ofQueue("UNUSUAL", found, seen) },
    { name: "refused", kind: "bars", series: ofQueue("REFUSED_COMMENTS", refused, seen) },
    { name: "disputes", kind: "bars", series: ofQueue("DISPUTES", begun, ended) },
    {
      ...{ name: "deliveries", kind: "bars" },
      series: [
        { name: series.delivered, values: counts.DELIVERED },
        { name: series.notDelivered, values: counts.DELIVERIES_FAILED },
        { name: series.parked, values: counts.DELIVERIES_GIVEN_UP },
      ],
    },
    { name: "oldest", kind: "steps", series: inQueues(({ oldestDays }) => oldestDays) },
    { name: "waiting", kind: "steps", series: inQueues(({ waiting }) => waiting) },
    { name: "parked", kind: "steps", series: parkedSeries(parked, days.length, series.parked, series.others) },
  ];
  return figures.map((figure) => <Figure key={figure.name} days={days} {...figure} />);
}

/** Has as many series as differ by their lines, the rest as one, and one of zeros where nothing is parked. */
function parkedSeries(parked: FiguresAnswer["parked"], days: number, none: string, others: string): readonly Series[] {
  if (parked.length === 0) return [{ name: none, values: Array.from({ length: days }, () => 0) }];
  const own = parked.length > MOST_STEPS ? MOST_STEPS - 1 : parked.length;
  const named = parked.slice(0, own).map(({ kind, waiting }) => ({ name: kind, values: waiting }));
  const rest = parked.slice(own);
  if (rest.length === 0) return named;
  const sums = Array.from({ length: days }, (_, at) => rest.reduce((sum, { waiting }) => sum + (waiting[at] ?? 0), 0));
  return [...named, { name: others, values: sums }];
}
