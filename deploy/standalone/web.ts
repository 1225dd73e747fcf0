// Serves the built web app: hashed assets cached for ever, the page revalidated; unknown paths get the page, as 404.
import type { ServerResponse } from "node:http";
import { openToOrigins } from "@sb/platform/http/answer/cors.ts";
import { sendBytes } from "@sb/platform/http/answer/send.ts";
import { serveFiles } from "@sb/platform/http/answer/static-files.ts";
import type { Express } from "@sb/platform/http/app.ts";
import { isDecodable } from "@sb/platform/http/request/url.ts";
import { WEB_FILES, type WebPage } from "@sb/platform/service/web-app.ts";
import type { ErrorRequestHandler } from "express";

export function mountWeb(app: Express, { html, screens }: WebPage, publicUrl: string): void {
  const page = Buffer.from(html);
  const robots = Buffer.from(robotsTxt(publicUrl));
  const screenPath = new RegExp(screenPattern(screens));
  const sendPage = (response: ServerResponse, status = 200) => {
    response.setHeader("cache-control", "no-cache");
    if (status !== 200) response.setHeader("x-robots-tag", "noindex");
    sendBytes(response, status, page, "text/html; charset=utf-8");
  };
  app.get(["/", "/index.html"], (_request, response) => sendPage(response));
  app.get("/widget.js", (_request, response, next) => {
    openToOrigins(response);
    next();
  });
  app.get("/robots.txt", (_request, response) => {
    response.setHeader("cache-control", "public, max-age=3600");
    sendBytes(response, 200, robots, "text/plain; charset=utf-8");
  });
  app.get("/*path", serveFiles(WEB_FILES, cacheControl), ({ path, url }, response, next) => {
    if (!isPagePath(path)) return next();
    const one = onePathOf(path);
    if (!screenPath.test(one)) return sendPage(response, 404);
    if (one === path) return sendPage(response);
    response.redirect(308, one + url.slice(path.length));
  });
  app.use(unreadable((response) => sendPage(response, 404)));
}

/** A path that can't be decoded matches no route: who opened it gets the page as well. */
const unreadable =
  (sendPage: (response: ServerResponse) => void): ErrorRequestHandler =>
  (error: unknown, { method, path }, response, next) => {
    const isRead = method === "GET" || method === "HEAD";
    if (isRead && isPagePath(path) && !isDecodable(path)) sendPage(response);
    else next(error);
  };

/** For crawlers that run scripts: the app's own reads stay open, and their answers say that they are no pages (noindex). */
export const robotsTxt = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...["/admin/", "/login/", "/sb/"].map((path) => `Disallow: ${path}`),
    ...["home/", "report/", "insight/", "support/", "terms"].map((path) => `Allow: /sb/${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** Screens have paths without an extension, but for those of targets; missing files and API calls get 404. */
function isPagePath(path: string): boolean {
  return !path.startsWith("/sb/") && (/^\/[as]\//.test(path) || !/\.\w{2,5}$/.test(path));
}

/** A page has one path: without a slash at its end, and with those inside of a target encoded (`/s/t.me%2Fname`). */
function onePathOf(path: string): string {
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return plain.replace(/^(\/[as]\/)(.+)$/, (_, start: string, target: string) => start + target.replaceAll("/", "%2F"));
}

/** Other paths than those of screens get the page as well, which says that there is none, as 404. A regular expression as text. */
export function screenPattern(screens: readonly string[]): string {
  const patterns = screens.map((path) =>
    path
      .replace(/:\w*seq\b/gi, "[1-9]\\d*")
      .replace(/:\w+/g, "[^/]+")
      .replace("*", ".+"),
  );
  return `^(?:${patterns.join("|")})$`;
}

/** Asset names contain a content hash. Other sites embed the widget under a name that stays, so its mends arrive within an hour. */
function cacheControl(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  return path.endsWith("/widget.js") ? "public, max-age=3600" : "no-cache";
}
