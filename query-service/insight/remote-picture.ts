// GET admin/safer-view/picture: fetches a picture that an editor names. Browsers can't: other sites don't let them read it, and
// would learn who asks.
import { ARTICLE_PICTURE_TYPES } from "@sb/contracts/insight/pictures.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { fetchGuarded, type GuardedResponse, type Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { fileTypeFromBuffer } from "file-type";

export type RemotePictureDeps = {
  /** For tests and the demo: how the web is reached. */
  readonly network?: Network | undefined;
};

const HEADERS = { accept: "image/webp, image/avif, image/png, image/jpeg, image/gif", "user-agent": "SaferBlock/1" };
const BOUNDS = { maxBytes: LIMITS.fileBytes, timeoutMs: 10_000, redirects: 3 };

/** Refuses with one code, whatever the reason: which private addresses answer is nobody's business. */
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
