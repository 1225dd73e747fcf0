// The insight subject in one place (../subject.ts says what that is): the articles of safer view. Editors write them for everybody, so
// nothing in them is sealed.
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { actsOfEditors, type Content, type ContentFact } from "../content.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { SeqParam } from "../http.ts";
import { defineJob } from "../job.ts";
import type { StoredExample } from "../stored-example.ts";
import { defineEvents, defineStream, defineSubject, type EventIn } from "../subject.ts";
import {
  ARTICLE_LIMITS,
  INSIGHT_MODEL,
  INSIGHT_SEARCH,
  SAFER_VIEW_CATEGORIES,
  SAFER_VIEW_COLLECTION,
} from "./model.ts";
import { insightRemote } from "./remote.ts";
import { insightRoutes } from "./routes.ts";

// Events

const Article = z.object({ viewSeq: z.int() });
const Text = Article.extend({
  category: z.enum(SAFER_VIEW_CATEGORIES),
  /** The language of its text. */
  language: z.enum(LANGUAGES),
  /** Empty, as the content, in a draft that has none yet. */
  title: z.string(),
  /** The summary in lists and mails. Without one, they take the beginning of the content. */
  summary: z.string().optional(),
  /** Markdown. */
  content: z.string(),
  /** One of its pictures. */
  thumbnail: z.string().optional(),
});
export type SaferViewFacts = DeepReadonly<z.output<typeof Text>>;
export type ArticleText = Omit<SaferViewFacts, "viewSeq">;

const SaferViewWritten = defineEvent("SaferViewWritten", { version: 1, data: Text });
const SaferViewModified = defineEvent("SaferViewModified", { version: 1, data: Text });

/** To be published at a time, ISO 8601 in UTC. Another time replaces it. */
export const SaferViewScheduled = defineEvent("SaferViewScheduled", {
  version: 1,
  data: Article.extend({ publishAt: z.string() }),
});
/** A draft again. */
const SaferViewUnscheduled = defineEvent("SaferViewUnscheduled", { version: 1, data: Article });

const SaferViewPublished = defineEvent("SaferViewPublished", { version: 1, data: Article });
/** Nobody can read it any more; it can be published again. */
const SaferViewWithdrawn = defineEvent("SaferViewWithdrawn", {
  version: 1,
  data: Article.extend({ reason: z.string() }),
});
/** For good, with its pictures, its comments and likes. */
export const SaferViewDeleted = defineEvent("SaferViewDeleted", {
  version: 1,
  data: Article.extend({ reason: z.string().optional() }),
});

/** A picture that is stored; `pictureId` begins with the number of its article. */
const ArticlePicture = z.object({
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

const insightEvents = defineEvents(
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

/** Workers publish at the time that it says and draw pictures. */
export const insightStream = defineStream("insight", SeqParam, insightEvents, { travels: true });

export const articleContent: Content<InsightEvent, SaferViewFacts> = {
  events: insightEvents,
  seqOf: ({ data }) => data.viewSeq,
  factOf,
  model: INSIGHT_MODEL,
  collection: SAFER_VIEW_COLLECTION,
};

function factOf(event: InsightEvent): ContentFact<SaferViewFacts> | undefined {
  switch (event.type) {
    case "SaferViewWritten":
      return { step: "WRITTEN", text: event.data };
    case "SaferViewModified":
      return { step: "MODIFIED", text: event.data };
    case "SaferViewScheduled":
      return { step: "SCHEDULED", publishAt: event.data.publishAt };
    case "SaferViewUnscheduled":
      return { step: "UNSCHEDULED" };
    case "SaferViewPublished":
      return { step: "PUBLISHED" };
    case "SaferViewWithdrawn":
      return { step: "WITHDRAWN", reason: event.data.reason };
    case "SaferViewDeleted":
      return { step: "DELETED" };
    case "SaferViewPictureAdded":
    case "SaferViewPictureRemoved":
      return undefined;
    default:
      return event satisfies never;
  }
}

// Jobs

const viewSeq = z.int().positive();

/** Publishes an article at its time. Its id is that of the scheduling event. */
export const InsightPublish = defineJob("insight-publish", z.object({ viewSeq, publishAt: z.string().max(40) }));

/** Draws the smaller copies of a picture. Its id is the picture's. */
export const InsightPicture = defineJob("insight-picture", z.object({ viewSeq, pictureId: z.string().min(1).max(64) }));

/** Deletes the files of a picture that was removed, or of a deleted article. Its id is that of the event. */
export const InsightClear = defineJob(
  "insight-clear",
  z.object({ viewSeq, pictureId: z.string().min(1).max(64).optional() }),
);

/** Once a week: makes a mail for each subscriber of what was published since a week before. */
export const InsightWeekly = defineJob("insight-weekly", z.object({}));

/**
 * The weekly mail to one subscriber. The address is looked up when it is sent, as are the articles: what is withdrawn by
 * then is left out.
 */
export const InsightMail = defineJob(
  "insight-mail",
  z.object({
    subscriberId: z.string().min(1).max(100),
    viewSeqs: z.array(viewSeq).min(1).max(ARTICLE_LIMITS.mailed),
  }),
);

// An event of each type and version that was ever stored. Never change one: logs hold events like it.

const text = {
  viewSeq: 1,
  category: "PREVENTION",
  language: "ko",
  title: "가짜 거래소를 알아보는 법",
  summary: "출금이 막히기 전에 확인할 다섯 가지입니다.",
  content: "## 먼저 주소부터\n\n![화면](/sb/insight/safer-view/picture/1-a)",
  thumbnail: "1-a",
};
const picture = { pictureId: "1-a", mediaType: "image/webp", width: 1024, height: 768, size: 90_000 };

const insightExamples: readonly StoredExample[] = [
  { type: "SaferViewWritten", version: 1, data: text },
  { type: "SaferViewModified", version: 1, data: { ...text, title: "가짜 거래소를 구별하는 법" } },
  { type: "SaferViewScheduled", version: 1, data: { viewSeq: 1, publishAt: "2026-12-01T00:00:00.000Z" } },
  { type: "SaferViewUnscheduled", version: 1, data: { viewSeq: 1 } },
  { type: "SaferViewPublished", version: 1, data: { viewSeq: 1 } },
  { type: "SaferViewWithdrawn", version: 1, data: { viewSeq: 1, reason: "사실과 다른 내용" } },
  { type: "SaferViewDeleted", version: 1, data: { viewSeq: 1 } },
  { type: "SaferViewPictureAdded", version: 1, data: { viewSeq: 1, picture } },
  { type: "SaferViewPictureRemoved", version: 1, data: { viewSeq: 1, pictureId: "1-a" } },
];

export const insightSubject = defineSubject({
  name: "insight",
  routes: insightRoutes,
  remote: insightRemote,
  examples: insightExamples,
  streams: [insightStream],
  models: [INSIGHT_MODEL],
  pages: ["/insight/safer-view", "/insight/safer-view/:viewSeq"],
  indexes: [INSIGHT_SEARCH],
  acts: actsOfEditors(insightEvents),
  groups: { workers: ["insight-clear", "insight-pictures", "insight-publish"] },
  jobs: [InsightClear, InsightMail, InsightPicture, InsightPublish, InsightWeekly],
});
