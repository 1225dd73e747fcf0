// Publishes articles at their time.
import type { InsightRemote } from "@sb/contracts/insight/remote.ts";
import { InsightPublish, SaferViewScheduled } from "@sb/contracts/insight/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

/** A job that another time has replaced does nothing: the rules compare the times. */
export const insightPublishSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "insight-publish",
    handles: [SaferViewScheduled],
    jobsOf: ({ data: { viewSeq, publishAt }, meta }) => [
      { ...jobOf(InsightPublish, meta.eventId, { viewSeq, publishAt }), runAt: Date.parse(publishAt) },
    ],
  });

export const insightPublishHandler = (articles: InsightRemote): JobWorker =>
  defineHandler({
    job: InsightPublish,
    concurrency: 1,
    handle: ({ id, payload: { viewSeq, publishAt } }) => articles.publishDue(viewSeq, publishAt, id),
  });
