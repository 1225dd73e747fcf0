// Deletes the files of removed pictures and of deleted articles.

import { copyKey, PICTURE_SIZES, pictureFolder, pictureKey } from "@sb/contracts/insight/pictures.ts";
import { InsightClear, SaferViewDeleted, SaferViewPictureRemoved } from "@sb/contracts/insight/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export type InsightClearDeps = { readonly files: Pick<Files, "list" | "delete"> };

export const insightClearSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "insight-clear",
    handles: [SaferViewDeleted, SaferViewPictureRemoved],
    jobsOf({ data, meta }) {
      const { viewSeq } = data;
      const payload = "pictureId" in data ? { viewSeq, pictureId: data.pictureId } : { viewSeq };
      return [jobOf(InsightClear, meta.eventId, payload)];
    },
  });

export const insightClearHandler = ({ files }: InsightClearDeps): JobWorker =>
  defineHandler({
    job: InsightClear,
    concurrency: 1,
    async handle({ payload: { viewSeq, pictureId } }) {
      if (pictureId === undefined) {
        for await (const key of files.list(pictureFolder(viewSeq))) await files.delete(key);
        return;
      }
      await files.delete(pictureKey(viewSeq, pictureId));
      for (const size of PICTURE_SIZES) await files.delete(copyKey(viewSeq, pictureId, size));
    },
  });
