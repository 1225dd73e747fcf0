// GET report/feed.atom: the newest reports of people, all or of a search, for feed readers. It says what was reported, not
// by whom.
import { createHash } from "node:crypto";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { defang } from "@sb/contracts/report/defang.ts";
import type { Level } from "@sb/contracts/report/level.ts";
import type { FeedQuery } from "@sb/contracts/report/wire.ts";
import { BASE_PATH } from "@sb/contracts/route.ts";
import { mentionsIn } from "@sb/knowledge/address/finder/mentions.ts";
import { findLevels } from "@sb/knowledge/stix/levels.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportQueryDeps } from "../deps.ts";
import { findByQuery } from "../find-reports.ts";
import { findPublic, type Shown } from "../list-items.ts";
import { shownTarget } from "../view.ts";
import { atomOf, type Feed, type FeedEntry } from "./atom.ts";

const NAME = "Safer Block";
/** The time of an empty feed, which needs a time as well: when report numbers begin. */
const BEGINNING = "2025-01-01T00:00:00.000Z";

export function getFeed(deps: ReportQueryDeps): Handler<"GET report/feed.atom"> {
  return async ({ query }) => {
    const pagination = { page: 1, size: REPORT_LIMITS.feedEntries };
    // An imported list's entries have no title and no day of their own.
    const asked = { ...query, filedBy: query.filedBy ?? "PEOPLE", orderType: "LATEST", pagination } as const;
    const { hits } = await findByQuery(deps, asked);
    const shown = await findPublic(
      deps.readStore,
      hits.map(({ id }) => String(id)),
    );
    const now = deps.clock();
    const levels = await findLevels(
      deps.readStore,
      shown.map(({ declaration }) => declaration.addressKey),
      now,
    );
    const feed = feedOf(deps.publicUrl, query, shown, levels);
    const bytes = Buffer.from(atomOf(feed));
    return { stream: bytes, mediaType: "application/atom+xml; charset=utf-8", headers: headersOf(bytes, feed, now) };
  };
}

/** Asked about again each time, and answered with 304 mostly. */
/** Levels may be others with each day. */
const headersOf = (bytes: Uint8Array, { updatedAt }: Feed, now: string) => ({
  etag: `"${createHash("sha256").update(bytes).digest("base64url")}"`,
  "last-modified": new Date(Math.max(Date.parse(updatedAt), Date.parse(now.slice(0, 10)))).toUTCString(),
  "cache-control": "no-cache",
});

type Levels = ReadonlyMap<string, Level>;

function feedOf(publicUrl: string, query: FeedQuery, shown: readonly Shown[], levels: Levels): Feed {
  const search = searchOf(query);
  const entries = shown.map((each) => entryOf(publicUrl, each, levels));
  return {
    selfUrl: `${publicUrl}${BASE_PATH}/report/feed.atom${search}`,
    pageUrl: `${publicUrl}/report/history${search}`,
    title: query.searchKeyword ? `${NAME}: ${query.searchKeyword}` : NAME,
    author: NAME,
    updatedAt: entries.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), BEGINNING),
    entries,
  };
}

/** The same spelling for the same search, so that it is the same feed. */
function searchOf(query: FeedQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given as [string, string][]);
  search.sort();
  return given.length === 0 ? "" : `?${search}`;
}

function entryOf(publicUrl: string, { doc, declaration }: Shown, levels: Levels): FeedEntry {
  const { dclrSeq, filedAt, modifiedAt } = doc;
  const { declareType, crimeType, chain, title, crimeDetail = "", comment } = declaration;
  const target = shownTarget(declaration);
  const level = levels.get(declaration.addressKey);
  return {
    url: `${publicUrl}/report/history/${dclrSeq}`,
    title: harmless(title || crimeDetail || crimeType),
    summary: `${declareType === "SITE" ? defang(target) : target}\n\n${harmless(beginning(comment))}`,
    publishedAt: filedAt,
    updatedAt: modifiedAt ?? filedAt,
    categories: [crimeType, declareType, ...(chain ? [chain] : []), ...(level ? [`LEVEL_${level.step}`] : [])],
  };
}

/** Feed readers make links of what looks like one. */
function harmless(text: string): string {
  const sites = mentionsIn(text, MENTIONS).filter(({ target }) => target.declareType === "SITE");
  return sites
    .toReversed()
    .reduce((all, { start, end }) => all.slice(0, start) + defang(all.slice(start, end)) + all.slice(end), text);
}
const MENTIONS = { mentions: REPORT_LIMITS.feedTextChars, words: REPORT_LIMITS.feedTextChars };

function beginning(text: string): string {
  if (text.length <= REPORT_LIMITS.feedTextChars) return text;
  return `${text.slice(0, REPORT_LIMITS.feedTextChars).replace(/[\ud800-\udbff]$/, "")}…`;
}
