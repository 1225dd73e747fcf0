// The jobs about articles (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";
import { LIMITS } from "../limits.ts";

const viewSeq = z.int().positive();

/** Publishes an article at its time. Its id is that of the scheduling event. */
export const InsightPublish = defineJob("insight-publish", z.object({ viewSeq, publishAt: z.string().max(40) }));

/** Draws the smaller copies of a picture. Its id is the picture's. */
export const InsightPicture = defineJob("insight-picture", z.object({ viewSeq, pictureId: z.string().min(1).max(64) }));

/** Deletes the files of a picture that was removed, or of a deleted article. Its id is that of the event. */
export const InsightClear = defineJob(
  "insight-clear",
  z.object({ viewSeq, pictureId: z.string().min(1).max(64).optional() }),
);

/** Once a week: makes a mail for each subscriber of what was published since a week before. */
export const InsightWeekly = defineJob("insight-weekly", z.object({}));

/**
 * The weekly mail to one subscriber. The address is looked up when it is sent, as are the articles: what is withdrawn by
 * then is left out.
 */
export const InsightMail = defineJob(
  "insight-mail",
  z.object({
    subscriberId: z.string().min(1).max(100),
    viewSeqs: z.array(viewSeq).min(1).max(LIMITS.mailedArticles),
  }),
);
