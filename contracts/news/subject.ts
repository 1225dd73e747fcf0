// The news subject in one place (../subject.ts says what that is): coin news that a worker brings in from feeds.
import * as z from "zod";
import { actOf } from "../act.ts";
import { actsOfEditors } from "../content.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { SeqParam } from "../http.ts";
import { defineJob } from "../job.ts";
import type { StoredExample } from "../stored-example.ts";
import { defineEvents, defineStream, defineSubject, type EventIn } from "../subject.ts";
import { NEWS_CATEGORIES, NEWS_MODEL, NEWS_SEARCH } from "./model.ts";
import { newsRemote } from "./remote.ts";
import { newsRoutes } from "./routes.ts";
import { SourceId } from "./source.ts";

// Events of an item (`news-{seq}`), of a source (`newssource-{id}`), and of what an item is recognised by (`newskey-{hash}`)

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

/** Our own copy of its picture is there. */
const NewsPictureKept = defineEvent("NewsPictureKept", { version: 1, data: News });

/** A reason may quote the item. */
const Judged = {
  data: News.extend({ reason: z.string().optional() }),
  personal: { members: ["reason"], owner },
} as const;
const NewsHidden = defineEvent("NewsHidden", { version: 1, ...Judged });
const NewsRestored = defineEvent("NewsRestored", { version: 1, ...Judged });

/** It is too old to be kept. */
const NewsExpired = defineEvent("NewsExpired", { version: 1, data: News });

export const newsEvents = defineEvents(NewsBroughtIn, NewsPictureKept, NewsHidden, NewsRestored, NewsExpired);
export type NewsEvent = EventIn<typeof newsEvents>;

const Source = z.object({ sourceId: z.string() });
export const NewsFetchAsked = defineEvent("NewsFetchAsked", { version: 1, data: Source });
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
const NewsKeyTaken = defineEvent("NewsKeyTaken", {
  version: 1,
  data: News.extend({ publishedAt: z.string() }),
});
export type NewsKeyTaken = EventFrom<typeof NewsKeyTaken>;

export const newsKeyEvents = defineEvents(NewsKeyTaken);

/** Its names are also those of the keys that items are sealed with. */
export const newsStream = defineStream("news", SeqParam, newsEvents, { travels: true });
export const newsSourceStream = defineStream("newssource", SourceId, newsSourceEvents, { travels: true });
export const newsKeyStream = defineStream("newskey", z.string().min(1).max(100), newsKeyEvents);

// Jobs

/** `asked`: by an admin, so it is fetched also where it is paused or not due. */
export const NewsFetch = defineJob("news-fetch", z.object({ sourceId: SourceId, asked: z.boolean().optional() }));
export const NewsPicture = defineJob("news-picture", z.object({ newsSeq: z.int().positive() }));
export const NewsExpire = defineJob("news-expire", z.object({}));

// An event of each type and version that was ever stored. Never change one: logs hold events like it.

const item = {
  newsSeq: 1,
  sourceId: "daily",
  source: "The Daily",
  category: "CRIME",
  publishedAt: "2026-01-01T00:00:00.000Z",
  hasPicture: true,
};
const words = {
  title: "가짜 거래소 일당 검거",
  summary: "경찰이 가짜 거래소를 운영한 일당을 붙잡았다.",
  link: "https://news.example/a",
  pictureUrl: "https://news.example/a.jpg",
};

const newsExamples: readonly StoredExample[] = [
  { type: "NewsBroughtIn", version: 1, data: { ...item, ...words } },
  // Its key was destroyed.
  { type: "NewsBroughtIn", version: 1, data: item },
  { type: "NewsPictureKept", version: 1, data: { newsSeq: 1 } },
  { type: "NewsHidden", version: 1, data: { newsSeq: 1, reason: "an advertisement" } },
  { type: "NewsRestored", version: 1, data: { newsSeq: 1, reason: "a mistake" } },
  { type: "NewsExpired", version: 1, data: { newsSeq: 1 } },
  { type: "NewsFetchAsked", version: 1, data: { sourceId: "daily" } },
  { type: "NewsSourcePaused", version: 1, data: { sourceId: "daily", reason: "only advertisements" } },
  { type: "NewsSourceResumed", version: 1, data: { sourceId: "daily" } },
  { type: "NewsKeyTaken", version: 1, data: { newsSeq: 1, publishedAt: "2026-01-01T00:00:00.000Z" } },
];

export const newsSubject = defineSubject({
  name: "news",
  routes: newsRoutes,
  remote: newsRemote,
  examples: newsExamples,
  streams: [newsStream, newsSourceStream, newsKeyStream],
  models: [NEWS_MODEL],
  pages: ["/insight/block-news", "/insight/block-news/:newsSeq"],
  indexes: [NEWS_SEARCH],
  groups: { workers: ["news-asked", "news-pictures"] },
  jobs: [NewsExpire, NewsFetch, NewsPicture],
  // Reasons of hiding may quote an item.
  acts: [actOf(NewsHidden), actOf(NewsRestored), ...actsOfEditors(newsSourceEvents)],
  notProjected: {
    [NewsKeyTaken.type]: "the rules alone ask for it",
  },
});
