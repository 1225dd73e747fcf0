// Serves the built web app: hashed assets for good, the page itself always fresh, every unknown path to the page.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const DIST = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** What the page needs to know of the server's settings; nothing secret. */
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

export async function mountWeb(app: FastifyInstance, page: WebPage): Promise<void> {
  await app.register(fastifyStatic, {
    root: DIST,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheAssets,
  });
  const sendPage = (reply: FastifyReply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page.html);
  app.get("/", (_request, reply) => sendPage(reply));
  app.get("/*", (request, reply) => (isPagePath(request.url) ? sendPage(reply) : reply.callNotFound()));
}

/** Screens have paths without an extension; calls and missing files are answered as missing. */
function isPagePath(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return !path.startsWith("/sb/") && !/\.\w{2,5}$/.test(path);
}

function cacheAssets(reply: FastifyReply, path: string): void {
  reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
}

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
