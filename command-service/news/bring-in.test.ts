import { randomBytes } from "node:crypto";
import type { NewsItem } from "@sb/contracts/news/remote.ts";
import { createHandleCommand } from "@sb/platform/decide/handle.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import { expect, test } from "vitest";
import type { WriteDeps } from "../runtime/deps.ts";
import { remote } from "./remote.ts";

const item: NewsItem = {
  sourceId: "daily",
  source: "The Daily",
  category: "CRIME",
  publishedAt: "2026-01-01T00:00:00.000Z",
  title: "Police close a fake exchange",
  summary: "A text.",
  link: "https://daily.example/fake",
  guid: "g-1",
  pictureUrl: "https://daily.example/fake.jpg",
};
const elsewhere = { ...item, sourceId: "weekly", source: "The Weekly", link: "https://weekly.example/x", guid: "w-1" };

async function openWorld() {
  const temp = await openTempEventStore();
  const vault = createVault({ keys: createKeysInLog(temp.eventStore), root: randomBytes(32) });
  const eventStore = openEvents(temp.eventStore, vault);
  const clock = () => "2026-01-01T01:00:00.000Z";
  const deps: WriteDeps = { eventStore, vault, handle: createHandleCommand({ eventStore, vault }), clock };
  const deleted: string[] = [];
  const files = { delete: async (key: string) => void deleted.push(key) };
  const broughtIn = async () =>
    (await eventStore.readAll(START, 1_000)).filter(({ type }) => type === "NewsBroughtIn").map(({ data }) => data);
  const news = remote({ ...deps, files });
  return { ...temp, deps, news, deleted, broughtIn, [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose]() };
}

test.each([
  ["again", item],
  [
    "by its link",
    { ...elsewhere, link: "http://www.daily.example/fake/?utm_source=x", title: "Other words than before" },
  ],
  ["by its title, in another paper", elsewhere],
  [
    "by its id, with another title and link",
    { ...item, title: "Another headline for it", link: "https://daily.example/y" },
  ],
])("an item that comes %s is known", async (_, other) => {
  await using world = await openWorld();
  expect(await world.news.bringIn(item, "j-1")).toBe(true);
  expect(await world.news.bringIn(other, "j-2")).toBe(false);
  expect(await world.broughtIn()).toHaveLength(1);
});

test("the same title a week later is another article", async () => {
  await using world = await openWorld();
  await world.news.bringIn(item, "j-1");
  const later = { ...item, publishedAt: "2026-01-08T00:00:00.000Z", link: "https://daily.example/2", guid: "g-2" };
  expect(await world.news.bringIn(later, "j-2")).toBe(true);
});

test("two feeds at once bring one item in once", async () => {
  await using world = await openWorld();
  const news = await Promise.all([item, elsewhere, item, elsewhere].map((one, i) => world.news.bringIn(one, `j-${i}`)));
  expect(news.filter(Boolean)).toHaveLength(1);
  expect(await world.broughtIn()).toHaveLength(1);
});

test("a run that broke off before the item is gone on with", async () => {
  await using world = await openWorld();
  let left = 2;
  const handle: WriteDeps["handle"] = (...given) => {
    left -= 1;
    if (left < 0) throw new Error("the process ends");
    return world.deps.handle(...given);
  };
  const broken = remote({ ...world.deps, handle, files: { delete: async () => {} } });
  await expect(broken.bringIn(item, "j-1")).rejects.toThrow();
  expect(await world.broughtIn()).toEqual([]);
  expect(await world.news.bringIn(elsewhere, "j-2")).toBe(true);
  expect(await world.news.bringIn(item, "j-3")).toBe(false);
});

test("what expires loses its words and its picture, and does not come again", async () => {
  await using world = await openWorld();
  await world.news.bringIn(item, "j-1");
  const [before] = (await world.broughtIn()) as { newsSeq: number; title?: string }[];
  const newsSeq = before?.newsSeq ?? 0;
  expect(await world.news.findPictureUrl(newsSeq)).toBe(item.pictureUrl);
  await world.news.expire(newsSeq, "j-2");
  expect(world.deleted).toEqual([`news/pictures/${newsSeq}`]);
  expect(JSON.stringify(await world.deps.eventStore.readAll(START, 1_000))).not.toContain("fake");
  expect(await world.news.bringIn(item, "j-3")).toBe(false);
});
