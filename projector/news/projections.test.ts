import { type BroughtItem, type NewsEvent, newsSourceStream, newsStream } from "@sb/contracts/news/subject.ts";
import { expect, test } from "vitest";
import {
  type Given,
  history,
  indexed,
  projected,
  rebuiltFromZeroIsEqual,
  sameEventsTwice,
} from "../runtime/testing.ts";
import { newsIndex, newsProjection } from "./projections.ts";

const at = (hour: number) => `2026-01-01T0${hour}:00:00.000Z`;
const item = (newsSeq: number): BroughtItem => ({
  newsSeq,
  sourceId: "daily",
  source: "The Daily",
  category: newsSeq === 3 ? "MARKET" : "CRIME",
  publishedAt: at(newsSeq),
  hasPicture: true,
  title: `제목 ${newsSeq}`,
  summary: "Ein Text.",
  link: `https://news.example/${newsSeq}`,
  pictureUrl: "https://news.example/a.jpg",
});
const happened = (event: NewsEvent): Given => ({ stream: newsStream.of(event.data.newsSeq), ...event });
const broughtIn = (newsSeq: number) => happened({ type: "NewsBroughtIn", version: 1, data: item(newsSeq) });
const reason = "an advertisement";
const sourceId = "daily";
const stream = newsSourceStream.of(sourceId);

const LIFE = history([
  broughtIn(1),
  broughtIn(2),
  broughtIn(3),
  broughtIn(4),
  happened({ type: "NewsPictureKept", version: 1, data: { newsSeq: 1 } }),
  happened({ type: "NewsHidden", version: 1, data: { newsSeq: 2, reason } }),
  happened({ type: "NewsHidden", version: 1, data: { newsSeq: 1, reason } }),
  happened({ type: "NewsRestored", version: 1, data: { newsSeq: 1, reason } }),
  happened({ type: "NewsExpired", version: 1, data: { newsSeq: 4 } }),
  { stream, type: "NewsSourcePaused", version: 1, data: { sourceId, reason } },
]);

test("items stand in their lists: shown, of a category, hidden; what expired is gone", async () => {
  const { docs, lists } = (await projected(newsProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(["news-source/daily", "news/1", "news/2", "news/3"]);
  expect(docs["news/1"]).toMatchObject({ title: "제목 1", summary: "Ein Text.", hasPicture: true, revision: 3 });
  expect(docs["news/1"]).not.toHaveProperty("pictureUrl");
  expect(docs["news/2"]).toMatchObject({ hidden: { reason, at: LIFE[5]?.meta.at }, hasPicture: false });
  expect(lists).toEqual({
    "news:all": ["1", "2", "3"],
    "news:shown": ["1", "3"],
    "news:category:CRIME": ["1"],
    "news:category:MARKET": ["3"],
    "news:hidden": ["2"],
  });
});

test("an item whose words are destroyed is not made", async () => {
  const { title: _, summary: _s, link: _l, pictureUrl: _p, ...rest } = item(5);
  const data = rest as BroughtItem;
  const events = history([
    happened({ type: "NewsBroughtIn", version: 1, data }),
    happened({ type: "NewsHidden", version: 1, data: { newsSeq: 5 } }),
    happened({ type: "NewsExpired", version: 1, data: { newsSeq: 5 } }),
  ]);
  expect((await projected(newsProjection, events)).contents).toMatchObject({ docs: {}, lists: {} });
});

test("a paused source says why, a resumed one nothing", async () => {
  const paused = await projected(newsProjection, LIFE);
  expect(paused.contents.docs["news-source/daily"]).toMatchObject({ paused: { reason, at: LIFE[9]?.meta.at } });
  const resumed = history([
    { stream, type: "NewsSourcePaused", version: 1, data: { sourceId, reason } },
    { stream, type: "NewsSourceResumed", version: 1, data: { sourceId } },
  ]);
  expect((await projected(newsProjection, resumed)).contents.docs["news-source/daily"]).toEqual({ revision: 1 });
});

test("same events twice", () => sameEventsTwice(newsProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(newsProjection, LIFE));

test("the index has what is shown, and removes what is hidden or expired", async () => {
  const [one, two, three, four] = await indexed(newsIndex, [newsProjection], LIFE);
  expect(one).toMatchObject({
    op: "upsert",
    // Published one hour into 2026: seconds since 2025.
    doc: { id: 1, filters: { category: "CRIME" }, sorts: { publishedAt: 365 * 86_400 + 3_600 } },
  });
  expect(two).toEqual({ op: "delete", id: 2 });
  expect(three).toMatchObject({ op: "upsert", doc: { id: 3 } });
  expect(four).toEqual({ op: "delete", id: 4 });
});
