// Block news on the wire (docs/specification/3-fields.md and 7-calls.md; docs/wire.md, "The rest").
import * as z from "zod";
import { REASON, SEARCH_WORDS } from "../field.ts";
import { codeOr, Instant, listOf, optionalCode, PaginationQuery, Passage, Seq, SeqParam, textOf } from "../http.ts";
import { NEWS_CATEGORIES, NEWS_FAILURES, NEWS_LIMITS, NEWS_QUEUES, NEWS_SOURCE_STATES } from "./model.ts";
import { SourceId } from "./source.ts";

export const NewsSeqParams = z.object({ newsSeq: SeqParam });

export const NewsListQuery = z.object({
  category: optionalCode(NEWS_CATEGORIES),
  searchKeyword: textOf(SEARCH_WORDS),
  pagination: PaginationQuery,
});

/** Those that have news, in the order of the menu. */
export const NewsCategoryList = z.object({
  categories: z.array(z.object({ category: z.enum(NEWS_CATEGORIES), count: z.int() })),
});

const NewsHead = z.object({
  newsSeq: Seq,
  title: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  /** Name of who published it. */
  source: z.string(),
  publishedAt: Instant,
  /** Path of our own copy of its picture. */
  thumbnail: z.string().optional(),
  likeCount: z.int(),
  liked: z.boolean(),
  /** News have no comments. */
  commentCount: z.int(),
  /** Each visitor counts once a day. */
  viewCount: z.int(),
});

export const NewsListItem = NewsHead.extend({
  /** The summary: plain text. */
  content: z.string(),
  /** Passages of the title that match the search, as [start, end) in UTF-16 units. */
  highlights: z.object({ title: z.array(Passage).optional() }),
});
export type NewsListItem = z.output<typeof NewsListItem>;
export const NewsList = listOf(NewsListItem);

export const NewsView = NewsHead.extend({
  /** The summary: plain text. */
  content: z.string(),
  /** The whole article, at its publisher's. */
  link: z.string(),
});
export type NewsView = z.output<typeof NewsView>;

/** For admins: hidden ones too. */
export const AdminNewsQuery = z.object({ status: codeOr(NEWS_QUEUES, "SHOWN"), pagination: PaginationQuery });
export const AdminNewsView = NewsView.pick({
  newsSeq: true,
  title: true,
  category: true,
  source: true,
  link: true,
}).extend({
  publishedAt: Instant,
  broughtInAt: Instant,
  hidden: z.object({ reason: z.string(), at: Instant }).optional(),
});
export type AdminNewsView = z.output<typeof AdminNewsView>;
export const AdminNewsList = listOf(AdminNewsView);
export const JudgeNews = z.object({ newsSeq: Seq, reason: textOf(REASON) });

/** A source and how it goes. */
export const NewsSourceView = z.object({
  sourceId: SourceId,
  name: z.string(),
  url: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  state: z.enum(NEWS_SOURCE_STATES),
  triedAt: Instant.optional(),
  succeededAt: Instant.optional(),
  /** The failure of the last try. `status`: that of the server's answer. */
  failure: z.object({ code: z.enum(NEWS_FAILURES), status: z.int().optional() }).optional(),
  /** Failed tries in a row. */
  failures: z.int(),
  nextTryAt: Instant.optional(),
  /** Items that the last success brought in. */
  brought: z.int(),
  paused: z.object({ reason: z.string(), at: Instant }).optional(),
});
export type NewsSourceView = z.output<typeof NewsSourceView>;
export const NewsSourceList = z.object({ items: z.array(NewsSourceView).max(NEWS_LIMITS.sources) });

export const SourceBody = z.object({ sourceId: SourceId });
export const PauseSource = SourceBody.extend({ reason: textOf(REASON) });
