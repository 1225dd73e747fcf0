// The news subject in one place (../subject.ts says what that is): coin news that a worker brings in from feeds.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import {
  NewsFetchAsked,
  NewsHidden,
  NewsKeyTaken,
  NewsRestored,
  NewsSourcePaused,
  NewsSourceResumed,
  newsEvents,
  newsKeyEvents,
  newsSourceEvents,
} from "./events.ts";
import { NewsExpire, NewsFetch, NewsPicture } from "./jobs.ts";
import { NEWS_MODEL } from "./model.ts";
import { newsRoutes } from "./routes.ts";
import { NEWS_SEARCH } from "./search.ts";
import { SourceId } from "./source.ts";
import { newsExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that items are sealed with. */
export const newsStream = defineStream("news", SeqParam, newsEvents, { travels: true });
export const newsSourceStream = defineStream("newssource", SourceId, newsSourceEvents, { travels: true });
export const newsKeyStream = defineStream("newskey", z.string().min(1).max(100), newsKeyEvents);

export const newsSubject = defineSubject({
  name: "news",
  routes: newsRoutes,
  examples: newsExamples,
  streams: [newsStream, newsSourceStream, newsKeyStream],
  models: [NEWS_MODEL],
  indexes: [NEWS_SEARCH],
  groups: { workers: ["news-asked", "news-pictures"] },
  jobs: [NewsExpire, NewsFetch, NewsPicture],
  acts: [
    // Their reasons may quote an item.
    actOf(NewsHidden),
    actOf(NewsRestored),
    actOf(NewsFetchAsked),
    actOf(NewsSourcePaused, { reason: ({ reason }) => reason }),
    actOf(NewsSourceResumed),
  ],
  notProjected: {
    [NewsKeyTaken.type]: "the rules alone ask for it",
  },
});
