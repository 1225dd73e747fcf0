// Serves the built web app: hashed assets cached for ever, the page revalidated; unknown paths get the page.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "@sb/platform/config/config.ts";
import { openToOrigins } from "@sb/platform/http/answer/cors.ts";
import { sendBytes } from "@sb/platform/http/answer/send.ts";
import { serveFiles } from "@sb/platform/http/answer/static-files.ts";
import type { Express } from "@sb/platform/http/app.ts";

const DIST = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Public settings for the page. */
export type WebConfig = {
  readonly mobileUrl?: string;
  readonly mobileExcludedPaths?: readonly string[];
  readonly sentryDsn?: string;
};

export type WebPage = {
  readonly html: string;
  /** For the content security policy: `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
};

export function webConfigOf({ mobile, sentryDsn }: Config): WebConfig {
  return {
    ...(mobile ? { mobileUrl: mobile.url, mobileExcludedPaths: mobile.excludedPaths } : {}),
    ...(sentryDsn ? { sentryDsn } : {}),
  };
}

/** Origins that the page may talk to besides its own. */
export const connectOriginsOf = ({ sentryDsn }: Config): readonly string[] =>
  sentryDsn ? [new URL(sentryDsn).origin] : [];

/** The page with its settings filled in; undefined where the web app is not built. */
export function loadPage(config: WebConfig): WebPage | undefined {
  const file = join(DIST, "index.html");
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, "utf8").replace("%SB_CONFIG%", escapeAttribute(JSON.stringify(config)));
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const scriptHashes = [...inline].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
  return { html, scriptHashes };
}

export function mountWeb(app: Express, { html }: WebPage): void {
  const page = Buffer.from(html);
  const sendPage = (response: ServerResponse) => {
    response.setHeader("cache-control", "no-cache");
    sendBytes(response, 200, page, "text/html; charset=utf-8");
  };
  app.get(["/", "/index.html"], (_request, response) => sendPage(response));
  app.get("/widget.js", (_request, response, next) => {
    openToOrigins(response);
    next();
  });
  app.get("/*path", serveFiles(DIST, cacheControl), (request, response, next) =>
    isPagePath(request.path) ? sendPage(response) : next(),
  );
}

/** Screens have paths without an extension; missing files and API calls get 404. */
function isPagePath(path: string): boolean {
  return !path.startsWith("/sb/") && !/\.\w{2,5}$/.test(path);
}

/** Asset names contain a content hash. Other sites embed the widget under a name that stays, so its mends arrive within an hour. */
function cacheControl(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  return path.endsWith("/widget.js") ? "public, max-age=3600" : "no-cache";
}

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
