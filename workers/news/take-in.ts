// Brings in what a feed has that it did not have before.
import { createHash } from "node:crypto";
import { NEWS_LIMITS } from "@sb/contracts/news/model.ts";
import type { NewsRemote } from "@sb/contracts/news/remote.ts";
import type { NewsSource, NewsSourceState } from "@sb/contracts/news/source.ts";
import type { FeedItem } from "./parse/feed-item.ts";

export type Taken = Pick<NewsSourceState, "seen" | "day" | "brought">;

const DAY_MS = 86_400_000;

/** `id`: of the job; `now`: ISO 8601. */
export async function takeIn(
  news: Pick<NewsRemote, "bringIn">,
  { sourceId, name: source, category }: NewsSource,
  items: readonly FeedItem[],
  before: NewsSourceState | undefined,
  { id, now }: { readonly id: string; readonly now: string },
): Promise<Taken> {
  const today = now.slice(0, 10);
  const known = new Set(before?.seen);
  const day = before?.day.date === today ? before.day.brought : 0;
  const seen: string[] = [];
  let brought = 0;
  // Oldest first, so that the newest has the highest seq.
  for (const item of sortedByAge(items, Date.parse(now))) {
    const { title, summary, link, guid, pictureUrl, publishedAt } = item;
    const mark = markOf(item);
    if (!known.has(mark) && !isTooOld(publishedAt, now)) {
      // Items beyond the day's number are not marked: they come the next day.
      if (day + brought >= NEWS_LIMITS.itemsADay) continue;
      const words = { title, summary, link, ...(guid && { guid }), ...(pictureUrl && { pictureUrl }) };
      const at = new Date(publishedAt).toISOString();
      if (await news.bringIn({ sourceId, source, category, publishedAt: at, ...words }, id)) brought += 1;
    }
    seen.push(mark);
  }
  return { seen, day: { date: today, brought: day + brought }, brought };
}

type Dated = FeedItem & { readonly publishedAt: number };

/** An item without a time, or with one to come, was published now. */
function sortedByAge(items: readonly FeedItem[], nowMs: number): readonly Dated[] {
  const dated = items.map((item) => ({ ...item, publishedAt: Math.min(nowMs, item.publishedAt ?? nowMs) }));
  return dated.reverse().sort((a, b) => a.publishedAt - b.publishedAt);
}

const isTooOld = (publishedAt: number, now: string): boolean =>
  publishedAt < Date.parse(now) - NEWS_LIMITS.days * DAY_MS;

const markOf = ({ guid, link, title }: FeedItem): string =>
  createHash("sha256")
    .update(JSON.stringify([guid, link, title]))
    .digest("base64url")
    .slice(0, 16);
