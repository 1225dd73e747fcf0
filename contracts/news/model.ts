// Codes and sizes of news, their read model and search index.
import type { IndexSchema } from "../search-schema.ts";

/** Topics of coin news; a source has one. */
export const NEWS_CATEGORIES = ["CRIME", "POLICY", "MARKET", "TECHNOLOGY", "OTHER"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export const NEWS_QUEUES = ["SHOWN", "HIDDEN"] as const;

/** NEW: it was never fetched. */
export const NEWS_SOURCE_STATES = ["NEW", "OK", "FAILING", "PAUSED"] as const;

/**
 * Why a source could not be read. SITE_REFUSED: its name leads to a private address. REDIRECT_REFUSED: a redirect does, or
 * leads away from https. DTD_REFUSED: it declares entities or a document type. TOO_COMPLEX: reading it took too long or too much memory.
 */
export const NEWS_FAILURES = [
  "UNREACHABLE",
  "TIMED_OUT",
  "HTTP_STATUS",
  "SITE_REFUSED",
  "REDIRECT_REFUSED",
  "TOO_MANY_REDIRECTS",
  "TOO_LARGE",
  "DTD_REFUSED",
  "MALFORMED",
  "TOO_COMPLEX",
] as const;
export type NewsFailure = (typeof NEWS_FAILURES)[number];

export const NEWS_LIMITS = {
  /** Sources of news, and characters of a source's id and name. */
  sources: 50,
  sourceIdChars: 40,
  sourceNameChars: 60,
  /** Bytes of a feed, items of it that are looked at, and items of one source that are brought in on a day. */
  feedBytes: 5 * 1024 * 1024,
  itemsRead: 100,
  itemsADay: 200,
  /** Characters of an item's title and summary. */
  titleChars: 300,
  summaryChars: 600,
  /** Bytes of an item's picture as it is fetched. */
  pictureBytes: 5 * 1024 * 1024,
  /** Days that news are kept. */
  days: 365,
} as const;

export const NEWS_MODEL = "news@1";

/** Documents by id. */
export const NEWS_COLLECTIONS = {
  /** NewsDoc by newsSeq. */
  news: "news",
  /** NewsSourceDoc by sourceId; none where nobody ever paused it. */
  source: "news-source",
} as const;

/** Members are newsSeqs, scored by the time published (ms). */
export const NEWS_LISTS = {
  shown: "news:shown",
  category: (category: NewsCategory) => `news:category:${category}`,
  hidden: "news:hidden",
  /** Shown or hidden. */
  all: "news:all",
} as const;

export type NewsDoc = {
  readonly newsSeq: number;
  readonly sourceId: string;
  readonly source: string;
  readonly category: NewsCategory;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** http: or https:. */
  readonly link: string;
  readonly publishedAt: string;
  readonly broughtInAt: string;
  readonly hasPicture: boolean;
  readonly hidden?: { readonly reason: string; readonly at: string } | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

export type NewsSourceDoc = {
  readonly paused?: { readonly reason: string; readonly at: string } | undefined;
  readonly revision: number;
};

/** Key of an item's picture in the files port: WebP, drawn anew. */
export const newsPictureKey = (newsSeq: number): string => `news/pictures/${newsSeq}`;
export const NEWS_PICTURE_MEDIA_TYPE = "image/webp";

export const NEWS_INDEX = "news-index@2";
/** News that are shown. Documents have the newsSeq as their id. */
export const NEWS_SEARCH = {
  name: NEWS_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    summary: { analysis: "prose" },
    source: { analysis: "verbatim" },
  },
  filters: ["category"],
  /** Seconds since 2025. */
  sorts: { publishedAt: "value" },
} as const satisfies IndexSchema;
