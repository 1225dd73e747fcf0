import { closeErrorDialog } from "../support/error-dialog.ts";
import { withoutAnswer } from "../support/rendered.ts";
import { DEMO } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";
import { historyOn, listOf } from "./history-steps.ts";

test.use({ serverSettings: DEMO });

test("filters are in the URL, undone by Back, and can be cleared", async ({ page, t, expectAccessible }) => {
  const history = historyOn(page, t);
  const wallets = await listOf(page, { declareType: "WALLET" });
  const narrowed = await listOf(page, { declareType: "WALLET", crimeType: "FRAUD_INVESTMENT" });
  expect(narrowed.items.length).toBeGreaterThan(0);
  await page.goto("/report/history");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.history.title)));
  await expect(history.cards).toHaveCount(10);
  await expectAccessible(page);

  await history.choose(
    t(($) => $.report.history.declareType),
    t(($) => $.codes.declareType.WALLET),
  );
  await expect(page).toHaveURL("/report/history?declareType=WALLET");
  await expect(history.summary).toHaveText(
    t(($) => $.report.history.results, { count: wallets.pagination.totalItems }),
  );
  await history.choose(
    t(($) => $.report.history.crimeType),
    t(($) => $.codes.crimeType.FRAUD_INVESTMENT),
  );
  await expect(page).toHaveURL("/report/history?crimeType=FRAUD_INVESTMENT&declareType=WALLET");
  await expect(history.summary).toHaveText(
    t(($) => $.report.history.results, { count: narrowed.pagination.totalItems }),
  );
  await expectAccessible(page);

  await page.reload();
  await expect(history.summary).toHaveText(
    t(($) => $.report.history.results, { count: narrowed.pagination.totalItems }),
  );
  await page.goBack();
  await expect(history.summary).toHaveText(
    t(($) => $.report.history.results, { count: wallets.pagination.totalItems }),
  );
  await history.unfold();
  await history.main.getByRole("button", { name: t(($) => $.common.list.clear) }).click();
  await expect(page).toHaveURL("/report/history");
});

test("reports can be sorted @desktop", async ({ page, t }) => {
  const history = historyOn(page, t);
  const [most] = (await listOf(page, { orderType: "MOST_REPORTED" })).items;
  await page.goto("/report/history");
  await history.choose(
    t(($) => $.report.history.order),
    t(($) => $.codes.orderType.MOST_REPORTED),
  );
  await expect(page).toHaveURL("/report/history?orderType=MOST_REPORTED");
  await expect(history.cards.first().getByRole("heading")).toHaveText(most?.title ?? "");
});

test("a search highlights its matches, also in the address @smoke", async ({ page, t, expectAccessible }) => {
  const history = historyOn(page, t);
  const wallet = (await listOf(page, { declareType: "WALLET" })).items[0];
  const beginning = wallet?.adrs.slice(0, 10) ?? "";
  await page.goto("/report/history");
  await history.keyword.fill(beginning);
  await history.keyword.press("Enter");
  await expect(page).toHaveURL(`/report/history?searchKeyword=${beginning}`);
  await expect(history.summary).toContainText(t(($) => $.common.list.resultsFor, { keyword: beginning }));
  await expect(history.cards.first().locator("mark").first()).toHaveText(beginning, { ignoreCase: true });
  await expect(history.keyword).toBeFocused();
  await expectAccessible(page);

  await history.main.getByRole("button", { name: t(($) => $.common.list.clearKeyword) }).click();
  await expect(page).toHaveURL("/report/history");
});

test("a total that was not counted to the end is shown as such @once", async ({ page, t }) => {
  await withoutAnswer(page);
  await page.route("**/sb/report/history?*", async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    const pagination = { ...list.pagination, totalItems: 1_000, totalPages: 100 };
    await route.fulfill({ response: answer, json: { ...list, pagination, totalIsLowerBound: true } });
  });
  await page.goto("/report/history");
  await expect(historyOn(page, t).summary).toHaveText(t(($) => $.report.history.resultsAtLeast, { total: 1_000 }));
});

