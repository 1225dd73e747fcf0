// GET insight/safer-view/picture/{pictureId}: of a published article for everybody, of others with an editor's pass.
import { isPublished } from "@sb/contracts/insight/model.ts";
import {
  ARTICLE_PICTURE_TYPES,
  COPY_MEDIA_TYPE,
  copyKey,
  type PictureSize,
  pictureKey,
  viewSeqOfPicture,
} from "@sb/contracts/insight/pictures.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { findArticle } from "./documents.ts";
import { isPicturePass } from "./picture-pass.ts";
import type { InsightQueryDeps } from "./routes.ts";

/** A day, in seconds: what is withdrawn or deleted stays no longer in caches on the way. */
const FRESH = 86_400;

export function getPicture(deps: InsightQueryDeps): Handler<"GET insight/safer-view/picture/{pictureId}"> {
  const now = () => Date.parse(deps.clock());
  return async ({ params: { pictureId }, query: { size, pass = "" } }) => {
    const viewSeq = viewSeqOfPicture(pictureId);
    const doc = viewSeq === undefined ? undefined : await findArticle(deps.readStore, viewSeq);
    const isPublic = isPublished(doc);
    if (!isPublic && !(doc && isPicturePass(deps.vault.mac, doc.viewSeq, pass, now()))) throw new Refused("NOT_FOUND");
    const picture = doc?.pictures.find((each) => each.pictureId === pictureId);
    const found = doc && picture && (await findBytes(deps, doc.viewSeq, picture, size));
    if (!found) throw new Refused("NOT_FOUND");
    const freshness = `max-age=${found.isFinal ? FRESH : 10}`;
    const headers = { "cache-control": `${isPublic ? "public" : "private"}, ${freshness}`, etag: found.etag };
    return { stream: found.bytes, mediaType: found.mediaType, headers };
  };
}

type Named = { readonly pictureId: string; readonly mediaType: string };

/** The copy in the size; the picture itself until that is drawn, or where none is. */
async function findBytes({ files }: InsightQueryDeps, viewSeq: number, picture: Named, size: PictureSize | undefined) {
  const { pictureId, mediaType } = picture;
  const copy = size === undefined ? undefined : await files.get(copyKey(viewSeq, pictureId, size));
  if (copy) return { bytes: copy, mediaType: COPY_MEDIA_TYPE, isFinal: true, etag: `"${pictureId}.${size}"` };
  const bytes = await files.get(pictureKey(viewSeq, pictureId));
  return (
    bytes && {
      bytes,
      mediaType,
      isFinal: size === undefined || ARTICLE_PICTURE_TYPES[mediaType] === "AS_IT_IS",
      etag: `"${pictureId}"`,
    }
  );
}
