// Block news over HTTP: the demo's feed is brought in, found, read, liked, hidden; editors see how the source goes.
import type { NewsSourceView } from "@sb/contracts/news/wire.ts";
import { beforeAll, expect, test } from "vitest";
import { DEMO_ARTICLES } from "../../demo/feed/articles.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { DEMO_SOURCE_ID, newsOf } from "../../test/servers/news.ts";
import { useServer } from "../../test/servers/use-server.ts";

const EDITOR = "news@example.com";
const sources = [
  { sourceId: DEMO_SOURCE_ID, name: "The Daily", url: "demo:", category: "CRIME" },
  { sourceId: "gone", name: "Gone", url: "https://feed.invalid/rss", category: "MARKET" },
];
const server = useServer({ env: { SB_NEWS_SOURCES: JSON.stringify(sources), SB_EDITOR_EMAILS: EDITOR } });

let editor: Person;
let reader: Person;
let newsSeq: number;
let otherNewsSeq: number;
beforeAll(async () => {
  editor = await signIn(server.url, EDITOR, "Editor");
  reader = await signIn(server.url, "reader@example.com", "Reader");
  ({ newsSeq, otherNewsSeq } = await newsOf(server.url));
}, 60_000);

const list = (query: Readonly<Record<string, string>> = {}, headers = {}) =>
  get(server.visitor, "GET insight/block-news", { query, headers });
const detail = (seq: number, headers = {}) =>
  server.visitor("GET", `insight/block-news/detail/${seq}`, undefined, headers);

test("the feed's items are listed, newest first, and counted by category", async () => {
  const { items, pagination } = await list();
  expect(pagination.totalItems).toBe(DEMO_ARTICLES.length);
  expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
    items
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .reverse(),
  );
  expect(items[0]).toMatchObject({ newsSeq, source: "The Daily", category: "CRIME", liked: false, likeCount: 0 });
  expect(items[0]?.content).not.toMatch(/[<>]/);
  const { categories } = await get(server.visitor, "GET insight/block-news/category");
  expect(categories).toEqual([{ category: "CRIME", count: DEMO_ARTICLES.length }]);
  expect((await list({ category: "MARKET" })).items).toEqual([]);
});

test("they are searched by word, with the passage that matches", async () => {
  const { items } = await list({ searchKeyword: "drainers" });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ highlights: { title: [[7, 15]] } });
});

test("home shows the newest", async () => {
  const { news } = await get(server.visitor, "GET home/main");
  expect(news[0]).toMatchObject({ seq: newsSeq, source: "The Daily" });
});

test("the picture comes from us, drawn anew", async () => {
  const { thumbnail } = await get(server.visitor, "GET insight/block-news/detail/{newsSeq}", { params: { newsSeq } });
  const response = await fetch(`${server.url}${thumbnail}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe("WEBP");
});

test("a like counts once", async () => {
  const like = (likes: boolean) => reader.call("POST", "insight/block-news/like", { newsSeq, like: likes });
  await like(true);
  const liked = await like(true);
  expect(liked).toMatchObject({ status: 200, body: { newsSeq, liked: true } });
  const params = { newsSeq };
  const asked = { params, headers: seeing(liked) };
  expect(await get(reader.call, "GET insight/block-news/detail/{newsSeq}", asked)).toMatchObject({
    liked: true,
    likeCount: 1,
  });
  expect(await get(server.visitor, "GET insight/block-news/detail/{newsSeq}", asked)).toMatchObject({
    liked: false,
    likeCount: 1,
  });
  expect(await reader.call("POST", "insight/block-news/like", { newsSeq: 1, like: true })).toMatchObject({
    status: 404,
  });
});

test("an editor hides an item with a reason, and shows it again", async () => {
  const judged = { newsSeq: otherNewsSeq, reason: "an advertisement" };
  const hidden = await editor.call("POST", "admin/news/hide", judged);
  const headers = seeing(hidden);
  expect(await detail(otherNewsSeq, headers)).toMatchObject({ status: 404 });
  expect(await server.visitor("GET", `insight/block-news/picture/${otherNewsSeq}`)).toMatchObject({ status: 404 });
  expect((await list({}, headers)).pagination.totalItems).toBe(DEMO_ARTICLES.length - 1);
  const queue = await get(editor.call, "GET admin/news", { query: { status: "HIDDEN" }, headers });
  expect(queue.items).toMatchObject([{ newsSeq: otherNewsSeq, hidden: { reason: "an advertisement" } }]);
  const restored = await editor.call("POST", "admin/news/restore", judged);
  expect(await detail(otherNewsSeq, seeing(restored))).toMatchObject({ status: 200 });
  expect(await editor.call("POST", "admin/news/hide", { newsSeq: 1, reason: "?" })).toMatchObject({ status: 404 });
});

const sourceOf = async (sourceId: string, headers = {}): Promise<NewsSourceView | undefined> =>
  (await get(editor.call, "GET admin/news-source", { headers })).items.find((source) => source.sourceId === sourceId);

test("a source that can't be reached is seen with its reason and its next try; the other goes on", async () => {
  await expect.poll(async () => (await sourceOf("gone"))?.state, { timeout: 30_000 }).toBe("FAILING");
  const gone = await sourceOf("gone");
  expect(gone).toMatchObject({ failure: { code: "UNREACHABLE" }, failures: 1, nextTryAt: expect.any(String) });
  expect(await sourceOf(DEMO_SOURCE_ID)).toMatchObject({ state: "OK", succeededAt: expect.any(String), failures: 0 });
});

test("fetched again, the feed brings in nothing twice", async () => {
  const before = await sourceOf(DEMO_SOURCE_ID);
  expect(await editor.call("POST", "admin/news-source/fetch", { sourceId: DEMO_SOURCE_ID })).toMatchObject({
    status: 204,
  });
  await expect
    .poll(async () => (await sourceOf(DEMO_SOURCE_ID))?.triedAt, { timeout: 30_000 })
    .not.toBe(before?.triedAt);
  expect(await sourceOf(DEMO_SOURCE_ID)).toMatchObject({ state: "OK", brought: 0 });
  expect((await list()).pagination.totalItems).toBe(DEMO_ARTICLES.length);
});

test("a source is paused with a reason and resumed", async () => {
  const sourceId = DEMO_SOURCE_ID;
  const paused = await editor.call("POST", "admin/news-source/pause", { sourceId, reason: "too much" });
  const seen = await sourceOf(sourceId, seeing(paused));
  expect(seen).toMatchObject({ state: "PAUSED", paused: { reason: "too much" } });
  expect(seen).not.toHaveProperty("nextTryAt");
  const resumed = await editor.call("POST", "admin/news-source/resume", { sourceId });
  expect(await sourceOf(sourceId, seeing(resumed))).toMatchObject({ state: "OK" });
  expect(await editor.call("POST", "admin/news-source/fetch", { sourceId: "nobody" })).toMatchObject({ status: 404 });
});

test("after a restart the same feed brings in nothing twice", async () => {
  await server.restart();
  const triedAt = async () => (await sourceOf(DEMO_SOURCE_ID))?.triedAt;
  await expect.poll(triedAt, { timeout: 30_000 }).toEqual(expect.any(String));
  expect((await list()).pagination.totalItems).toBe(DEMO_ARTICLES.length);
});
