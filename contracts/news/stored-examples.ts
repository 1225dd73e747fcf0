// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const item = {
  newsSeq: 1,
  sourceId: "daily",
  source: "The Daily",
  category: "CRIME",
  publishedAt: "2026-01-01T00:00:00.000Z",
  hasPicture: true,
};
const words = {
  title: "가짜 거래소 일당 검거",
  summary: "경찰이 가짜 거래소를 운영한 일당을 붙잡았다.",
  link: "https://news.example/a",
  pictureUrl: "https://news.example/a.jpg",
};

export const newsExamples: readonly StoredExample[] = [
  { type: "NewsBroughtIn", version: 1, data: { ...item, ...words } },
  // Its key was destroyed.
  { type: "NewsBroughtIn", version: 1, data: item },
  { type: "NewsPictureKept", version: 1, data: { newsSeq: 1 } },
  { type: "NewsHidden", version: 1, data: { newsSeq: 1, reason: "an advertisement" } },
  { type: "NewsRestored", version: 1, data: { newsSeq: 1, reason: "a mistake" } },
  { type: "NewsExpired", version: 1, data: { newsSeq: 1 } },
  { type: "NewsFetchAsked", version: 1, data: { sourceId: "daily" } },
  { type: "NewsSourcePaused", version: 1, data: { sourceId: "daily", reason: "only advertisements" } },
  { type: "NewsSourceResumed", version: 1, data: { sourceId: "daily" } },
  { type: "NewsKeyTaken", version: 1, data: { newsSeq: 1, publishedAt: "2026-01-01T00:00:00.000Z" } },
];
