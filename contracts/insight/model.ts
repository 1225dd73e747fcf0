// Codes and sizes of articles, their read model and search index.
import type { ContentLife } from "../content.ts";
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import type { IndexSchema } from "../search-schema.ts";
import type { SaferViewFacts } from "./subject.ts";

/** Kinds of articles of safer view: what happened in a week, one case, how to protect oneself, law and policy. */
export const SAFER_VIEW_CATEGORIES = ["WEEKLY", "CASE", "PREVENTION", "POLICY"] as const;
export type SaferViewCategory = (typeof SAFER_VIEW_CATEGORIES)[number];

export const SAFER_VIEW_STATUSES = ["DRAFT", "SCHEDULED", "PUBLISHED", "WITHDRAWN"] as const;
export type SaferViewStatus = (typeof SAFER_VIEW_STATUSES)[number];

/** A draft may lack its title and its content. */
export const ARTICLE_FIELDS = {
  title: { maxChars: LIMITS.titleChars },
  summary: { maxChars: LIMITS.shortTextChars },
  content: { maxChars: 50_000 },
} as const satisfies TextFields;
/** Where a picture lies: https, on the web. */
export const PICTURE_FIELDS = { url: { required: true, maxChars: LIMITS.addressChars } } as const satisfies TextFields;

export const ARTICLE_LIMITS = {
  /** Pictures of one article. */
  pictures: 50,
  /** Articles in one weekly mail. */
  mailed: 20,
} as const;

export const INSIGHT_MODEL = "insight@1";

/** SaferViewDoc by viewSeq. */
export const SAFER_VIEW_COLLECTION = "saferView";
/** SaferViewTextDoc by viewSeq. It stands apart, because lists don't need it. */
export const SAFER_VIEW_TEXT_COLLECTION = "saferViewText";
/** ViewSeqs of published articles, scored by when they were published (ms). */
export const PUBLISHED_LIST = "insight:published";

export type PictureDoc = {
  readonly pictureId: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
};

/** An article beside its content. */
export type ArticleDoc = Omit<SaferViewFacts, "content"> & {
  /** The beginning of the content, in plain words. */
  readonly excerpt: string;
  readonly pictures: readonly PictureDoc[];
  /** Minutes that reading it takes. */
  readonly readingMinutes: number;
  /** Changes of the text so far: two editors at once are told apart by it. */
  readonly version: number;
};
export type SaferViewDoc = ArticleDoc & ContentLife;

/** An article that everybody may read. */
export type PublishedDoc = SaferViewDoc & { readonly publishedAt: string };

export const isPublished = (doc: SaferViewDoc | undefined): doc is PublishedDoc =>
  doc?.status === "PUBLISHED" && doc.publishedAt !== undefined;

export type SaferViewTextDoc = {
  /** Markdown. */
  readonly content: string;
};

export const INSIGHT_INDEX = "insight-index@2";
/** All articles: editors find drafts too; the public asks for published ones. Documents have the viewSeq as their id. */
export const INSIGHT_SEARCH = {
  name: INSIGHT_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    summary: { analysis: "prose" },
    content: { analysis: "prose" },
  },
  filters: ["category", "language", "status"],
  /** Seconds since 2025. `publishedAt` is 0 for what never was. */
  sorts: { publishedAt: "value", writtenAt: "value" },
} as const satisfies IndexSchema;
