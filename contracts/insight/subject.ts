// The insight subject in one place (../subject.ts says what that is): the articles of safer view.
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import * as events from "./events.ts";
import { InsightClear, InsightMail, InsightPicture, InsightPublish, InsightWeekly } from "./jobs.ts";
import { INSIGHT_MODEL } from "./model.ts";
import { INSIGHT_SEARCH } from "./search.ts";

/** Workers publish at the time that it says and draw pictures. */
export const insightStream = defineStream("insight", SeqParam, events.insightEvents, { travels: true });

export const insightSubject = defineSubject({
  name: "insight",
  streams: [insightStream],
  models: [INSIGHT_MODEL],
  indexes: [INSIGHT_SEARCH],
  acts: [
    actOf(events.SaferViewWritten),
    actOf(events.SaferViewModified),
    actOf(events.SaferViewScheduled),
    actOf(events.SaferViewUnscheduled),
    actOf(events.SaferViewPublished),
    actOf(events.SaferViewWithdrawn, { reason: ({ reason }) => reason }),
    actOf(events.SaferViewDeleted, { reason: ({ reason }) => reason }),
    actOf(events.SaferViewPictureAdded),
    actOf(events.SaferViewPictureRemoved),
  ],
  groups: { workers: ["insight-clear", "insight-pictures", "insight-publish"] },
  jobs: [InsightClear, InsightMail, InsightPicture, InsightPublish, InsightWeekly],
});
