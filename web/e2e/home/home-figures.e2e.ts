import { closeErrorDialog } from "../support/error-dialog.ts";
import { withoutAnswer } from "../support/rendered.ts";
import { DEMO } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

test.use({ serverSettings: DEMO });

const DAYS = 30;

test("shows figures, charts with their tables, the newest reports, insight and news", async ({
  page,
  t,
  expectAccessible,
}) => {
  // The app has taken over then, which draws the figures anew.
  await page.goto("/", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(t(($) => $.home.page.title));
  await expect(main.getByText(t(($) => $.home.numbers.total))).toBeVisible();
  for (const title of [t(($) => $.home.numbers.trend), t(($) => $.home.numbers.categories)]) {
    const chart = main.getByRole("figure").filter({ has: page.getByRole("heading", { name: title }) });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator("svg")).toBeVisible();
    await expect(chart.getByRole("table", { name: title })).toHaveCount(1);
  }
  const newest = main.getByRole("list", { name: t(($) => $.home.newest.heading) });
  await expect(newest.getByRole("article").first()).toBeVisible();
  const firstOf = (title: string) =>
    main.getByRole("region", { name: title }).getByRole("listitem").getByRole("link").first();
  await expect(firstOf(t(($) => $.common.nav.saferView))).toHaveAttribute("href", /\/insight\/safer-view\/\d+$/);
  await expect(async () => {
    // News comes in once the demo's feed was fetched.
    await page.reload();
    const news = firstOf(t(($) => $.common.nav.blockNews));
    await expect(news).toHaveAttribute("href", /\/insight\/block-news\/\d+$/, { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);

  await test.step("a chart can be read as a table", async () => {
    const chart = main.getByRole("figure").first();
    await chart.getByRole("button", { name: t(($) => $.home.numbers.asTable) }).click();
    await expect(chart.locator("svg")).toHaveCount(0);
    await expect(chart.getByRole("row")).toHaveCount(DAYS + 1);
    await expect(chart.getByRole("cell").first()).toBeVisible();
    await expectAccessible(page);
    await chart.getByRole("button", { name: t(($) => $.home.numbers.asChart) }).click();
    await expect(chart.locator("svg")).toBeVisible();
  });

  await test.step("a report links to its detail", async () => {
    const link = newest.getByRole("link").first();
    const title = await link.textContent();
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible();
  });
});

test("the charts' code loads only when a chart comes near the viewport @once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 160 });
  await page.goto("/");
  const figure = page.getByRole("figure").first();
  await expect(figure).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /assets\/draw-/.test(url))).toEqual([]);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator("svg")).toBeVisible();
  expect(asked.some((url) => /assets\/draw-/.test(url))).toBe(true);
});

test("failed figures can be retried @once", async ({ page, t }) => {
  await withoutAnswer(page);
  await page.route("**/sb/home/main", (route) => route.abort("connectionrefused"));
  await page.goto("/");
  await closeErrorDialog(
    page,
    t,
    t(($) => $.errors.NETWORK_FAILED),
  );
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText(t(($) => $.home.numbers.failed));
  await expect(main.getByRole("textbox", { name: t(($) => $.home.search.label) })).toBeVisible();
  await page.unroute("**/sb/home/main");
  await main
    .getByRole("alert")
    .getByRole("button", { name: t(($) => $.common.retry) })
    .click();
  await expect(main.getByText(t(($) => $.home.numbers.total))).toBeVisible();
});

test("a dismissed popup stays hidden today; a closed one is shown again", async ({ page, t, expectAccessible }) => {
  const popups = [
    { seq: 1, title: "Maintenance", content: "From two to four." },
    { seq: 2, title: "New terms", content: "From May on." },
  ];
  await withoutAnswer(page);
  await page.route("**/sb/home/main", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), popups } });
  });
  await page.goto("/");
  const first = page.getByRole("dialog", { name: "Maintenance" });
  await expect(first).toContainText("From two to four.");
  await expectAccessible(page);
  await first.getByRole("button", { name: t(($) => $.home.popup.notToday) }).click();
  const second = page.getByRole("dialog", { name: "New terms" });
  await second
    .getByRole("button", { name: t(($) => $.home.popup.close) })
    .last()
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.reload();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
});
