// Draws the smaller copies of articles' pictures: upright, without metadata.

import { ARTICLE_PICTURE_TYPES, copyKey, PICTURE_SIZES, pictureKey } from "@sb/contracts/insight/pictures.ts";
import { InsightPicture, SaferViewPictureAdded } from "@sb/contracts/insight/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { createDrawer, type Drawer } from "../report/previews/drawer.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export type InsightPictureDeps = { readonly files: Pick<Files, "get" | "put" | "delete">; readonly drawer?: Drawer };

export const insightPictureSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "insight-pictures",
    handles: [SaferViewPictureAdded],
    jobsOf({ data: { viewSeq, picture } }) {
      const { pictureId, mediaType } = picture;
      if (ARTICLE_PICTURE_TYPES[mediaType] !== "DRAWN") return [];
      return [jobOf(InsightPicture, pictureId, { viewSeq, pictureId })];
    },
  });

export function insightPictureHandler({ files, drawer = createDrawer() }: InsightPictureDeps): JobWorker {
  return defineHandler({
    job: InsightPicture,
    // The drawer draws one at a time.
    concurrency: 1,
    async handle({ payload: { viewSeq, pictureId }, signal }) {
      const original = pictureKey(viewSeq, pictureId);
      for (const size of PICTURE_SIZES) {
        const bytes = await files.get(original);
        const copy = bytes && (await drawer.draw(bytes, size));
        signal.throwIfAborted();
        // A picture that can't be drawn is served as it is.
        if (!copy) return;
        await files.put(copyKey(viewSeq, pictureId, size), copy);
        // Deleted while it was drawn: nobody else would take the copy away.
        if (!(await files.get(original))) return files.delete(copyKey(viewSeq, pictureId, size));
      }
    },
  });
}
