// The facts of a notice; its stream is `notice-{seq}`. Admins write notices for everybody, so nothing in them is sealed.
import * as z from "zod";
import { NOTICE_TYPES } from "../codes.ts";
import { defineEvent, type EventFrom, upcaster } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

const Notice = z.object({ seq: z.int() });
const Translated = z.object({ title: z.string(), content: z.string() });
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
  translations: z
    .object({
      en: Translated.optional(),
      zh: Translated.optional(),
      ja: Translated.optional(),
      de: Translated.optional(),
    })
    .optional(),
});

export const NoticeWritten = defineEvent("NoticeWritten", { version: 1, data: Text });
export type NoticeWritten = EventFrom<typeof NoticeWritten>;
export const NoticeModified = defineEvent("NoticeModified", { version: 1, data: Text });
export type NoticeModified = EventFrom<typeof NoticeModified>;
export const NoticePublished = defineEvent("NoticePublished", { version: 1, data: Notice });
export type NoticePublished = EventFrom<typeof NoticePublished>;
/** Deletions of version 1 had no reason. */
export const NoticeDeleted = defineEvent("NoticeDeleted", {
  version: 2,
  data: Notice.extend({ reason: z.string() }),
  upcasters: { 1: upcaster(Notice, (data) => ({ ...data, reason: "" })) },
});
export type NoticeDeleted = EventFrom<typeof NoticeDeleted>;

export const noticeEvents = defineEvents(NoticeWritten, NoticeModified, NoticePublished, NoticeDeleted);
export type NoticeEvent = EventIn<typeof noticeEvents>;

/** A person does not want to see a popup again before `until`, ISO 8601. The stream is `popups-{userId}`. */
export const PopupHidden = defineEvent("PopupHidden", {
  version: 1,
  data: z.object({ userId: z.string(), seq: z.int(), until: z.string() }),
});
export type PopupHidden = EventFrom<typeof PopupHidden>;

export const popupEvents = defineEvents(PopupHidden);
