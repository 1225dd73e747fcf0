// Figures over time on the wire.
import * as z from "zod";
import { codeOr, Instant } from "../http.ts";
import { FIGURE_QUEUES, FIGURE_SPANS, FIGURES, FIGURES_LIMITS } from "./model.ts";

export const FiguresQuery = z.object({ days: codeOr(FIGURE_SPANS, "30") });

/** A number for each day, the oldest first. */
const daily = z.array(z.int().nonnegative()).max(FIGURES_LIMITS.days);

export const FiguresAnswer = z.object({
  /** Days in UTC, the oldest first; the last one is today, which goes on. */
  days: z.array(z.iso.date()).max(FIGURES_LIMITS.days),
  counts: z.object(
    Object.fromEntries(FIGURES.map((figure) => [figure, daily])) as Record<(typeof FIGURES)[number], typeof daily>,
  ),
  queues: z
    .array(
      z.object({
        queue: z.enum(FIGURE_QUEUES),
        begun: daily,
        ended: daily,
        /** At the end of the day: how many waited, and for how many days the oldest of them had. */
        waiting: daily,
        oldestDays: daily,
      }),
    )
    .max(FIGURE_QUEUES.length),
  /** Jobs that are parked now, by kind, the most first: how many of them were at the end of each day. Numbers stop at LIMITS.jobsCounted. */
  parked: z.array(z.object({ kind: z.string(), oldestAt: Instant, waiting: daily })).max(FIGURES_LIMITS.kinds),
});
export type FiguresAnswer = z.output<typeof FiguresAnswer>;
