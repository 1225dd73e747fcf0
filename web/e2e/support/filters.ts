// The filters of a list, which differ between desktop and phone.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Translate } from "../../i18n/texts.ts";

/** The choices of the list on the page; on a phone they are folded until now. */
export async function unfoldFilters(page: Page, t: Translate): Promise<Locator> {
  const main = page.getByRole("main");
  await expect(main.getByRole("search")).toBeVisible();
  const choices = main.getByRole("group", { name: t(($) => $.common.list.filters) });
  const unfold = main.locator('[aria-expanded="false"][aria-controls$="choices"]');
  // Neither is there while the page is the one that the server rendered.
  await expect(choices.or(unfold).filter({ visible: true })).toBeVisible();
  if (!(await choices.isVisible())) await unfold.click();
  await expect(choices).toBeVisible();
  return choices;
}
