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
  ["/no/such/page", "/"],
  ["/support/notice/none", "/"],
  ["/report/history/abc", "/"],
] as const) {
  test(`${from} redirects to ${to} @once`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

for (const language of LANGUAGES) {
  test(`a visitor of /report sees its title in ${language} @once`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: LOCALES[language], ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/report");
    const t = textsIn(language);
    await expect(page).toHaveTitle(`${t(($) => $.pages.reportKind.title)} | ${t(($) => $.pages.suffix)}`);
    await expect(page.locator("html")).toHaveAttribute("lang", LOCALES[language]);
    await expect(page.getByRole("alertdialog")).toContainText(t(($) => $.common.guard.text));
    await context.close();
  });
}
