// Which articles are read: the model `insight@1`, typed.
import {
  isPublished,
  PUBLISHED_LIST,
  type PublishedDoc,
  SAFER_VIEW_TEXT_COLLECTION,
  type SaferViewDoc,
  type SaferViewTextDoc,
} from "@sb/contracts/insight/model.ts";
import { articleContent } from "@sb/contracts/insight/subject.ts";
import { documentsOf, type Models } from "../runtime/content.ts";

export const articles = documentsOf<SaferViewDoc>(articleContent.model, articleContent.collection);
const contents = documentsOf<SaferViewTextDoc>(articleContent.model, SAFER_VIEW_TEXT_COLLECTION);

/** Its Markdown. */
export async function findContent(readStore: Models, viewSeq: number): Promise<string> {
  return (await contents.findOne(readStore, viewSeq))?.content ?? "";
}

export async function findPublished(readStore: Models, viewSeq: number): Promise<PublishedDoc | undefined> {
  const doc = await articles.findOne(readStore, viewSeq);
  return isPublished(doc) ? doc : undefined;
}

/** The newest that are published. */
export async function findNewest(readStore: Models, size: number): Promise<readonly PublishedDoc[]> {
  const { docs } = await articles.findPage(readStore, PUBLISHED_LIST, { page: 1, size });
  return docs.filter(isPublished);
}