test("paging works, and Back restores the page and the scroll position", async ({ page, t }) => {
  const history = historyOn(page, t);
  const second = await listOf(page, { "pagination.page": "2" });
  await page.goto("/report/history");
  await history.main.getByRole("link", { name: t(($) => $.common.pagination.next) }).click();
  await expect(page).toHaveURL("/report/history?page=2");
  await expect(history.cards.first().getByRole("heading")).toHaveText(second.items[0]?.title ?? "");
  await expect(history.summary).toBeFocused();

  const last = history.cards.last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.items.at(-1)?.title ?? "");
  await page
    .getByRole("main")
    .getByRole("link", { name: t(($) => $.common.back) })
    .click();
  await expect(page).toHaveURL("/report/history?page=2");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2);
});

test("returning to the list through the menu resets it", async ({ page, t }) => {
  const history = historyOn(page, t);
  await page.goto("/report/history?searchKeyword=wallet&chain=BTC&page=1");
  await expect(history.keyword).toHaveValue("wallet");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t(($) => $.common.brand) })
    .click();
  await expect(page).toHaveURL("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(t(($) => $.home.newest.all)) })
    .first()
    .click();
  await expect(page).toHaveURL("/report/history");
  await expect(history.keyword).toHaveValue("");
});

test("an empty result offers a next step", async ({ page, t, expectAccessible }) => {
  await page.goto("/report/history?searchKeyword=qqzzxxvv&chain=BTC");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: t(($) => $.common.nothingFound) })).toBeVisible();
  await expect(main.getByRole("link", { name: t(($) => $.report.history.fileReport) })).toHaveAttribute(
    "href",
    "/report",
  );
  await expectAccessible(page);
  await main.getByRole("link", { name: t(($) => $.common.list.clear) }).click();
  await expect(page).toHaveURL("/report/history");
  await expect(historyOn(page, t).cards).toHaveCount(10);
});

test("a failed list can be retried", async ({ page, t, expectAccessible }) => {
  await withoutAnswer(page);
  await page.route("**/sb/report/history?*", (route) => route.abort("connectionrefused"));
  await page.goto("/report/history");
  await closeErrorDialog(
    page,
    t,
    t(($) => $.errors.NETWORK_FAILED),
  );
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(t(($) => $.report.history.errorTitle));
  await expectAccessible(page);
  await page.unroute("**/sb/report/history?*");
  await alert.getByRole("button", { name: t(($) => $.common.retry) }).click();
  await expect(historyOn(page, t).cards).toHaveCount(10);
  await expect(alert).toBeHidden();
});

test("entries of published lists are told apart from people's reports @desktop", async ({
  page,
  t,
  expectAccessible,
}) => {
  const history = historyOn(page, t);
  const [entry] = (await listOf(page, { filedBy: "LISTS" })).items;
  const { pagination } = await listOf(page, { filedBy: "PEOPLE" });
  expect(entry?.source).toBeDefined();
  await page.goto("/report/history");
  await history.choose(
    t(($) => $.report.history.filedBy),
    t(($) => $.report.history.filedByNames.PEOPLE),
  );
  await expect(page).toHaveURL("/report/history?filedBy=PEOPLE");
  await expect(history.summary).toHaveText(t(($) => $.report.history.results, { count: pagination.totalItems }));
  await expect(history.main).toContainText(t(($) => $.report.history.exportFiltered));
  await expect(page.locator('head link[type="application/atom+xml"][href$="?filedBy=PEOPLE"]')).toHaveCount(1);
  await expectAccessible(page);
  await page.goto(`/report/history?dclrSeq=${entry?.dclrSeq}`);
  await expect(history.cards).toHaveCount(1);
});

test("all public reports can be downloaded as a file @desktop", async ({ page, t }) => {
  await page.goto("/report/history");
  // On a busy machine a server may answer before all of the demo's reports are in its lists.
  await expect.poll(async () => (await listOf(page, {})).items.length).toBeGreaterThan(0);
  for (const [name, start] of [
    [t(($) => $.report.history.exportCsv), /^\uFEFFdclrSeq,/],
    [t(($) => $.report.history.exportNdjson), /^\{/],
    [t(($) => $.report.history.feed), /^<\?xml /],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name });
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(await answer.text()).toMatch(start);
  }
});
