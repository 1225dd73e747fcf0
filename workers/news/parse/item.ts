// Makes an item of what a feed of any format says of it. What lacks a title or a link is left out.
import { LIMITS } from "@sb/contracts/limits.ts";
import { NEWS_LIMITS } from "@sb/contracts/news/model.ts";
import type { FeedItem } from "./feed-item.ts";
import { plainText } from "./plain-text.ts";

/** Texts may be anything that the feed says. */
export type RawItem = {
  readonly title: string | undefined;
  readonly titleIsText?: boolean;
  readonly summary: string | undefined;
  readonly summaryIsText?: boolean;
  readonly link: string | undefined;
  readonly published: string | undefined;
  readonly guid: string | undefined;
  /** The first that can be used is. */
  readonly pictures: readonly (string | undefined)[];
};

/** `base`: the feed's own URL, for links that are relative. */
export function itemOf(raw: RawItem, base: string): FeedItem | undefined {
  const title = plainText(raw.title ?? "", NEWS_LIMITS.titleChars, !raw.titleIsText);
  const link = linkOf(raw.link, base, ["https:", "http:"]);
  if (title === "" || link === undefined) return undefined;
  const pictures = raw.pictures.map((picture) => linkOf(picture, base, ["https:", new URL(base).protocol]));
  const published = Date.parse(raw.published ?? "");
  return {
    title,
    summary: plainText(raw.summary ?? "", NEWS_LIMITS.summaryChars, !raw.summaryIsText),
    link,
    publishedAt: Number.isNaN(published) ? undefined : published,
    guid: raw.guid?.trim().slice(0, LIMITS.addressChars) || undefined,
    pictureUrl: pictures.find((picture) => picture !== undefined),
  };
}

/** Undefined for `javascript:`, `data:` and whatever else is not of these schemes, or has a user's name in it. */
function linkOf(text: string | undefined, base: string, schemes: readonly string[]): string | undefined {
  const url = text === undefined || text.trim() === "" ? null : URL.parse(text.trim(), base);
  if (!url || !schemes.includes(url.protocol) || url.username !== "" || url.password !== "") return undefined;
  return url.href.length <= LIMITS.addressChars ? url.href : undefined;
}
