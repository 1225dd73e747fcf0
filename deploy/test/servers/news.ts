// For tests: the demo's feed as a source of news.
import type { NewsView } from "@sb/contracts/news/wire.ts";
import { vi } from "vitest";
import { request } from "../people/person.ts";

export const DEMO_SOURCE_ID = "demo";
const source = { sourceId: DEMO_SOURCE_ID, name: "The Daily", url: "demo:", category: "CRIME" };
export const DEMO_NEWS = { SB_NEWS_SOURCES: JSON.stringify([source]) };

/** Items of the demo's feed. */
const ALL = 8;

/** The newest item and the next one, once all have come and both have their pictures. For hooks too. */
export const newsOf = (url: string): Promise<{ readonly newsSeq: number; readonly otherNewsSeq: number }> =>
  vi.waitFor(
    async () => {
      const path = "insight/block-news?pagination.size=10";
      const { items } = (await request<{ items: readonly NewsView[] }>(url, "GET", path)).body;
      const [first, second] = items;
      if (items.length < ALL || !first?.thumbnail || !second?.thumbnail) throw new Error("the news are not there yet");
      return { newsSeq: first.newsSeq, otherNewsSeq: second.newsSeq };
    },
    { timeout: 60_000, interval: 200 },
  );
