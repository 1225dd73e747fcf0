// The notice subject in one place (../subject.ts says what that is): its events and stored examples. Admins
// write notices for everybody, so nothing in them is sealed.
import * as z from "zod";
import { actsOfEditors, type Content, type ContentFact, inOtherLanguages } from "../content.ts";
import { type DeepReadonly, defineEvent, type EventFrom, upcaster } from "../events.ts";
import { SeqParam } from "../http.ts";
import type { StoredExample } from "../stored-example.ts";
import { defineEvents, defineStream, defineSubject, type EventIn } from "../subject.ts";
import { NOTICE_MODEL, NOTICE_SEARCH, NOTICE_TYPES, POPUP_MODEL } from "./model.ts";
import { noticeRoutes } from "./routes.ts";

// Events

const Notice = z.object({ seq: z.int() });
const Text = Notice.extend({
  optionType: z.enum(NOTICE_TYPES),
  title: z.string(),
  content: z.string(),
  /** Shown on home as well. */
  popup: z.boolean().optional(),
  /** It shows from this instant on, and no longer than until that one. ISO 8601 in UTC. */
  showFrom: z.string().optional(),
  showTo: z.string().optional(),
  /** By language; `title` and `content` are Korean. */
  translations: inOtherLanguages(z.object({ title: z.string(), content: z.string() })).optional(),
});
export type NoticeText = DeepReadonly<z.output<typeof Text>>;

const NoticeWritten = defineEvent("NoticeWritten", { version: 1, data: Text });
const NoticeModified = defineEvent("NoticeModified", { version: 1, data: Text });
const NoticePublished = defineEvent("NoticePublished", { version: 1, data: Notice });
/** Deletions of version 1 had no reason. */
const NoticeDeleted = defineEvent("NoticeDeleted", {
  version: 2,
  data: Notice.extend({ reason: z.string() }),
  upcasters: { 1: upcaster(Notice, (data) => ({ ...data, reason: "" })) },
});

const noticeEvents = defineEvents(NoticeWritten, NoticeModified, NoticePublished, NoticeDeleted);
export type NoticeEvent = EventIn<typeof noticeEvents>;

/** A person does not want to see a popup again before `until`, ISO 8601. The stream is `popups-{userId}`. */
const PopupHidden = defineEvent("PopupHidden", {
  version: 1,
  data: z.object({ userId: z.string(), seq: z.int(), until: z.string() }),
});
export type PopupHidden = EventFrom<typeof PopupHidden>;
export const popupEvents = defineEvents(PopupHidden);

export const noticeStream = defineStream("notice", SeqParam, noticeEvents);
/** The popups that a person does not want to see again today, by their userId. */
export const popupsStream = defineStream("popups", z.string().min(1), popupEvents);

export const noticeContent: Content<NoticeEvent, NoticeText> = {
  events: noticeEvents,
  seqOf: ({ data }) => data.seq,
  factOf,
  model: NOTICE_MODEL,
  collection: "notice",
};

function factOf(event: NoticeEvent): ContentFact<NoticeText> {
  switch (event.type) {
    case "NoticeWritten":
      return { step: "WRITTEN", text: event.data };
    case "NoticeModified":
      return { step: "MODIFIED", text: event.data };
    case "NoticePublished":
      return { step: "PUBLISHED" };
    case "NoticeDeleted":
      return { step: "DELETED" };
    default:
      return event satisfies never;
  }
}

// An event of each type and version that was ever stored. Never change one: logs hold events like it.

const text = { optionType: "NOTICE", title: "점검 안내", content: "일요일 **02시**부터 점검합니다." };
const whole = {
  ...text,
  popup: true,
  showFrom: "2026-01-15T00:00:00.000Z",
  showTo: "2026-01-16T00:00:00.000Z",
  translations: { en: { title: "Maintenance", content: "On Sunday." } },
};

const noticeExamples: readonly StoredExample[] = [
  { type: "NoticeWritten", version: 1, data: { seq: 1, ...text } },
  { type: "NoticeModified", version: 1, data: { seq: 1, ...text, title: "점검 안내 (변경)" } },
  { type: "NoticeWritten", version: 1, data: { seq: 2, ...whole } },
  { type: "NoticeModified", version: 1, data: { seq: 2, ...whole } },
  { type: "NoticePublished", version: 1, data: { seq: 1 } },
  { type: "NoticeDeleted", version: 1, data: { seq: 1 } },
  { type: "NoticeDeleted", version: 2, data: { seq: 1, reason: "It was a test." } },
  { type: "PopupHidden", version: 1, data: { userId: "u-1", seq: 1, until: "2026-01-15T15:00:00.000Z" } },
];

export const noticeSubject = defineSubject({
  name: "notice",
  routes: noticeRoutes,
  examples: noticeExamples,
  streams: [noticeStream, popupsStream],
  models: [NOTICE_MODEL, POPUP_MODEL],
  indexes: [NOTICE_SEARCH],
  pages: ["/support/notice", "/support/notice/:seq"],
  acts: actsOfEditors(noticeEvents),
});
