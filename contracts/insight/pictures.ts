// Pictures of articles: how they are named, where they lie, and in which sizes they are served.

/** Media types that are accepted, and whether smaller copies are drawn. GIFs may move, so they stay as they are. */
export const ARTICLE_PICTURE_TYPES: Readonly<Record<string, "DRAWN" | "AS_IT_IS">> = {
  "image/png": "DRAWN",
  "image/jpeg": "DRAWN",
  "image/webp": "DRAWN",
  "image/avif": "DRAWN",
  "image/gif": "AS_IT_IS",
};

/** Longest sides in pixels of the copies that are drawn. */
export const PICTURE_SIZES = [320, 640, 1280] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export const COPY_MEDIA_TYPE = "image/webp";

/** In the files port. */
export const pictureFolder = (viewSeq: number): string => `insight/insight-${viewSeq}/`;
export const pictureKey = (viewSeq: number, pictureId: string): string => `${pictureFolder(viewSeq)}${pictureId}`;
export const copyKey = (viewSeq: number, pictureId: string, size: PictureSize): string =>
  `${pictureKey(viewSeq, pictureId)}.${size}`;

/** `17-{uuid}` belongs to 17. Undefined for what is no picture's id. */
export function viewSeqOfPicture(pictureId: string): number | undefined {
  const seq = /^(\d{1,16})-[\w-]+$/.exec(pictureId)?.[1];
  return seq === undefined ? undefined : Number(seq);
}

const PICTURE_PATH = "/sb/insight/safer-view/picture/";

/**
 * Where a picture is served, also as it stands in an article's Markdown. With an editor's `pass` while the article is not
 * published.
 */
export function pictureUrl(pictureId: string, size?: PictureSize, pass?: string): string {
  const query = new URLSearchParams();
  if (size !== undefined) query.set("size", String(size));
  if (pass !== undefined) query.set("pass", pass);
  return `${PICTURE_PATH}${pictureId}${query.size === 0 ? "" : `?${query}`}`;
}

/** The id in such an address; undefined for all others. */
export function pictureIdOf(url: string): string | undefined {
  if (!url.startsWith(PICTURE_PATH)) return undefined;
  const [pictureId = ""] = url.slice(PICTURE_PATH.length).split("?", 1);
  return viewSeqOfPicture(pictureId) === undefined ? undefined : pictureId;
}
