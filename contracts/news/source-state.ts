// How fetching a source went. It is no fact for the log: a document in the files store, one per source, which the job
// overwrites each time. Where it is lost, the next fetch takes the whole feed, and finds all of it known.
import * as z from "zod";
import { NEWS_FAILURES } from "../codes.ts";
import { Instant } from "../http.ts";
import { LIMITS } from "../limits.ts";

export const NewsSourceState = z.object({
  /** Of the feed that the validators and marks belong to. */
  url: z.string(),
  triedAt: Instant,
  succeededAt: Instant.optional(),
  failure: z.object({ code: z.enum(NEWS_FAILURES), status: z.int().optional() }).optional(),
  /** In a row. */
  failures: z.int(),
  nextTryAt: Instant,
  /** Items that the last success brought in. */
  brought: z.int(),
  /** Of the last success (RFC 9110, section 8.8), for the next question. */
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Marks of the items that the last success had: they are not looked up again. */
  seen: z.array(z.string()).max(LIMITS.newsItemsRead),
  /** Items brought in on a day (UTC). */
  day: z.object({ date: z.iso.date(), brought: z.int() }),
});
export type NewsSourceState = Readonly<z.output<typeof NewsSourceState>>;

export const newsSourceStateKey = (sourceId: string): string => `news/sources/${sourceId}.json`;
