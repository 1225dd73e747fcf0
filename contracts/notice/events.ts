// The facts of a notice; its stream is `notice-{seq}`. Admins write notices for everybody, so nothing in them is sealed.
import * as z from "zod";
import { NOTICE_TYPES } from "../codes.ts";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

const Notice = z.object({ seq: z.int() });
const Text = Notice.extend({ optionType: z.enum(NOTICE_TYPES), title: z.string(), content: z.string() });

export const NoticeWritten = defineEvent("NoticeWritten", { version: 1, data: Text });
export type NoticeWritten = EventFrom<typeof NoticeWritten>;
export const NoticeModified = defineEvent("NoticeModified", { version: 1, data: Text });
export type NoticeModified = EventFrom<typeof NoticeModified>;
export const NoticePublished = defineEvent("NoticePublished", { version: 1, data: Notice });
export type NoticePublished = EventFrom<typeof NoticePublished>;
export const NoticeDeleted = defineEvent("NoticeDeleted", { version: 1, data: Notice });
export type NoticeDeleted = EventFrom<typeof NoticeDeleted>;

export const noticeEvents = defineEvents(NoticeWritten, NoticeModified, NoticePublished, NoticeDeleted);
export type NoticeEvent = EventIn<typeof noticeEvents>;
