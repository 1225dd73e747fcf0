import { expect, test } from "../support/test.ts";
import { ADMIN, newWord, noticesOn, writeNotice } from "./notice-steps.ts";

test("a visitor searches, filters and reads notices, and comes back to the same place @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const admin = await people.join(ADMIN);
  const word = newWord();
  await writeNotice(admin, { title: `${word} one` });
  const seq = await writeNotice(admin, {
    optionType: "MAINTENANCE",
    title: `${word} two`,
    content: "# When\n\nOn *Sunday*, see [there](https://other.example/a).\n\n![pixel](https://other.example/p.png)",
  });
  const list = noticesOn(page, t);
  await page.goto("/support/notice");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.notices.title)));
  await expect(list.rows.first()).toBeVisible();
  await expectAccessible(page);

  await list.search(word);
  await expect(page).toHaveURL(`/support/notice?searchKeyword=${word}`);
  await expect(list.rows.locator("mark")).toHaveText([word, word]);
  await expect(list.rows.first()).toContainText(t(($) => $.notice.views, { count: 0 }));
  await list.choose(t(($) => $.notice.types.MAINTENANCE));
  await expect(page).toHaveURL(`/support/notice?optionType=MAINTENANCE&searchKeyword=${word}`);
  await expect(list.summary).toContainText(t(($) => $.notice.results, { count: 1 }));
  await expectAccessible(page);

  await list.rows.getByRole("link").click();
  await expect(page).toHaveURL(`/support/notice/${seq}`);
  await expect(list.main.getByRole("heading", { level: 1 })).toHaveText(`${word} two`);
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.notice.title)));
  await expect(list.main.getByRole("heading", { level: 2, name: "When" })).toBeVisible();
  await expect(list.main.getByRole("link", { name: "there" })).toHaveAttribute("rel", "noopener nofollow");
  await expect(list.main.locator("article img")).toHaveCount(0);
  await expectAccessible(page);

  await list.main.getByRole("link", { name: t(($) => $.common.back) }).click();
  await expect(page).toHaveURL(`/support/notice?optionType=MAINTENANCE&searchKeyword=${word}`);
  await expect(list.keyword).toHaveValue(word);
  await list.clearFilters();
  await expect(list.rows).toHaveCount(2);
});

test("where nothing is found, the way back to all notices is offered", async ({ page, t, expectAccessible }) => {
  const list = noticesOn(page, t);
  await page.goto("/support/notice?searchKeyword=qqzzxxvv");
  await expect(list.main.getByRole("heading", { name: t(($) => $.common.nothingFound) })).toBeVisible();
  await expectAccessible(page);
  await list.main.getByRole("link", { name: t(($) => $.common.list.clear) }).click();
  await expect(page).toHaveURL("/support/notice");
  await expect(list.keyword).toHaveValue("");
});

test("pages turn; leaving the list and coming back by the menu begins anew @once", async ({ page, t, people }) => {
  const admin = await people.join(ADMIN);
  const word = newWord();
  for (let index = 0; index < 11; index += 1) await writeNotice(admin, { title: `${word} ${index}` });
  const list = noticesOn(page, t);
  await page.goto(`/support/notice?searchKeyword=${word}`);
  await expect(list.rows).toHaveCount(10);
  await list.main.getByRole("link", { name: t(($) => $.common.pagination.next) }).click();
  await expect(page).toHaveURL(`/support/notice?searchKeyword=${word}&page=2`);
  await expect(list.rows).toHaveCount(1);
  await expect(list.summary).toBeFocused();

  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: t(($) => $.common.brand) }).click();
  await expect(page).toHaveURL("/");
  await banner.getByRole("button", { name: t(($) => $.common.nav.support), exact: true }).press("Enter");
  await banner.getByRole("link", { name: t(($) => $.common.nav.notice), exact: true }).press("Enter");
  await expect(page).toHaveURL("/support/notice");
  await expect(list.keyword).toHaveValue("");
});

test("a notice that is not there leads home, with the message @once", async ({ page, t }) => {
  await page.goto("/support/notice/99999999");
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.messages.dialog.title) });
  await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
  await expect(page).toHaveURL("/");
});
