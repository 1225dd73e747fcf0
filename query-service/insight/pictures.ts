// The pictures of articles: of a published one for everybody, of others with an editor's pass; and one from elsewhere, for an editor.
import { timingSafeEqual } from "node:crypto";
import { isPublished } from "@sb/contracts/insight/model.ts";
import {
  ARTICLE_PICTURE_TYPES,
  COPY_MEDIA_TYPE,
  copyKey,
  type PictureSize,
  pictureKey,
  viewSeqOfPicture,
} from "@sb/contracts/insight/pictures.ts";
import { LIMITS, SKEW_MS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { fetchGuarded, type GuardedResponse, type Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { fileTypeFromBuffer } from "file-type";
import type { Models } from "../runtime/content.ts";
import { articles } from "./documents.ts";

export type PictureDeps = {
  readonly readStore: Models;
  readonly files: Pick<Files, "get">;
  readonly vault: Pick<Vault, "mac">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

/** A day, in seconds: what is withdrawn or deleted stays no longer in caches on the way. */
const FRESH = 86_400;

export function getPicture(deps: PictureDeps): Handler<"GET insight/safer-view/picture/{pictureId}"> {
  const now = () => Date.parse(deps.clock());
  return async ({ params: { pictureId }, query: { size, pass = "" } }) => {
    const viewSeq = viewSeqOfPicture(pictureId);
    const doc = viewSeq === undefined ? undefined : await articles.findOne(deps.readStore, viewSeq);
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
async function findBytes({ files }: PictureDeps, viewSeq: number, picture: Named, size: PictureSize | undefined) {
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

// The pass to an article's pictures while it is not published. `<img>` sends no access token, so editors get one that stands in
// the address: for one article, and for hours.

type Mac = Pick<Vault, "mac">["mac"];

const PURPOSE = "article-pictures";
const HOUR_MS = 3_600_000;
/** A working day. */
const HOURS = 12;

/** `now`: milliseconds since 1970. The same within an hour, so that browsers keep the pictures. */
export function picturePass(mac: Mac, viewSeq: number, now: number): string {
  return passUntil(mac, viewSeq, Math.ceil(now / HOUR_MS) + HOURS);
}

/** Whether it was made here, for this article, and its time is not up. */
export function isPicturePass(mac: Mac, viewSeq: number, pass: string, now: number): boolean {
  const until = Number(/^\d{1,9}(?=\.)/.exec(pass)?.[0]);
  const left = until * HOUR_MS - now;
  // None that is made now holds for longer: it was made by a clock that was put back since.
  if (!(left > 0 && left <= (HOURS + 1) * HOUR_MS + SKEW_MS)) return false;
  const [given, expected] = [pass, passUntil(mac, viewSeq, until)].map((text) => Buffer.from(text));
  return given !== undefined && given.length === expected?.length && timingSafeEqual(given, expected);
}

/** `until`: hours since 1970. */
const passUntil = (mac: Mac, viewSeq: number, until: number): string =>
  `${until}.${mac(PURPOSE, `${viewSeq}.${until}`)}`;

export type RemotePictureDeps = {
  /** For tests and the demo: how the web is reached. */
  readonly network?: Network | undefined;
};

const HEADERS = { accept: "image/webp, image/avif, image/png, image/jpeg, image/gif", "user-agent": "SaferBlock/1" };
const BOUNDS = { maxBytes: LIMITS.fileBytes, timeoutMs: 10_000, redirects: 3 };

/**
 * Fetches a picture that an editor names. Browsers can't: other sites don't let them read it, and would learn who asks.
 * Refuses with one code, whatever the reason: which private addresses answer is nobody's business.
 */
export function getRemotePicture({ network }: RemotePictureDeps): Handler<"GET admin/safer-view/picture"> {
  return async ({ query: { url } }) => {
    const response = await fetchGuarded({ url, headers: HEADERS, ...BOUNDS }, network).catch(() => undefined);
    const mediaType = response && (await pictureTypeOf(response));
    if (!mediaType) throw new Refused("PICTURE_NOT_FETCHED", [{ path: "url", code: "PICTURE_NOT_FETCHED" }]);
    const headers = { "cache-control": "no-store", "content-disposition": "attachment" };
    return { stream: response.bytes, mediaType, headers };
  };
}

/** By its bytes: what the site calls it says nothing. */
async function pictureTypeOf({ status, bytes }: GuardedResponse): Promise<string | undefined> {
  const type = status === 200 ? (await fileTypeFromBuffer(bytes))?.mime : undefined;
  return type !== undefined && Object.hasOwn(ARTICLE_PICTURE_TYPES, type) ? type : undefined;
}
