// The facts of an article of safer view; its stream is `insight-{viewSeq}`. Editors write articles for everybody, so nothing
// in them is sealed.
import * as z from "zod";
import { LANGUAGES, SAFER_VIEW_CATEGORIES } from "../codes.ts";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

const Article = z.object({ viewSeq: z.int() });
const Text = Article.extend({
  category: z.enum(SAFER_VIEW_CATEGORIES),
  /** What it is written in. */
  language: z.enum(LANGUAGES),
  /** Empty, as the content, in a draft that has none yet. */
  title: z.string(),
  /** What lists and mails say of it. Without one, they take the beginning of the content. */
  summary: z.string().optional(),
  /** Markdown. */
  content: z.string(),
  /** One of its pictures. */
  thumbnail: z.string().optional(),
});

export const SaferViewWritten = defineEvent("SaferViewWritten", { version: 1, data: Text });
export type SaferViewWritten = EventFrom<typeof SaferViewWritten>;
export const SaferViewModified = defineEvent("SaferViewModified", { version: 1, data: Text });
export type SaferViewModified = EventFrom<typeof SaferViewModified>;

/** To be published at a time, ISO 8601 in UTC. Another time replaces it. */
export const SaferViewScheduled = defineEvent("SaferViewScheduled", {
  version: 1,
  data: Article.extend({ publishAt: z.string() }),
});
export type SaferViewScheduled = EventFrom<typeof SaferViewScheduled>;
/** A draft again. */
export const SaferViewUnscheduled = defineEvent("SaferViewUnscheduled", { version: 1, data: Article });
export type SaferViewUnscheduled = EventFrom<typeof SaferViewUnscheduled>;

export const SaferViewPublished = defineEvent("SaferViewPublished", { version: 1, data: Article });
export type SaferViewPublished = EventFrom<typeof SaferViewPublished>;
/** Nobody can read it any more; it can be published again. */
export const SaferViewWithdrawn = defineEvent("SaferViewWithdrawn", {
  version: 1,
  data: Article.extend({ reason: z.string() }),
});
export type SaferViewWithdrawn = EventFrom<typeof SaferViewWithdrawn>;
/** For good, with its pictures, its comments and likes. */
export const SaferViewDeleted = defineEvent("SaferViewDeleted", {
  version: 1,
  data: Article.extend({ reason: z.string().optional() }),
});
export type SaferViewDeleted = EventFrom<typeof SaferViewDeleted>;

/** A picture that is stored; `pictureId` begins with the number of its article. */
export const ArticlePicture = z.object({
  pictureId: z.string(),
  mediaType: z.string(),
  /** Pixels, as it is seen. */
  width: z.int(),
  height: z.int(),
  /** Bytes. */
  size: z.int(),
});
export const SaferViewPictureAdded = defineEvent("SaferViewPictureAdded", {
  version: 1,
  data: Article.extend({ picture: ArticlePicture }),
});
export type SaferViewPictureAdded = EventFrom<typeof SaferViewPictureAdded>;
export const SaferViewPictureRemoved = defineEvent("SaferViewPictureRemoved", {
  version: 1,
  data: Article.extend({ pictureId: z.string() }),
});
export type SaferViewPictureRemoved = EventFrom<typeof SaferViewPictureRemoved>;

export const insightEvents = defineEvents(
  SaferViewWritten,
  SaferViewModified,
  SaferViewScheduled,
  SaferViewUnscheduled,
  SaferViewPublished,
  SaferViewWithdrawn,
  SaferViewDeleted,
  SaferViewPictureAdded,
  SaferViewPictureRemoved,
);
export type InsightEvent = EventIn<typeof insightEvents>;
