// Figures over time: one answer of the months that a span lies in, and of every month in which something began or ended to wait.
import {
  FIGURE_MONTHS,
  FIGURE_QUEUES,
  FIGURES,
  FIGURES_LIMITS,
  FIGURES_MODEL,
  type Figure,
  type FigureDay,
  type FigureMonth,
  type FigureQueue,
  figureMonthId,
  figureMonths,
} from "@sb/contracts/figures/model.ts";
import type { FiguresQueryKey } from "@sb/contracts/figures/routes.ts";
import type { FiguresAnswer } from "@sb/contracts/figures/wire.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { parkedByKind } from "../runtime/parked.ts";
import type { QueryRoutes } from "../runtime/parts.ts";

export type FiguresQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly jobs: Pick<Jobs, "list" | "counts">;
  readonly clock: () => string;
};

/** By day, in no order. */
type Days = ReadonlyMap<string, FigureDay>;

export const routes = (({ readStore, jobs, clock }: FiguresQueryDeps): Handlers<FiguresQueryKey> => {
  async function daysIn(ids: readonly string[]): Promise<Days> {
    const docs = await readStore.model(FIGURES_MODEL).getMany(ids.map((id) => ({ collection: FIGURE_MONTHS, id })));
    // Only the model's projection writes there.
    return new Map((docs as readonly (FigureMonth | undefined)[]).flatMap((doc) => Object.entries(doc?.days ?? {})));
  }
  const countOf = async (figure: Figure, days: readonly string[]): Promise<number[]> => {
    const found = await daysIn([...new Set(days.map((day) => figureMonthId(figure, day)))]);
    return days.map((day) => found.get(day)?.begun ?? 0);
  };
  const queueOf = async (queue: FigureQueue, days: readonly string[]) => {
    const newest = { offset: 0, limit: FIGURES_LIMITS.months, newestFirst: true };
    const { members } = await readStore.model(FIGURES_MODEL).list(figureMonths(queue), newest);
    return { queue, ...waitingOn(days, await daysIn(members)) };
  };
  return {
    "GET admin/figures": async ({ query }) => {
      const days = daysUntil(clock().slice(0, 10), Number(query.days));
      const counted = FIGURES.map(async (figure) => [figure, await countOf(figure, days)] as const);
      const queues = await Promise.all(FIGURE_QUEUES.map((queue) => queueOf(queue, days)));
      const counts = Object.fromEntries(await Promise.all(counted)) as FiguresAnswer["counts"];
      return { body: { days, counts, queues, parked: parkedOn(days, await parkedByKind(jobs)) } };
    },
  };
}) satisfies QueryRoutes;

/** Counts no job that ran again or was dropped meanwhile: that one was parked is no event. */
export const parkedOn = (
  days: readonly string[],
  found: ReadonlyMap<string, readonly string[]>,
): FiguresAnswer["parked"] =>
  [...found]
    .map(([kind, times]) => ({
      kind,
      oldestAt: times.at(-1) ?? "",
      waiting: days.map((day) => times.filter((at) => at.slice(0, 10) <= day).length),
    }))
    .toSorted((one, other) => (other.waiting.at(-1) ?? 0) - (one.waiting.at(-1) ?? 0))
    .slice(0, FIGURES_LIMITS.kinds);

const DAY_MS = 86_400_000;
const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** So many days up to one, the oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => after(last, index + 1 - count));

type Waiting = Omit<FiguresAnswer["queues"][number], "queue">;

/** The state of a queue at the end of each of these days, which follow one another: folded from its first day on. */
export function waitingOn(days: readonly string[], all: Days): Waiting {
  const [first = ""] = days;
  /** Things that wait, by the day on which they began to. */
  const open = new Map<string, number>();
  const step = (day: string) => {
    const { begun = 0, ended = {} } = all.get(day) ?? {};
    for (const [since, count] of [[day, begun] as const, ...Object.entries(ended).map(([on, n]) => [on, -n] as const)])
      open.set(since, (open.get(since) ?? 0) + count);
  };
  for (const day of [...all.keys()].filter((each) => each < first).sort()) step(day);
  const rows = days.map((day) => {
    step(day);
    for (const [since, count] of open) if (count === 0) open.delete(since);
    const waiting = [...open].filter(([, count]) => count > 0);
    const oldest = waiting.map(([since]) => since).sort()[0] ?? day;
    return {
      begun: all.get(day)?.begun ?? 0,
      ended: Object.values(all.get(day)?.ended ?? {}).reduce((sum, count) => sum + count, 0),
      waiting: waiting.reduce((sum, [, count]) => sum + count, 0),
      oldestDays: Math.max(0, Math.round((Date.parse(day) - Date.parse(oldest)) / DAY_MS)),
    };
  });
  return {
    begun: rows.map(({ begun }) => begun),
    ended: rows.map(({ ended }) => ended),
    waiting: rows.map(({ waiting }) => waiting),
    oldestDays: rows.map(({ oldestDays }) => oldestDays),
  };
}
