// A feed of news for the demo, made up, on a free port of loopback. It behaves as a good one does: it has validators and
// answers 304 to whoever has its newest version.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DEMO_ARTICLES } from "./articles.ts";
import { paintPicture } from "./paint-picture.ts";
import { rssOf } from "./rss.ts";

export type DemoFeed = { readonly origin: string; close(): Promise<void> };

export async function openDemoFeed(): Promise<DemoFeed> {
  const server = createServer((request, response) => answer(request, response, origin));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer({ url = "", headers }: IncomingMessage, response: ServerResponse, origin: string): void {
  const picture = /^\/pictures\/(\d{1,2})\.png$/.exec(url)?.[1];
  if (picture !== undefined && Number(picture) < DEMO_ARTICLES.length) {
    response.writeHead(200, { "content-type": "image/png" }).end(paintPicture(Number(picture)));
    return;
  }
  if (url !== "/feed.xml") {
    response.writeHead(404).end();
    return;
  }
  const feed = rssOf(DEMO_ARTICLES, origin, new Date());
  const etag = `"${createHash("sha256").update(feed).digest("base64url").slice(0, 22)}"`;
  const isKnown = headers["if-none-match"] === etag;
  response.writeHead(isKnown ? 304 : 200, { etag, "content-type": "application/rss+xml; charset=utf-8" });
  response.end(isKnown ? undefined : feed);
}
