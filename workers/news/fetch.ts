// Fetches a source: by its schedule, once however many workers there are, or because an admin asks.

import type { NewsRemote } from "@sb/contracts/news/remote.ts";
import type { NewsSource } from "@sb/contracts/news/source.ts";
import { NewsFetch, NewsFetchAsked } from "@sb/contracts/news/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker, NewJob, Schedule } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { type FeedDeps, fetchFeed } from "./fetch-feed.ts";
import { FETCH_EVERY_MS, isEarly } from "./next-try.ts";
import { readState, stateAfter, writeState } from "./state.ts";
import { takeIn } from "./take-in.ts";

export type NewsFetchDeps = {
  readonly newsSources: readonly NewsSource[];
  readonly news: Pick<NewsRemote, "isPaused" | "bringIn">;
  readonly files: Pick<Files, "get" | "put">;
  readonly feeds: FeedDeps;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

/** Tries come more often than fetches, so that one that is due waits a tenth of the time at most. */
const LOOK_EVERY_MS = FETCH_EVERY_MS / 10;

export const newsSchedules = (sources: readonly NewsSource[]): readonly Schedule[] =>
  sources.map(({ sourceId }) => ({
    kind: NewsFetch.kind,
    name: `news-${sourceId}`,
    payload: { sourceId },
    when: { everyMs: LOOK_EVERY_MS },
  }));

/** A source that is new is fetched at once: the id says for which URL that was. */
export const firstFetches = (sources: readonly NewsSource[]): readonly NewJob[] =>
  sources.map(({ sourceId, url }) => jobOf(NewsFetch, `first.${sourceId}.${markOf(url)}`, { sourceId }));

const markOf = (url: string): string => Buffer.from(url).toString("base64url").slice(-80);

export function newsAskedSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "news-asked",
    from: "now",
    handles: [NewsFetchAsked],
    jobsOf: ({ data: { sourceId }, meta }) => [jobOf(NewsFetch, meta.eventId, { sourceId, asked: true })],
  });
}

/** A source that fails is no failed job: it is tried again at its own time, and the state says why. */
export function newsFetchHandler(deps: NewsFetchDeps): JobWorker {
  return defineHandler({
    job: NewsFetch,
    concurrency: 2,
    async handle({ payload: { sourceId, asked = false }, id, signal }) {
      const source = deps.newsSources.find((one) => one.sourceId === sourceId);
      if (!source) return;
      const before = await readState(deps.files, source);
      const now = deps.clock();
      if (!asked && (isEarly(before?.nextTryAt, now) || (await deps.news.isPaused(sourceId)))) return;
      const fetched = await fetchFeed(deps.feeds, source.url, before ?? {}, Date.parse(now), signal);
      const taken =
        fetched.outcome === "READ" ? await takeIn(deps.news, source, fetched.items, before, { id, now }) : undefined;
      signal.throwIfAborted();
      await writeState(deps.files, sourceId, stateAfter(source, fetched, taken, before, now));
    },
  });
}
