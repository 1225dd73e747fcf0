// Sitemaps (https://www.sitemaps.org/protocol.html): an index, and shards that are made from the read models while they are sent. A
// page that is no longer public is in none from then on.
import { createHash } from "node:crypto";
import { PUBLISHED_LIST } from "@sb/contracts/insight/model.ts";
import { articleContent } from "@sb/contracts/insight/subject.ts";
import { NEWS_LISTS, NEWS_MODEL } from "@sb/contracts/news/model.ts";
import { isShownAt, NOTICE_LIST, NOTICE_MODEL, type NoticeDoc } from "@sb/contracts/notice/model.ts";
import { noticeContent } from "@sb/contracts/notice/subject.ts";
import { SITEMAP_PATHS } from "@sb/contracts/pages.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { hasVersion } from "@sb/platform/http/answer/conditional.ts";
import { sendStream } from "@sb/platform/http/answer/send.ts";
import type { Express } from "@sb/platform/http/app.ts";
import type { Limiters } from "@sb/platform/http/limits/limiters.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Request, Response } from "express";
import { articles } from "../insight/documents.ts";
import { news } from "../news/documents.ts";
import { findPublic } from "../report/list-items.ts";
import { documentsOf } from "../runtime/content.ts";
import type { VersionOf } from "../runtime/version-key.ts";

export type SitemapDeps = {
  readonly readStore: ReadStore;
  readonly publicUrl: string;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly versionOf: VersionOf;
  readonly unready: (models: readonly string[]) => readonly string[];
};

/** A page: its path, and when it changed last. */
type Entry = { readonly path: string; readonly at?: string | undefined };

type Kind = {
  readonly model: string;
  readonly list: string;
  readonly find: (readStore: ReadStore, ids: readonly string[], now: number) => Promise<readonly Entry[]>;
};

const notices = documentsOf<NoticeDoc>(noticeContent.model, noticeContent.collection);

const reports = (list: string): Kind => ({
  model: REPORT_MODEL,
  list,
  find: async (readStore, ids) =>
    (await findPublic(readStore, ids)).flatMap(({ doc: { dclrSeq, filedAt, modifiedAt }, declaration }) => {
      const at = modifiedAt ?? filedAt;
      return [
        { path: `/report/history/${dclrSeq}`, at },
        { path: targetPath(declaration), at },
      ];
    }),
});

/** As the app builds it (web/routing/target-path.ts). */
const targetPath = ({ declareType, addressKey }: PublicDeclaration): string =>
  `/${declareType === "SITE" ? "s" : "a"}/${encodeURIComponent(addressKey)}`;

/** All that is published, by list: the shards of each are named after it. */
const KINDS: Readonly<Record<string, Kind>> = {
  reports: reports(REPORT_LISTS.people),
  listed: reports(REPORT_LISTS.listed),
  additions: reports(REPORT_LISTS.additions),
  articles: {
    ...{ model: articleContent.model, list: PUBLISHED_LIST },
    find: async (readStore, ids) =>
      (await articles.find(readStore, ids)).flatMap((doc) =>
        doc?.status === "PUBLISHED" ? [{ path: `/insight/safer-view/${doc.viewSeq}`, at: doc.modifiedAt }] : [],
      ),
  },
  news: {
    ...{ model: NEWS_MODEL, list: NEWS_LISTS.shown },
    find: async (readStore, ids) =>
      (await news.find(readStore, ids)).flatMap((doc) =>
        doc && !doc.hidden ? [{ path: `/insight/block-news/${doc.newsSeq}`, at: doc.publishedAt }] : [],
      ),
  },
  notices: {
    ...{ model: NOTICE_MODEL, list: NOTICE_LIST },
    find: async (readStore, ids, now) =>
      (await notices.find(readStore, ids)).flatMap((doc) =>
        doc?.publishedAt !== undefined && isShownAt(doc, now)
          ? [{ path: `/support/notice/${doc.seq}`, at: doc.modifiedAt ?? doc.publishedAt }]
          : [],
      ),
  },
};

const STATIC: readonly Entry[] = [
  ...["/", "/report/history", "/insight/safer-view", "/insight/block-news", "/support/notice"],
  ...["/term/service", "/term/privacy"],
].map((path) => ({ path }));

/** Half of what a shard may hold: a report may bring the page of its target along. */
const SHARD = 25_000;
/** Read and sent at a time; then other requests are served. */
const CHUNK = 500;
/** A shard takes a second of work: more at once would take it from people. */
const AT_ONCE = 2;

export function mountSitemap(app: Express, { general }: Limiters, deps: SitemapDeps): void {
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
  app.get(index, ...general, (request, response) => send(request, response, MODELS, () => indexLines(deps)));
  app.get(shard, ...general, async (request, response) => {
    const found = shardOf(String(request.params.shard));
    if (!found) throw new Refused("NOT_FOUND");
    const models = found.kind ? [found.kind.model] : [];
    await send(request, response, models, () =>
      urlLines(deps, found.kind ? entriesOf(deps, found.kind, found.at) : STATIC),
    );
  });
}

const MODELS = [...new Set(Object.values(KINDS).map(({ model }) => model))];

type Lines = AsyncIterable<string>;

/** `pages`, or a kind and its number. */
function shardOf(name: string): { readonly kind?: Kind; readonly at: number } | undefined {
  if (name === "pages") return { at: 0 };
  const [, kind = "", at] = /^([a-z]+)-(\d{1,6})$/.exec(name) ?? [];
  return Object.hasOwn(KINDS, kind) ? { ...(KINDS[kind] && { kind: KINDS[kind] }), at: Number(at) } : undefined;
}

/** Characters of a path, so that a shard stays below 50 MB. */
const LONGEST = 900;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* indexLines({ readStore, publicUrl }: SitemapDeps): Lines {
  yield `${HEAD}<sitemapindex ${SPACE}>\n`;
  const lineOf = (shard: string) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${shard}.xml`)}</loc></sitemap>\n`;
  yield lineOf("pages");
  for (const [name, { model, list }] of Object.entries(KINDS)) {
    const { total } = await readStore.model(model).list(list, { offset: 0, limit: 1, newestFirst: false });
    for (let at = 0; at * SHARD < total; at += 1) yield lineOf(`${name}-${at}`);
  }
  yield "</sitemapindex>\n";
}

async function* urlLines({ publicUrl }: SitemapDeps, entries: Iterable<Entry> | AsyncIterable<Entry>): Lines {
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
async function* entriesOf({ readStore, clock }: SitemapDeps, kind: Kind, shard: number): AsyncIterable<Entry> {
  const model = readStore.model(kind.model);
  const now = Date.parse(clock());
  for (let offset = shard * SHARD; offset < (shard + 1) * SHARD; offset += CHUNK) {
    const { members } = await model.list(kind.list, { offset, limit: CHUNK, newestFirst: false });
    yield* await kind.find(readStore, members, now);
    if (members.length < CHUNK) return;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" },
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
