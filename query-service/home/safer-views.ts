// The newest articles of safer view, as home shows them.
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import type { PublishedDoc } from "@sb/contracts/insight/model.ts";
import { type PictureSize, pictureUrl } from "@sb/contracts/insight/pictures.ts";
import { findTalks, SILENT } from "../comment/talks.ts";
import { findNewest } from "../insight/documents.ts";
import type { Models } from "../runtime/content.ts";

const NEWEST = 3;
const THUMBNAIL: PictureSize = 320;

/** The same for everybody: who likes them is not told. Categories are left out, for home has no texts for them. */
export async function newestSaferViews(readStore: Models): Promise<HomeMain["saferViews"]> {
  const docs = await findNewest(readStore, NEWEST);
  const seqs = docs.map(({ viewSeq }) => viewSeq);
  const talks = await findTalks(readStore, "SAFER_VIEW", seqs, undefined);
  return docs.map((doc, i) => card(doc, talks[i] ?? SILENT));
}

type Counts = Pick<HomeMain["saferViews"][number], "likeCount" | "commentCount">;

function card({ viewSeq, title, thumbnail, publishedAt }: PublishedDoc, { likeCount, commentCount }: Counts) {
  return {
    ...{ seq: viewSeq, title, publishedAt, likeCount, commentCount },
    thumbnail: thumbnail === undefined ? undefined : pictureUrl(thumbnail, THUMBNAIL),
  };
}
