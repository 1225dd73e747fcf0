// A source of news: a feed that the configuration names.
import * as z from "zod";
import { NEWS_CATEGORIES } from "../codes.ts";
import { LIMITS } from "../limits.ts";

/** The demo's own feed, on this machine. Only there while the development issuer runs. */
export const DEMO_FEED = "demo:";

const isAskable = (url: string): boolean =>
  url === DEMO_FEED || (URL.parse(url)?.protocol === "https:" && URL.parse(url)?.username === "");

export const SourceId = z
  .string()
  .max(LIMITS.newsSourceIdChars)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must have small letters, digits and single hyphens" });

export const NewsSource = z.strictObject({
  /** Never changes: what was brought in names it. */
  sourceId: SourceId,
  /** As readers see it. */
  name: z.string().trim().min(1).max(LIMITS.newsSourceNameChars),
  /** Of an RSS, Atom or JSON feed. */
  url: z.string().max(LIMITS.addressChars).refine(isAskable, { error: "must be an https: URL, or demo:" }),
  /** Of all that comes from it. */
  category: z.enum(NEWS_CATEGORIES),
});
export type NewsSource = Readonly<z.output<typeof NewsSource>>;

export const NewsSources = z
  .array(NewsSource)
  .max(LIMITS.newsSources)
  .refine((sources) => new Set(sources.map(({ sourceId }) => sourceId)).size === sources.length, {
    error: "two have the same sourceId",
  });
