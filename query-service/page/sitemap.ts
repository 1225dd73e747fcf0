// Sitemaps (https://www.sitemaps.org/protocol.html): an index, and shards that are made from the read models while they are sent. A
// page that is no longer public is in none from then on.
import { createHash } from "node:crypto";
import { SITEMAP_PATHS } from "@sb/contracts/pages.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { PAGE_PATHS, subjects } from "@sb/contracts/subjects.ts";
import { hasVersion } from "@sb/platform/http/answer/conditional.ts";
import { sendStream } from "@sb/platform/http/answer/send.ts";
import { escapeXml } from "@sb/platform/http/answer/xml.ts";
import type { Express } from "@sb/platform/http/app.ts";
import type { Limiters } from "@sb/platform/http/limits/limiters.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { type Parts, requireSame } from "@sb/platform/service/parts.ts";
import { StartError } from "@sb/platform/service/start-error.ts";
import type { Request, Response } from "express";
import type { QueryPart, SitemapEntry, SitemapKind, SitemapKinds } from "../runtime/parts.ts";
import type { VersionOf } from "../runtime/version-key.ts";

export type SitemapDeps = {
  readonly readStore: ReadStore;
  readonly publicUrl: string;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly versionOf: VersionOf;
  readonly unready: (models: readonly string[]) => readonly string[];
  /** All that is published. */
  readonly kinds: SitemapKinds;
};

const hasParams = (path: string): boolean => path.includes(":");
/** Pages without params: each is one. */
const SINGLE: readonly SitemapEntry[] = PAGE_PATHS.filter((path) => !hasParams(path)).map((path) => ({ path }));

/** Throws StartError unless exactly the subjects that have pages with params say what is found there. */
export function sitemapKindsOf(parts: Parts<Pick<QueryPart, "sitemap">>): SitemapKinds {
  for (const { name, pages } of subjects)
    requireSame(
      name,
      "part of",
      pages.some(hasParams) ? ["the sitemap"] : [],
      parts.get(name)?.sitemap ? ["the sitemap"] : [],
    );
  const kinds = [...parts.values()].flatMap(({ sitemap = {} }) => Object.entries(sitemap));
  const twice = kinds.find(([name], at) => kinds.findIndex(([other]) => other === name) < at);
  if (twice) throw new StartError(`two subjects have a sitemap ${twice[0]}`);
  return Object.fromEntries(kinds);
}

/** Half of what a shard may hold: a report may bring the page of its target along. */
const SHARD = 25_000;
/** Read and sent at a time; then other requests are served. */
const CHUNK = 500;
/** A shard takes a second of work: more at once would take it from people. */
const AT_ONCE = 2;

export function mountSitemap(app: Express, { general }: Limiters, deps: SitemapDeps): void {
  const all = [...new Set(Object.values(deps.kinds).map(({ model }) => model))];
  let running = 0;
  const send = async (request: Request, response: Response, models: readonly string[], make: () => Lines) => {
    if (deps.unready(models).length > 0 || running >= AT_ONCE) throw new Refused("UNAVAILABLE");
    // Notices begin and end by the clock.
    const hour = deps.clock().slice(0, 13);
    const version = [request.path, deps.publicUrl, hour, ...models.map(deps.versionOf)].join(" ");
    const etag = `W/"${createHash("sha256").update(version).digest("base64url")}"`;
    response.setHeader("etag", etag);
    response.setHeader("cache-control", "no-cache");
    if (hasVersion(request.headers, { etag })) return void response.status(304).end();
    running += 1;
    try {
      await sendStream(response, make(), "application/xml; charset=utf-8");
    } finally {
      running -= 1;
    }
  };
  const [index, shard] = SITEMAP_PATHS;
  app.get(index, ...general, (request, response) => send(request, response, all, () => indexLines(deps)));
  app.get(shard, ...general, async (request, response) => {
    const found = shardOf(String(request.params.shard), deps.kinds);
    if (!found) throw new Refused("NOT_FOUND");
    const models = found.kind ? [found.kind.model] : [];
    await send(request, response, models, () =>
      urlLines(deps, found.kind ? entriesOf(deps, found.kind, found.at) : SINGLE),
    );
  });
}

type Lines = AsyncIterable<string>;

/** `pages`, or a kind and its number. */
function shardOf(name: string, kinds: SitemapKinds): { readonly kind?: SitemapKind; readonly at: number } | undefined {
  if (name === "pages") return { at: 0 };
  const [, kind = "", at] = /^([a-z]+)-(\d{1,6})$/.exec(name) ?? [];
  return Object.hasOwn(kinds, kind) ? { ...(kinds[kind] && { kind: kinds[kind] }), at: Number(at) } : undefined;
}

/** Characters of a path, so that a shard stays below 50 MB. */
const LONGEST = 900;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* indexLines({ readStore, publicUrl, kinds }: SitemapDeps): Lines {
  yield `${HEAD}<sitemapindex ${SPACE}>\n`;
  const lineOf = (shard: string) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${shard}.xml`)}</loc></sitemap>\n`;
  yield lineOf("pages");
  for (const [name, { model, list }] of Object.entries(kinds)) {
    const { total } = await readStore.model(model).list(list, { offset: 0, limit: 1, newestFirst: false });
    for (let at = 0; at * SHARD < total; at += 1) yield lineOf(`${name}-${at}`);
  }
  yield "</sitemapindex>\n";
}

async function* urlLines(
  { publicUrl }: SitemapDeps,
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
): Lines {
  yield `${HEAD}<urlset ${SPACE}>\n`;
  let lines = "";
  let count = 0;
  // Several report one target.
  const seen = new Set<string>();
  for await (const { path, at } of entries) {
    if (seen.has(path) || path.length > LONGEST) continue;
    seen.add(path);
    lines += `<url><loc>${escapeXml(publicUrl + path)}</loc>${at ? `<lastmod>${escapeXml(at)}</lastmod>` : ""}</url>\n`;
    count += 1;
    if (count % CHUNK === 0) {
      yield lines;
      lines = "";
    }
  }
  yield `${lines}</urlset>\n`;
}

/** Oldest first: what comes in later moves nothing from one shard into another. */
async function* entriesOf(
  { readStore, clock }: SitemapDeps,
  kind: SitemapKind,
  shard: number,
): AsyncIterable<SitemapEntry> {
  const model = readStore.model(kind.model);
  const now = Date.parse(clock());
  for (let offset = shard * SHARD; offset < (shard + 1) * SHARD; offset += CHUNK) {
    const { members } = await model.list(kind.list, { offset, limit: CHUNK, newestFirst: false });
    yield* await kind.find(readStore, members, now);
    if (members.length < CHUNK) return;
  }
}
