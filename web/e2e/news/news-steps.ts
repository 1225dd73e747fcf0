// Steps of tests of block news: a server with the demo's feed, and the parts of its screens.
import type { NewsView } from "@sb/contracts/news/wire.ts";
import type { Translate } from "../../i18n/texts.ts";
import type { Member } from "../support/people.ts";
import { expect, type Page } from "../support/test.ts";

export const EDITOR = "news@example.com";
const SOURCES = [
  { sourceId: "daily", name: "Demo Coin Daily", url: "demo:", category: "CRIME" },
  { sourceId: "gone", name: "Gone Weekly", url: "https://feed.invalid/rss", category: "MARKET" },
];
export const NEWS_SERVER = { env: { SB_EDITOR_EMAILS: EDITOR, SB_NEWS_SOURCES: JSON.stringify(SOURCES) } };

/** Resolves with the newest item once the feed was brought in, and its picture is there. */
export async function newestOf(member: Member): Promise<NewsView> {
  const find = async () => (await member.call<{ items: readonly NewsView[] }>("GET", "insight/block-news")).body.items;
  await expect.poll(async () => (await find())[0]?.thumbnail, { timeout: 30_000 }).toBeTruthy();
  const [newest] = await find();
  if (!newest) throw new Error("there are no news");
  return newest;
}

export function newsOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  return {
    main,
    keyword: main.getByRole("textbox", { name: t(($) => $.news.keyword) }),
    items: main.getByRole("list", { name: t(($) => $.news.list) }).getByRole("article"),
    summary: main.getByRole("status").getByRole("heading", { level: 2 }),
  };
}
