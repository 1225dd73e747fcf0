// Block news: 10,000 items, brought in by the real rules, then read as visitors do.
import { remote } from "@sb/command-service/news/remote.ts";
import { NEWS_CATEGORIES } from "@sb/contracts/news/model.ts";
import type { NewsList } from "@sb/contracts/news/wire.ts";
import { request } from "@sb/deploy/test/people/person.ts";
import { readConfig } from "@sb/platform/config/config.ts";
import { openWriteSide } from "@sb/platform/service/ports.ts";
import type { output } from "zod";
import { type Context, temporaryFolder } from "../context.ts";
import type { Read } from "../reads/find-reads.ts";
import { compareAll } from "../reads/reads.ts";
import { count, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { concurrently } from "../workload/concurrently.ts";

const ITEMS = { full: 10_000, quick: 1_000 };
const AT_ONCE = 64;
const LIST = "/sb/insight/block-news";
/** Details cover this many items. */
const MANY = 100;

export async function benchNews(context: Context): Promise<readonly Row[]> {
  const items = ITEMS[context.quick ? "quick" : "full"];
  using folder = temporaryFolder();
  context.say(`bringing in ${items} items of news`);
  await fill(folder.path, items);
  const server = await startReady(folder.path);
  try {
    return await compareAll(server.url, await readsOf(server.url, items), context);
  } finally {
    await stopped(server);
  }
}

async function fill(dataDir: string, items: number): Promise<void> {
  await using resources = new AsyncDisposableStack();
  const news = remote(await openWriteSide(readConfig({ SB_DATA_DIR: dataDir }), dataDir, resources));
  const now = Date.now();
  await concurrently(items, AT_ONCE, async (i) => {
    const item = {
      sourceId: `paper-${i % 10}`,
      source: `Paper ${i % 10}`,
      category: NEWS_CATEGORIES[i % NEWS_CATEGORIES.length] ?? "OTHER",
      publishedAt: new Date(now - i * 60_000).toISOString(),
      title: `Police look into exchange number ${i} in district ${i % 97}`,
      summary: `Depositors of exchange ${i} report that withdrawals need another payment first. `.repeat(4),
      link: `https://news.example/articles/${i}`,
      guid: `article-${i}`,
    };
    await news.bringIn(item, `bench-${i}`);
  });
}

async function readsOf(url: string, items: number): Promise<readonly Read[]> {
  const newest = `insight/block-news?pagination.size=${MANY}`;
  const { body } = await request<output<typeof NewsList>>(url, "GET", newest);
  if (body.items.length === 0) throw new Error("there are no news");
  const read = (what: string, paths: readonly string[]): Read => ({ what, paths, headers: {}, budgeted: true });
  return [
    read(`insight/block-news (newest 10 of ${count(items)})`, [LIST]),
    read("insight/block-news, of a category", [`${LIST}?category=CRIME`]),
    read("insight/block-news, page 100", [`${LIST}?pagination.page=100`]),
    read("insight/block-news, searched for a word", [`${LIST}?searchKeyword=withdrawals`]),
    read("insight/block-news/category", [`${LIST}/category`]),
    read(
      "insight/block-news/detail/{seq}",
      body.items.map(({ newsSeq }) => `${LIST}/detail/${newsSeq}`),
    ),
  ];
}
