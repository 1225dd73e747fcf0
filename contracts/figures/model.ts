// Figures over time: what happened on each day, and how long each queue's oldest had waited then. Counts alone: nothing of anybody.

/** Things that are counted on the day on which they happened (UTC). Reports are people's: lists bring their own in bulk. */
export const FIGURES = ["REPORTS", "DELIVERED", "DELIVERIES_FAILED", "DELIVERIES_GIVEN_UP"] as const;
export type Figure = (typeof FIGURES)[number];

/** Queues whose things begin to wait on a day, and end to on another. Named as the queues of staff (contracts/queue.ts). */
export const FIGURE_QUEUES = [
  "INQUIRIES",
  "ANALYSES",
  "DISPUTES",
  "OBJECTIONS",
  "COMMENTS",
  "REFUSED_COMMENTS",
  "UNUSUAL",
] as const;
export type FigureQueue = (typeof FIGURE_QUEUES)[number];

/** Days that are asked for at once. */
export const FIGURE_SPANS = ["30", "90", "365"] as const;
export const FIGURES_LIMITS = {
  days: 365,
  /** Months of a queue that are looked at, the newest: what began to wait before them is not known any more. */
  months: 240,
  /** Kinds of parked jobs. */
  kinds: 100,
} as const;

export const FIGURES_MODEL = "figures@3";

/** FigureMonth by `figureMonthId`. */
export const FIGURE_MONTHS = "figure-month";
/** FiguredDoc by the stream, or by what it is of that shares one: what makes a redelivered event a no-op. */
export const FIGURED = "figured";
/** The months of a queue, scored by `monthScore`. */
export const figureMonths = (queue: FigureQueue): string => `figures:${queue}`;

export type FigureDay = {
  /** Things that happened, or began to wait. */
  readonly begun?: number;
  /** Those that ended to wait, by the day on which they had begun. */
  readonly ended?: Readonly<Record<string, number>>;
};
/** Days as `2026-03-01`. */
export type FigureMonth = { readonly days: Readonly<Record<string, FigureDay>> };

export type FiguredDoc = {
  /** Revision of its newest event that was counted; -1 where a rule found it. */
  readonly revision: number;
  /** Where it waits, or did: the day on which that began, and whether it is over. */
  readonly since?: string;
  readonly over?: true;
};

/** The month of a day or an instant, as ISO 8601 begins. */
const monthOf = (day: string): string => day.slice(0, 7);
export const figureMonthId = (of: Figure | FigureQueue, day: string): string => `${of}:${monthOf(day)}`;
/** 202603 of a day in March 2026. */
export const monthScore = (day: string): number => Number(monthOf(day).replace("-", ""));
