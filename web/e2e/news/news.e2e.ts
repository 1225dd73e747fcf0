import { DEMO_ARTICLES } from "../../../deploy/demo/feed/articles.ts";
import { unfoldFilters } from "../support/filters.ts";
import { expect, test } from "../support/test.ts";
import { NEWS_SERVER, newestOf, newsOn } from "./news-steps.ts";

test.use({ serverSettings: NEWS_SERVER });

test("a visitor searches, filters and reads news; a member likes them; the menu begins anew @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const member = await people.join();
  const newest = await newestOf(member);
  const list = newsOn(page, t);
  await page.goto("/insight/block-news");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.blockNews.title)));
  await expect(list.items).toHaveCount(10);
  await expect(list.items.first().locator("img")).toHaveAttribute("src", newest.thumbnail ?? "");
  await expectAccessible(page);

  await list.keyword.fill("drainers");
  await list.keyword.press("Enter");
  await expect(page).toHaveURL("/insight/block-news?searchKeyword=drainers");
  await expect(list.items.locator("mark")).toHaveText(["drainers"]);
  const choices = await unfoldFilters(page, t);
  await choices.getByRole("button", { name: t(($) => $.news.category) }).click();
  const crime = t(($) => $.news.categoryCount, {
    category: t(($) => $.news.categories.CRIME),
    total: DEMO_ARTICLES.length,
  });
  await page.getByRole("option", { name: crime, exact: true }).click();
  await expect(page).toHaveURL("/insight/block-news?category=CRIME&searchKeyword=drainers");
  await expect(list.summary).toContainText(t(($) => $.news.results, { count: 1 }));
  await expectAccessible(page);

  await list.items.getByRole("link").click();
  await expect(page).toHaveURL(/\/insight\/block-news\/\d+$/);
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.blockNewsDetail.title)));
  await expect(list.main.getByRole("heading", { level: 1 })).toContainText("drainers");
  const source = list.main.getByRole("link", { name: t(($) => $.news.readAt, { source: "Demo Coin Daily" }) });
  await expect(source).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expectAccessible(page);
  await list.main.getByRole("link", { name: t(($) => $.common.back) }).click();
  await expect(page).toHaveURL("/insight/block-news?category=CRIME&searchKeyword=drainers");
  await expect(list.keyword).toHaveValue("drainers");

  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: t(($) => $.common.brand) }).click();
  const home = page.getByRole("region", { name: t(($) => $.common.nav.blockNews) });
  await expect(home.getByRole("link", { name: newest.title })).toBeVisible();
  await page.goto("/insight/safer-view");
  await page.goto("/insight/block-news");
  await expect(list.keyword).toHaveValue("");

  await people.signUp(page, `/insight/block-news/${newest.newsSeq}`);
  const like = list.main.getByRole("button", { name: t(($) => $.comments.like, { total: 0 }) });
  await like.click();
  await expect(list.main.getByRole("button", { name: t(($) => $.comments.like, { total: 1 }) })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("news that are not found offer the way back to all @once", async ({ page, t, expectAccessible }) => {
  const list = newsOn(page, t);
  await page.goto("/insight/block-news?searchKeyword=qqzzxxvv");
  await expect(list.main.getByRole("heading", { name: t(($) => $.common.nothingFound) })).toBeVisible();
  await expectAccessible(page);
  await list.main.getByRole("link", { name: t(($) => $.common.list.clear) }).click();
  await expect(page).toHaveURL("/insight/block-news");
});
