// The read model `insight@1`: the projector writes it, queries and mails read it.
import type { Language, SaferViewCategory, SaferViewStatus } from "../codes.ts";

export const INSIGHT_MODEL = "insight@1";
export const INSIGHT_INDEX = "insight-index@1";

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

export type SaferViewDoc = {
  readonly viewSeq: number;
  readonly category: SaferViewCategory;
  readonly language: Language;
  readonly title: string;
  readonly summary?: string | undefined;
  /** The beginning of the content, in plain words. */
  readonly excerpt: string;
  readonly thumbnail?: string | undefined;
  readonly pictures: readonly PictureDoc[];
  /** Minutes that reading it takes. */
  readonly readingMinutes: number;
  /** Changes of the text so far: two editors at once are told apart by it. */
  readonly version: number;
  readonly status: SaferViewStatus;
  readonly writtenAt: string;
  readonly modifiedAt?: string | undefined;
  /** When it was published first; it stays when the article is withdrawn. */
  readonly publishedAt?: string | undefined;
  /** When it will be published, while it is scheduled. */
  readonly publishAt?: string | undefined;
  readonly withdrawn?: { readonly at: string; readonly reason: string } | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

/** An article that everybody may read. */
export type PublishedDoc = SaferViewDoc & { readonly publishedAt: string };

export const isPublished = (doc: SaferViewDoc | undefined): doc is PublishedDoc =>
  doc?.status === "PUBLISHED" && doc.publishedAt !== undefined;

export type SaferViewTextDoc = {
  /** Markdown. */
  readonly content: string;
};
