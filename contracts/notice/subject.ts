// The notice subject in one place (../subject.ts says what that is).
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { NoticeDeleted, NoticeModified, NoticePublished, NoticeWritten, noticeEvents, popupEvents } from "./events.ts";
import { NOTICE_MODEL, POPUP_MODEL } from "./model.ts";
import { NOTICE_SEARCH } from "./search.ts";

export const noticeStream = defineStream("notice", SeqParam, noticeEvents);
/** The popups that a person does not want to see again today, by their userId. */
export const popupsStream = defineStream("popups", z.string().min(1), popupEvents);

export const noticeSubject = defineSubject({
  name: "notice",
  streams: [noticeStream, popupsStream],
  models: [NOTICE_MODEL, POPUP_MODEL],
  indexes: [NOTICE_SEARCH],
  acts: [
    actOf(NoticeWritten),
    actOf(NoticeModified),
    actOf(NoticePublished),
    actOf(NoticeDeleted, { reason: ({ reason }) => reason }),
  ],
});
