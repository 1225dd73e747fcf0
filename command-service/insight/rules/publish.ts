// When everybody can read an article.
import type { InsightEvent } from "@sb/contracts/insight/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type ArticleState, type InsightState, requireWhole } from "./state.ts";

const published = (viewSeq: number): InsightEvent => ({ type: "SaferViewPublished", version: 1, data: { viewSeq } });

/** Published again, nothing happens. */
export function publish(viewSeq: number, { status, text }: ArticleState): readonly InsightEvent[] {
  if (status === "PUBLISHED") return [];
  requireWhole(text);
  return [published(viewSeq)];
}

type Schedule = { readonly viewSeq: number; readonly publishAt: string; readonly at: string };

/** A published one is out already: CONFLICT. */
export function schedule({ viewSeq, publishAt, at }: Schedule, state: ArticleState): readonly InsightEvent[] {
  if (state.status === "PUBLISHED") throw new Refused("CONFLICT");
  if (Date.parse(publishAt) <= Date.parse(at))
    throw new Refused("TIME_PAST", [{ path: "publishAt", code: "TIME_PAST" }]);
  requireWhole(state.text);
  if (state.publishAt === publishAt) return [];
  return [{ type: "SaferViewScheduled", version: 1, data: { viewSeq, publishAt } }];
}

export const unschedule = (viewSeq: number, { status }: ArticleState): readonly InsightEvent[] =>
  status === "SCHEDULED" ? [{ type: "SaferViewUnscheduled", version: 1, data: { viewSeq } }] : [];

type Due = { readonly viewSeq: number; readonly publishAt: string };

/** Nothing where another time was set since, or none. */
export function publishDue({ viewSeq, publishAt }: Due, state: InsightState): readonly InsightEvent[] {
  const isDue = state.status === "SCHEDULED" && state.publishAt === publishAt;
  return isDue ? [published(viewSeq)] : [];
}

type Withdraw = { readonly viewSeq: number; readonly reason: string };

/** Withdrawn again, nothing happens. What was never published can't be withdrawn: CONFLICT. */
export function withdraw({ viewSeq, reason }: Withdraw, { status }: ArticleState): readonly InsightEvent[] {
  if (status === "WITHDRAWN") return [];
  if (status !== "PUBLISHED") throw new Refused("CONFLICT");
  return [{ type: "SaferViewWithdrawn", version: 1, data: { viewSeq, reason } }];
}
