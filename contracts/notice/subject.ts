// The notice subject in one place (../subject.ts says what that is).
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { noticeEvents } from "./events.ts";
import { NOTICE_MODEL } from "./model.ts";
import { NOTICE_SEARCH } from "./search.ts";

export const noticeStream = defineStream("notice", SeqParam, noticeEvents);

export const noticeSubject = defineSubject({
  name: "notice",
  streams: [noticeStream],
  models: [NOTICE_MODEL],
  indexes: [NOTICE_SEARCH],
});
