// Pictures of previews: drawn when they are first asked for, and kept while their words are the same. The page is looked at each
// time, so a picture is gone with its page.
import { createHash } from "node:crypto";
import { type PageRequest, type Pages, previewPathOf } from "@sb/contracts/pages.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { PAGE_PATHS } from "@sb/contracts/subjects.ts";
import { hasVersion } from "@sb/platform/http/answer/conditional.ts";
import { sendBytes } from "@sb/platform/http/answer/send.ts";
import type { Express } from "@sb/platform/http/app.ts";
import type { Limiters } from "@sb/platform/http/limits/limiters.ts";
import type { Cards } from "@sb/platform/picture/cards.ts";
import type { Request, RequestHandler } from "express";
import { LRUCache } from "lru-cache";

type PreviewDeps = {
  readonly pages: () => Promise<Pages>;
  readonly cards: Cards;
  readonly requestOf: (path: PageRequest["path"], request: Request) => PageRequest;
};

/** A few hundred pictures. */
const MAX_BYTES = 16_000_000;

export function mountPreviews(app: Express, { general }: Limiters, { pages, cards, requestOf }: PreviewDeps): void {
  const kept = new LRUCache<string, Promise<Uint8Array>>({ maxSize: MAX_BYTES });
  const drawn = (key: string, card: Parameters<Cards["draw"]>[0]): Promise<Uint8Array> => {
    const known = kept.get(key);
    if (known) return known;
    const drawing = cards.draw(card).then((bytes) => {
      kept.set(key, drawing, { size: bytes.length });
      return bytes;
    });
    // Several ask at once when a link is posted.
    kept.set(key, drawing, { size: 1 });
    drawing.catch(() => kept.delete(key));
    return drawing;
  };
  const send =
    (path: PageRequest["path"]): RequestHandler =>
    async (request, response) => {
      const asked = requestOf(path, request);
      const words = await (await pages()).preview(asked);
      if (!words) throw new Refused("NOT_FOUND");
      const key = createHash("sha256")
        .update(JSON.stringify([words, asked.language]))
        .digest("base64url");
      const etag = `"${key}"`;
      response.vary("accept-language");
      response.setHeader("etag", etag);
      response.setHeader("cache-control", "no-cache");
      // It is there to be shown elsewhere.
      response.setHeader("cross-origin-resource-policy", "cross-origin");
      if (hasVersion(request.headers, { etag })) return void response.status(304).end();
      sendBytes(response, 200, await drawn(key, { words, language: asked.language }), "image/png");
    };
  for (const path of PAGE_PATHS) app.get(previewPathOf(path), ...general, send(path));
}
