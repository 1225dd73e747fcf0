// Serves the built web app: hashed assets cached for ever, the page revalidated; unknown paths get the page, as 404.
import type { ServerResponse } from "node:http";
import { openToOrigins } from "@sb/platform/http/answer/cors.ts";
import { sendBytes } from "@sb/platform/http/answer/send.ts";
import { serveFiles } from "@sb/platform/http/answer/static-files.ts";
import type { Express } from "@sb/platform/http/app.ts";
import { WEB_FILES, type WebPage } from "@sb/platform/service/web-app.ts";

export function mountWeb(app: Express, { html, screens }: WebPage, publicUrl: string): void {
  const page = Buffer.from(html);
  const robots = Buffer.from(robotsTxt(publicUrl));
  const screenPath = patternOf(screens);
  const sendPage = (response: ServerResponse, status = 200) => {
    response.setHeader("cache-control", "no-cache");
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
  app.get("/*path", serveFiles(WEB_FILES, cacheControl), (request, response, next) =>
    isPagePath(request.path) ? sendPage(response, screenPath.test(request.path) ? 200 : 404) : next(),
  );
}

/** For crawlers that run scripts: the app's own reads stay open, and their answers say that they are no pages (noindex). */
const robotsTxt = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...["/admin/", "/login/", "/sb/"].map((path) => `Disallow: ${path}`),
    ...["home/", "report/", "insight/", "support/", "terms"].map((path) => `Allow: /sb/${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** Screens have paths without an extension, but for those of sites; missing files and API calls get 404. */
function isPagePath(path: string): boolean {
  return !path.startsWith("/sb/") && (path.startsWith("/s/") || !/\.\w{2,5}$/.test(path));
}

/** Other paths than those of screens get the page as well, which says that there is none, as 404. */
function patternOf(screens: readonly string[]): RegExp {
  const patterns = screens.map((path) =>
    path
      .replace(/:\w*seq\b/gi, "[1-9]\\d*")
      .replace(/:\w+/g, "[^/]+")
      .replace("*", ".+"),
  );
  return new RegExp(`^(?:${patterns.join("|")})/?$`);
}

/** Asset names contain a content hash. Other sites embed the widget under a name that stays, so its mends arrive within an hour. */
function cacheControl(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  return path.endsWith("/widget.js") ? "public, max-age=3600" : "no-cache";
}
