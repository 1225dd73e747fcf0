// A reader's doings on a rendered page go on in the app: its scripts are held back, then let come.
import { fileReport, newWallet } from "../report/history-steps.ts";
import { DEMO } from "../support/servers.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ serverSettings: DEMO });

/** Opens a page whose scripts wait until the result is called, which resolves once the app has drawn it. */
async function openHeld(
  page: Page,
  path: string,
): Promise<{ readonly come: () => void; readonly drawn: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(app(page)).toHaveCount(0);
  return { come: held.resolve, drawn: () => expect(app(page)).toBeVisible() };
}

/** The header of a rendered page has no buttons. */
const app = (page: Page) => page.getByRole("banner").getByRole("button").first();

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());

test("focus, selected words and the place on the page stay", async ({ page, t }) => {
  const { come, drawn } = await openHeld(page, "/");
  const main = page.getByRole("main");
  const link = main.getByRole("link", { name: t(($) => $.home.newest.all) });
  const heading = main.getByRole("heading", { name: t(($) => $.home.newest.heading) });
  await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await heading.evaluate((element) => {
    const words = element.firstChild;
    if (words) getSelection()?.setBaseAndExtent(words, 1, words, 3);
  });
  const words = await selected(page);
  expect(words).toMatch(/^\S/);
  come();
  await drawn();
  await expect(link).toBeFocused();
  expect(await selected(page)).toBe(words);
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  // Pages are scrolled by whole pixels of the screen.
  expect(Math.abs(top - 100)).toBeLessThan(2);
});

test("a text that was typed is looked up, and gets no place in a URL before", async ({ page, t, people }) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  const { come, drawn } = await openHeld(page, "/");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.pressSequentially(adrs);
  await search.press("Home");
  // The browser sends them itself where not even the page's own script has run yet.
  await search.press("Enter");
  come();
  await drawn();
  await expect(search).toHaveValue(adrs);
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.reported, { count: 1 }) })).toBeVisible();
});

test("words that were sent are searched for", async ({ page, t }) => {
  const { come } = await openHeld(page, "/");
  const search = page.getByRole("main").getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill("에어드랍");
  await search.press("Enter");
  await expect(page).toHaveURL("/");
  come();
  await expect(page).toHaveURL(/\/report\/history\?searchKeyword=/);
});

test("what was opened stays open, though the app draws it later", async ({ page, t, people }) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  const { come, drawn } = await openHeld(page, `/a/${adrs}`);
  const reason = page.getByRole("main").getByText(t(($) => $.level.parts.NEW, { count: 1 }));
  await expect(reason).toBeHidden();
  await page.getByText(t(($) => $.level.why)).click();
  await expect(reason).toBeVisible();
  come();
  await drawn();
  await expect(reason).toBeVisible();
});

test("a link that is pressed while the app comes is followed", async ({ page, t }) => {
  const { come } = await openHeld(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: t(($) => $.home.newest.all) });
  await link.hover();
  await page.mouse.down();
  come();
  await page.waitForLoadState("networkidle");
  await expect(app(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL("/report/history");
  await expect(app(page)).toBeVisible();
});

test("an answer that is pressed on the form's rendered screen leads on once the app is there", async ({ page, t }) => {
  const { come } = await openHeld(page, "/report");
  const main = page.getByRole("main");
  const answers = main.getByRole("button", { name: t(($) => $.wizard.happened.EARLIER.label) });
  await answers.click();
  await expect(answers).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/report");
  come();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.wizard.steps.category.title));
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
});

test("without scripts an answer leads to the page of the next screen", async ({ browser, server, t, language }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: language });
  const page = await context.newPage();
  await page.goto("/report");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.wizard.steps.start.title));
  await main.getByRole("button", { name: t(($) => $.wizard.happened.NOW.label) }).click();
  await expect(page).toHaveURL("/report?now=1");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.wizard.steps.emergency.title));
  await context.close();
});

test("a link leads on without the app", async ({ page, t }) => {
  const { come, drawn } = await openHeld(page, "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: t(($) => $.home.newest.all) })
    .click();
  await expect(page).toHaveURL("/report/history");
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.report.history.heading) })).toBeVisible();
  await expect(app(page)).toHaveCount(0);
  come();
  await drawn();
  await expect(page).toHaveURL("/report/history");
});
