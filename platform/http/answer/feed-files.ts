// Files that are made while they are sent, at paths of their own: read again and again, and mostly unchanged.
import { createHash } from "node:crypto";
import { Refused } from "@sb/contracts/refused.ts";
import type { Express, RequestHandler } from "express";
import { hasVersion } from "./conditional.ts";
import { methodNotAllowed } from "./errors.ts";
import { sendStream } from "./send.ts";

export type FeedFiles = {
  /** Where they stand, such as `/feeds`. */
  readonly path: string;
  /** Goes before: how often somebody may ask. */
  readonly before: readonly RequestHandler[];
  /** `path` is what follows `/feeds/`; undefined where there is no such file. */
  readonly find: (
    path: string,
    query: unknown,
  ) => Promise<{ readonly chunks: AsyncIterable<string>; readonly mediaType: string } | undefined>;
  /** Changes as soon as the source of all files does. */
  readonly version: () => string;
};

export function mountFeedFiles(app: Express, { path, before, find, version }: FeedFiles): void {
  const send: RequestHandler = async (request, response) => {
    // Before the file is made: made of something newer, it is only asked for once more.
    const etag = etagOf(request.url, version());
    const file = await find(request.path.slice(path.length + 1), request.query);
    if (!file) throw new Refused("NOT_FOUND");
    response.setHeader("etag", etag);
    response.setHeader("cache-control", "no-cache");
    // Browsers and wallets read blocklists from other origins.
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    if (hasVersion(request.headers, { etag })) return void response.status(304).end();
    await sendStream(response, file.chunks, file.mediaType);
  };
  app
    .route(`${path}/*file`)
    .get(...before, send)
    .all(methodNotAllowed(["GET", "HEAD"]));
}

const etagOf = (path: string, version: string): string =>
  `W/"${createHash("sha256").update(`${path} ${version}`).digest("base64url")}"`;
