// The insight subject's read model `insight@1`, which has one document per article and the list of those that are published, and its
// index `insight-index@2`.

import {
  type ArticleDoc,
  INSIGHT_SEARCH,
  PUBLISHED_LIST,
  SAFER_VIEW_TEXT_COLLECTION,
  type SaferViewDoc,
  type SaferViewTextDoc,
} from "@sb/contracts/insight/model.ts";
import { excerpt, readingMinutes } from "@sb/contracts/insight/reading.ts";
import { articleContent, type InsightEvent } from "@sb/contracts/insight/subject.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { contentIndex, contentProjection, secondsSince2025 } from "../runtime/content.ts";

export const insightProjection = contentProjection({
  content: articleContent,
  textOf: ({ content, ...text }, before: ArticleDoc | undefined): ArticleDoc => ({
    ...text,
    readingMinutes: readingMinutes(content),
    excerpt: excerpt(content),
    pictures: before?.pictures ?? [],
    version: before === undefined ? 0 : before.version + 1,
  }),
  ownAfter: (event, before) => ({ ...before, pictures: picturesAfter(event, before.pictures) }),
  scoresOf: ({ status, publishedAt }) => ({
    [PUBLISHED_LIST]: status === "PUBLISHED" && publishedAt !== undefined ? Date.parse(publishedAt) : undefined,
  }),
  also: contentOps,
});

function picturesAfter(event: InsightEvent, pictures: ArticleDoc["pictures"]): ArticleDoc["pictures"] {
  if (event.type === "SaferViewPictureAdded") {
    const { size: _, ...picture } = event.data.picture;
    return [...pictures, picture];
  }
  if (event.type !== "SaferViewPictureRemoved") return pictures;
  return pictures.filter(({ pictureId }) => pictureId !== event.data.pictureId);
}

/** The content stands apart, because lists don't need it. */
function contentOps({ type, data }: InsightEvent): readonly ReadOp[] {
  const key = { collection: SAFER_VIEW_TEXT_COLLECTION, id: String(data.viewSeq) };
  if (type === "SaferViewDeleted") return [{ op: "delete", ...key }];
  return "content" in data ? [{ op: "put", ...key, doc: { content: data.content } }] : [];
}

export const insightIndex = contentIndex({
  ...articleContent,
  schema: INSIGHT_SEARCH,
  besides: SAFER_VIEW_TEXT_COLLECTION,
  handles: articleContent.events.definitions,
  docOf(doc: SaferViewDoc, text: SaferViewTextDoc | undefined) {
    const { title, summary = "", category, language, status, publishedAt, writtenAt } = doc;
    return {
      texts: { title, summary, content: text?.content ?? "" },
      filters: { category, language, status },
      sorts: { publishedAt: publishedAt === undefined ? 0 : secondsOf(publishedAt), writtenAt: secondsOf(writtenAt) },
    };
  },
});

const secondsOf = (at: string): number => secondsSince2025(Date.parse(at));

export const projections = [insightProjection] as const;
export const indexProjections = [insightIndex] as const;
