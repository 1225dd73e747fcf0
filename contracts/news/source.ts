// A source of news: a feed that the configuration names, and how fetching it went.
import * as z from "zod";
import { Instant } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { NEWS_CATEGORIES, NEWS_FAILURES, NEWS_LIMITS } from "./model.ts";

/** The demo's own feed, on this machine. Only there while the development issuer runs. */
export const DEMO_FEED = "demo:";

const isAskable = (url: string): boolean =>
  url === DEMO_FEED || (URL.parse(url)?.protocol === "https:" && URL.parse(url)?.username === "");

export const SourceId = z
  .string()
  .max(NEWS_LIMITS.sourceIdChars)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must have small letters, digits and single hyphens" });

export const NewsSource = z.strictObject({
  /** Never changes: what was brought in names it. */
  sourceId: SourceId,
  /** As readers see it. */
  name: z.string().trim().min(1).max(NEWS_LIMITS.sourceNameChars),
  /** The address of an RSS, Atom or JSON feed. */
  url: z.string().max(LIMITS.addressChars).refine(isAskable, { error: "must be an https: URL, or demo:" }),
  /** The category of all its items. */
  category: z.enum(NEWS_CATEGORIES),
});
export type NewsSource = Readonly<z.output<typeof NewsSource>>;

export const NewsSources = z
  .array(NewsSource)
  .max(NEWS_LIMITS.sources)
  .refine((sources) => new Set(sources.map(({ sourceId }) => sourceId)).size === sources.length, {
    error: "two have the same sourceId",
  });

/**
 * How fetching a source went. It is no fact for the log: a document in the files store, one per source, which the job
 * overwrites each time. Where it is lost, the next fetch takes the whole feed, and finds all of it known.
 */
export const NewsSourceState = z.object({
  /** The address of the feed that the validators and marks belong to. */
  url: z.string(),
  triedAt: Instant,
  succeededAt: Instant.optional(),
  failure: z.object({ code: z.enum(NEWS_FAILURES), status: z.int().optional() }).optional(),
  /** In a row. */
  failures: z.int(),
  nextTryAt: Instant,
  /** Items that the last success brought in. */
  brought: z.int(),
  /** The validators of the last success (RFC 9110, section 8.8), for the next question. */
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Marks of the items that the last success had: they are not looked up again. */
  seen: z.array(z.string()).max(NEWS_LIMITS.itemsRead),
  /** Items brought in on a day (UTC). */
  day: z.object({ date: z.iso.date(), brought: z.int() }),
});
export type NewsSourceState = Readonly<z.output<typeof NewsSourceState>>;

export const newsSourceStateKey = (sourceId: string): string => `news/sources/${sourceId}.json`;
