// The facts of news: of an item (`news-{seq}`), of a source (`newssource-{id}`), and of what an item is recognised by
// (`newskey-{hash}`).
import * as z from "zod";
import { NEWS_CATEGORIES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

const News = z.object({ newsSeq: z.int() });
/** The key of a publisher's words. It is destroyed when the item expires. */
const owner = (stream: string) => stream;

const Item = News.extend({
  sourceId: z.string(),
  /** Its name at that time. */
  source: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  publishedAt: z.string(),
  hasPicture: z.boolean(),
  /** These are missing where their key was destroyed. */
  title: z.string().optional(),
  /** Plain text. */
  summary: z.string().optional(),
  link: z.string().optional(),
  /** Where the picture is fetched from. */
  pictureUrl: z.string().optional(),
});
export type BroughtItem = DeepReadonly<z.output<typeof Item>>;

export const NewsBroughtIn = defineEvent("NewsBroughtIn", {
  version: 1,
  data: Item,
  personal: { members: ["title", "summary", "link", "pictureUrl"], owner },
});
export type NewsBroughtIn = EventFrom<typeof NewsBroughtIn>;

/** Our own copy of its picture is there. */
export const NewsPictureKept = defineEvent("NewsPictureKept", { version: 1, data: News });
export type NewsPictureKept = EventFrom<typeof NewsPictureKept>;

/** A reason may quote the item. */
const Judged = {
  data: News.extend({ reason: z.string().optional() }),
  personal: { members: ["reason"], owner },
} as const;
export const NewsHidden = defineEvent("NewsHidden", { version: 1, ...Judged });
export type NewsHidden = EventFrom<typeof NewsHidden>;
export const NewsRestored = defineEvent("NewsRestored", { version: 1, ...Judged });
export type NewsRestored = EventFrom<typeof NewsRestored>;

/** It is too old to be kept. */
export const NewsExpired = defineEvent("NewsExpired", { version: 1, data: News });
export type NewsExpired = EventFrom<typeof NewsExpired>;

export const newsEvents = defineEvents(NewsBroughtIn, NewsPictureKept, NewsHidden, NewsRestored, NewsExpired);
export type NewsEvent = EventIn<typeof newsEvents>;

const Source = z.object({ sourceId: z.string() });
export const NewsFetchAsked = defineEvent("NewsFetchAsked", { version: 1, data: Source });
export type NewsFetchAsked = EventFrom<typeof NewsFetchAsked>;
export const NewsSourcePaused = defineEvent("NewsSourcePaused", {
  version: 1,
  data: Source.extend({ reason: z.string() }),
});
export type NewsSourcePaused = EventFrom<typeof NewsSourcePaused>;
export const NewsSourceResumed = defineEvent("NewsSourceResumed", { version: 1, data: Source });
export type NewsSourceResumed = EventFrom<typeof NewsSourceResumed>;

export const newsSourceEvents = defineEvents(NewsFetchAsked, NewsSourcePaused, NewsSourceResumed);
export type NewsSourceEvent = EventIn<typeof newsSourceEvents>;

/** Which item a link, an id or a title stands for. */
export const NewsKeyTaken = defineEvent("NewsKeyTaken", {
  version: 1,
  data: News.extend({ publishedAt: z.string() }),
});
export type NewsKeyTaken = EventFrom<typeof NewsKeyTaken>;

export const newsKeyEvents = defineEvents(NewsKeyTaken);
