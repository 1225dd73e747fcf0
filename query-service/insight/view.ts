// Articles as they are answered. Pure.
import type { PictureDoc, PublishedDoc, SaferViewDoc } from "@sb/contracts/insight/model.ts";
import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type {
  AdminSaferViewListItem,
  AdminSaferViewView,
  PictureView,
  SaferViewListItem,
  SaferViewView,
} from "@sb/contracts/insight/wire.ts";
import type { Talk } from "../comment/talks.ts";

type Highlights = SaferViewListItem["highlights"];
type Counts = Talk & Pick<SaferViewView, "viewCount">;

/** What lists and the detail show. */
function head(doc: PublishedDoc, counts: Counts) {
  const { viewSeq, category, language, title, readingMinutes, publishedAt, modifiedAt } = doc;
  const thumbnail = doc.pictures.find(({ pictureId }) => pictureId === doc.thumbnail);
  return {
    ...{ viewSeq, category, language, title, readingMinutes, publishedAt, modifiedAt, ...counts },
    summary: doc.summary ?? doc.excerpt,
    thumbnail: thumbnail && pictureView(thumbnail),
  };
}

export const listItem = (doc: PublishedDoc, counts: Counts, highlights: Highlights): SaferViewListItem => ({
  ...head(doc, counts),
  highlights,
});

export const saferViewView = (doc: PublishedDoc, content: string, counts: Counts): SaferViewView => ({
  ...head(doc, counts),
  content,
  pictures: doc.pictures.map(pictureView),
});

export function pictureView({ pictureId, width, height }: PictureDoc): PictureView {
  return { pictureId, url: pictureUrl(pictureId), width, height };
}

function adminHead(doc: SaferViewDoc) {
  const { viewSeq, category, language, title, status, writtenAt, modifiedAt, publishedAt, publishAt } = doc;
  const withdrawn = doc.withdrawn && { ...doc.withdrawn };
  return { viewSeq, category, language, title, status, writtenAt, modifiedAt, publishedAt, publishAt, withdrawn };
}

export const adminListItem = (doc: SaferViewDoc, highlights: Highlights): AdminSaferViewListItem => ({
  ...adminHead(doc),
  highlights,
});

export function adminView(doc: SaferViewDoc, content: string, picturePass: string): AdminSaferViewView {
  const { summary, thumbnail, pictures, version } = doc;
  return { ...adminHead(doc), summary, content, thumbnail, pictures: pictures.map(pictureView), picturePass, version };
}
