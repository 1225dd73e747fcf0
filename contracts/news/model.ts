// The read model and the search index of news.
import type { NewsCategory } from "../codes.ts";
import type { IndexSchema } from "../search-schema.ts";

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

export const NEWS_INDEX = "news-index@1";
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
