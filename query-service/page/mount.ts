// Public pages with their content in them, for readers without scripts; their sitemaps and the pictures of their previews
// (docs/decisions/0103-pages-from-the-server.md).
import { createHash } from "node:crypto";
import { type CreatePages, LANGUAGE_PARAM, type PageRequest, type Pages } from "@sb/contracts/pages.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { PAGE_PATHS } from "@sb/contracts/subjects.ts";
import { hasVersion } from "@sb/platform/http/answer/conditional.ts";
import { RETRY_AFTER } from "@sb/platform/http/answer/errors.ts";
import { idOf } from "@sb/platform/http/answer/headers.ts";
import { sendBytes } from "@sb/platform/http/answer/send.ts";
import type { Express } from "@sb/platform/http/app.ts";
import type { Limiters } from "@sb/platform/http/limits/limiters.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import type { Cards } from "@sb/platform/picture/cards.ts";
import type { WebPage } from "@sb/platform/service/web-app.ts";
import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { type AskDeps, askAsVisitor } from "./ask.ts";
import { pageLanguage } from "./language.ts";
import { mountPreviews } from "./preview.ts";

export type PageDeps = AskDeps & {
  /** The built app's page. Undefined where it is not built: then there are no pages. */
  readonly page: WebPage | undefined;
  readonly loadPages: () => Promise<CreatePages | undefined>;
  readonly cards: Cards;
  readonly publicUrl: string;
  readonly log: Log;
};

const HTML = "text/html; charset=utf-8";

export function mountPages(app: Express, limiters: Limiters, deps: PageDeps): void {
  const { page } = deps;
  const { general } = limiters;
  if (page === undefined) return;
  const pages = loadOnce(deps, page);
  const ask = askAsVisitor(deps);
  const asked = (path: string, request: Request) => requestOf(path, request, ask);
  const send = (path: string) => sendPage(pages, (request) => asked(path, request), page.html, deps.log);
  for (const path of PAGE_PATHS) app.get(path, ...general, send(path), tooMany(page.html));
  mountPreviews(app, limiters, { pages, cards: deps.cards, requestOf: asked });
}

type LoadPages = () => Promise<Pages>;

/** With the first page that is asked for: a process that is asked for none has no use for the bundle. */
function loadOnce({ loadPages, publicUrl }: PageDeps, { html }: WebPage): LoadPages {
  let pages: Promise<Pages> | undefined;
  const load = async () => {
    const createPages = await loadPages();
    if (createPages === undefined) throw new Error("The bundle that renders pages is not built");
    return createPages({ template: html, publicUrl });
  };
  return () => {
    pages ??= load().catch((error) => {
      pages = undefined;
      throw error;
    });
    return pages;
  };
}

function requestOf(path: string, { params, originalUrl, headers }: Request, ask: PageRequest["ask"]): PageRequest {
  const at = originalUrl.indexOf("?");
  const search = new URLSearchParams(at < 0 ? "" : originalUrl.slice(at));
  const language = pageLanguage(search.get(LANGUAGE_PARAM), headers["accept-language"]);
  return { path, params: params as PageRequest["params"], search, language, ask };
}

/** A page that can't be rendered now is the app alone, which says what is wrong: as 503, so that nobody indexes it. */
const sendPage =
  (pages: LoadPages, asked: (request: Request) => PageRequest, shell: string, log: Log): RequestHandler =>
  async (request, response) => {
    response.vary("accept-language");
    try {
      const { status, html } = await (await pages()).page(asked(request));
      sendVersion(request, response, status, html);
    } catch (error) {
      if (!isRefused(error)) log.error({ requestId: idOf(response), ...errorFacts(error) }, "a page was not rendered");
      response.setHeader("retry-after", RETRY_AFTER);
      sendShell(response, 503, shell);
    }
  };

/** Who asks too often gets the app as well, which says so; its limit has said when to come back. */
const tooMany =
  (shell: string): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (isRefused(error) && error.code === "TOO_MANY_REQUESTS") sendShell(response, 429, shell);
    else next(error);
  };

function sendShell(response: Response, status: number, shell: string): void {
  response.setHeader("cache-control", "no-store");
  sendBytes(response, status, Buffer.from(shell), HTML);
}

/** A cache asks each time whether it is still so: what is deleted is gone at once. */
function sendVersion(request: Request, response: Response, status: number, html: string): void {
  const bytes = Buffer.from(html);
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url")}"`;
  response.setHeader("cache-control", "no-cache");
  response.setHeader("etag", etag);
  if (status === 200 && hasVersion(request.headers, { etag })) return void response.status(304).end();
  sendBytes(response, status, bytes, HTML);
}
