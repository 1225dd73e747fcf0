import type { Page } from "@playwright/test";
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { textsIn } from "../../i18n/for-tests.ts";
import { LOCALES } from "../../i18n/languages.ts";
import { expect, test } from "../support/test.ts";

/** Titles with their descriptions as they come: a visitor who has nothing to join with is led home at once. */
async function recordHeads(page: Page): Promise<readonly (readonly [title: string, description: string])[]> {
  const heads: (readonly [string, string])[] = [];
  await page.exposeFunction("tellHead", (title: string, description: string) => void heads.push([title, description]));
  await page.addInitScript(() => {
    const description = () => document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
    const tell = () =>
      (window as unknown as { tellHead(...head: [string, string]): void }).tellHead(document.title, description());
    new MutationObserver(tell).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return heads;
}

for (const [path, name] of [
  ["/insight/safer-view", "saferView"],
  ["/insight/block-news", "blockNews"],
  ["/login/join", "join"],
] as const) {
  test(`${path} has its title and its description @once`, async ({ page, t }) => {
    const heads = await recordHeads(page);
    await page.goto(path);
    const title = `${t(($) => $.pages[name].title)} | ${t(($) => $.pages.suffix)}`;
    await expect.poll(() => heads).toContainEqual([title, t(($) => $.pages[name].description)]);
  });
}

for (const [from, to] of [
  ["/insight", "/insight/safer-view"],
  ["/home", "/"],
] as const) {
  test(`${from} redirects to ${to} @once`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

for (const path of ["/no/such/page", "/support/notice/none", "/report/history/abc"]) {
  test(`${path} says that there is no such page, as 404`, async ({ page, t, expectAccessible }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: t(($) => $.missing.title) })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.missing.title)));
    await expectAccessible(page);
    await main.getByRole("link", { name: t(($) => $.missing.search) }).click();
    await expect(page).toHaveURL("/report/history");
  });
}

for (const language of LANGUAGES) {
  test(`a path without a page says so in ${language} @once`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: LOCALES[language], ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn(language)(($) => $.missing.title));
    await context.close();
  });
  test(`a visitor of /report sees its title in ${language} @once`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: LOCALES[language], ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/report");
    const t = textsIn(language);
    await expect(page).toHaveTitle(`${t(($) => $.pages.reportKind.title)} | ${t(($) => $.pages.suffix)}`);
    await expect(page.locator("html")).toHaveAttribute("lang", LOCALES[language]);
    await context.close();
  });
}
