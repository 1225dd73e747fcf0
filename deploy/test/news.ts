// For tests: the demo's feed as a source of news.
import type { NewsView } from "@sb/contracts/news/wire.ts";
import { expect } from "vitest";
import { request } from "./person.ts";

export const DEMO_SOURCE_ID = "demo";
const source = { sourceId: DEMO_SOURCE_ID, name: "The Daily", url: "demo:", category: "CRIME" };
export const DEMO_NEWS = { SB_NEWS_SOURCES: JSON.stringify([source]) };

/** The newest item once its picture is there, and the next one. */
export async function newsOf(url: string): Promise<{ readonly newsSeq: number; readonly otherNewsSeq: number }> {
  const listed = async () =>
    (await request<{ items: readonly NewsView[] }>(url, "GET", "insight/block-news?pagination.size=2")).body.items;
  await expect
    .poll(async () => (await listed()).map(({ thumbnail }) => thumbnail !== undefined), { timeout: 30_000 })
    .toEqual([true, true]);
  const [first, second] = await listed();
  return { newsSeq: first?.newsSeq ?? 0, otherNewsSeq: second?.newsSeq ?? 0 };
}
