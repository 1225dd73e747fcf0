import { textsIn } from "../../i18n/for-tests.ts";
import { LOCALES } from "../../i18n/languages.ts";
import { expect, test } from "../support/test.ts";

test("the page uses the browser's language, or the one chosen, which is remembered @smoke", async ({
  page,
  t,
  language,
  isMobile,
}) => {
  const heading = (text: string) => page.getByRole("heading", { level: 1, name: text });
  await page.goto("/term/service");
  await expect(page.locator("html")).toHaveAttribute("lang", LOCALES[language]);
  await expect(heading(t(($) => $.terms.service))).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: t(($) => $.common.nav.open) }).click();
  await page.getByRole("combobox", { name: t(($) => $.common.language.label) }).selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  const german = textsIn("de")(($) => $.terms.service);
  await expect(heading(german)).toBeAttached();
  await page.reload();
  await expect(heading(german)).toBeVisible();
});

for (const [locale, lang] of [
  ["zh-TW", "zh-CN"],
  ["zh-CN", "zh-CN"],
  ["de-AT", "de-DE"],
  ["ja-JP", "ja-JP"],
  ["fr-FR", "en-US"],
] as const) {
  test(`a browser in ${locale} gets ${lang} @once`, async ({ browser, server }) => {
    const page = await browser.newPage({ locale });
    await page.goto(`${server.url}/term/service`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.close();
  });
}

test("a page with stale data from a failing model says so until it is up to date @once", async ({ page, t }) => {
  const note = page.getByRole("status").filter({ hasText: t(($) => $.common.stale) });
  const fallBehind = "**/sb/report/history?*";
  await page.route(fallBehind, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "sb-stale": "report@1" } });
  });
  await page.goto("/report/history?crimeType=HACKING");
  await expect(note).toBeVisible();
  await page.unroute(fallBehind);
  await page.goto("/report/history?crimeType=HACKING");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("light and dark follow the system until the user chooses, and the choice is remembered", async ({
  page,
  t,
  isMobile,
}) => {
  const html = page.locator("html");
  const openMenu = async () => {
    if (isMobile) await page.getByRole("button", { name: t(($) => $.common.nav.open) }).click();
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/term/service");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "light");
  await openMenu();
  await page.getByRole("button", { name: t(($) => $.common.theme.toDark) }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await openMenu();
  await expect(page.getByRole("button", { name: t(($) => $.common.theme.toLight) })).toBeVisible();
});

test("the menu leads to every area by keyboard", async ({ page, t, isMobile, expectAccessible }) => {
  await page.goto("/term/service");
  if (isMobile) {
    await page.getByRole("button", { name: t(($) => $.common.nav.open) }).press("Enter");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: t(($) => $.common.nav.open) })).toBeFocused();
    await page.keyboard.press("Enter");
  } else {
    const top = page.getByRole("button", { name: t(($) => $.common.nav.report), exact: true });
    await top.press("Enter");
    await expect(top).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    const menu = page.getByRole("navigation", { name: t(($) => $.common.nav.label) });
    await expect(menu.getByRole("link", { name: t(($) => $.common.nav.fileReport), exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(top).toBeFocused();
    await expect(top).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
  }
  await page.getByRole("link", { name: t(($) => $.common.nav.history), exact: true }).press("Enter");
  await expect(page).toHaveURL("/report/history");
  await expect(page.getByRole("link", { name: t(($) => $.common.nav.history), exact: true })).toBeHidden();
});

test("a menu that is opened while the next page loads stays open, and keeps the focus", async ({
  page,
  t,
  isMobile,
}) => {
  const held = Promise.withResolvers<void>();
  await page.goto("/term/service");
  await page.route(/assets\/home-screen-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: t(($) => $.common.brand) }).click();
  await expect(page.getByRole("progressbar", { name: t(($) => $.common.loading) })).toBeAttached();
  const closed = isMobile ? t(($) => $.common.nav.open) : t(($) => $.common.nav.report);
  await banner.getByRole("button", { name: closed, exact: true }).press("Enter");
  held.resolve();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page).toHaveURL("/");
  const open = isMobile ? t(($) => $.common.nav.close) : closed;
  const button = banner.getByRole("button", { name: open, exact: true });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(button).toBeFocused();
  await banner.getByRole("link", { name: t(($) => $.common.nav.history), exact: true }).press("Enter");
  await expect(page).toHaveURL("/report/history");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the menu opens on hover and on click, and by keyboard after the mouse was there @once", async ({ page, t }) => {
  await page.goto("/term/service");
  const top = page.getByRole("button", { name: t(($) => $.common.nav.report), exact: true });
  const link = page.getByRole("link", { name: t(($) => $.common.nav.history), exact: true });
  await top.hover();
  await expect(link).toBeVisible();
  await top.click();
  await expect(link).toBeVisible();
  await page.getByRole("main").hover();
  await expect(link).toBeHidden();
  await top.hover();
  await page.getByRole("main").hover();
  await expect(link).toBeHidden();
  await top.press("Enter");
  await expect(link).toBeVisible();
});

test("the skip link moves to the content, with and without the app @once", async ({ page, t }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.goto("/term/service", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: t(($) => $.common.skip) });
  await expect(skip).toBeFocused();
  scripts.resolve();
  await expect(page.getByRole("banner").getByRole("button").first()).toBeVisible();
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
