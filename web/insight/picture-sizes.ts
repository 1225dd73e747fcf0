// In which sizes an article's pictures are there.
import { PICTURE_SIZES, pictureIdOf, pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type { PictureView } from "@sb/contracts/insight/wire.ts";
import type { PictureSizes } from "../markdown/sized-pictures.ts";

/** The column of an article is no wider. */
const SIZES = "(max-width: 760px) 92vw, 720px";

/** Undefined for pictures that are not the article's own. `pass`: an editor's, for what is not published. */
export function pictureSizesOf(pictures: readonly PictureView[], pass?: string) {
  const byId = new Map(pictures.map((picture) => [picture.pictureId, picture]));
  return (src: string): PictureSizes | undefined => {
    const picture = byId.get(pictureIdOf(src) ?? "");
    if (!picture) return undefined;
    const { pictureId, width, height } = picture;
    const longest = Math.max(width, height);
    // A size is that of the longest side; a copy is never larger than its picture.
    const copies = PICTURE_SIZES.map((size) => ({
      size,
      width: Math.round((width * Math.min(size, longest)) / longest),
    }));
    const srcset = copies.map((copy) => `${pictureUrl(pictureId, copy.size, pass)} ${copy.width}w`).join(", ");
    return { srcset, sizes: SIZES, width, height };
  };
}
