import { editorOf, moderatorOf } from "../support/servers.ts";
import { expect, type Page, test } from "../support/test.ts";

const MODERATOR = moderatorOf("operation");
const EDITOR = editorOf("operation");

test("moderators and editors see their part of the admin area and nothing else", async ({
  browser,
  page,
  t,
  people,
  expectAccessible,
}) => {
  const nav = (on: Page) => on.getByRole("navigation", { name: t(($) => $.common.nav.admin), exact: true });
  const linkOf = (on: Page, title: string) => nav(on).getByRole("link", { name: title, exact: true });

  await people.signUp(page, "/admin", MODERATOR);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.operation.start.heading));
  await expect(page.getByRole("main").getByRole("link", { name: t(($) => $.queues.COMMENTS) })).toBeVisible();
  await expect(page.getByRole("main").getByText(t(($) => $.queues.PARKED_JOBS))).toHaveCount(0);
  await expect(
    linkOf(
      page,
      t(($) => $.pages.adminDisputes.title),
    ),
  ).toBeAttached();
  await expect(
    linkOf(
      page,
      t(($) => $.pages.adminNotices.title),
    ),
  ).toHaveCount(0);
  await expectAccessible(page);
  await linkOf(
    page,
    t(($) => $.pages.adminComments.title),
  ).click();
  await expect(page).toHaveURL("/admin/comment");
  await expect(
    linkOf(
      page,
      t(($) => $.pages.adminComments.title),
    ),
  ).toHaveAttribute("aria-current", "page");
  for (const path of ["/admin/notice", "/admin/audit", "/admin/job", "/admin/analysis"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }

  const editor = await browser.newPage();
  await people.signUp(editor, "/admin/notice", EDITOR);
  await expect(editor).toHaveURL("/admin/notice");
  await expect(
    linkOf(
      editor,
      t(($) => $.pages.adminComments.title),
    ),
  ).toHaveCount(0);
  await editor.goto("/admin/comment");
  await expect(editor).toHaveURL("/");
  await editor.close();
});

test("an editor drafts terms, which only an admin may publish @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/admin/terms/B02/draft", EDITOR);
  const main = page.getByRole("main");
  const content = main.getByLabel(t(($) => $.versions.contentIn, { language: "한국어" }));
  await content.fill(`${await content.inputValue()}\n\n## 초안\n\n검토 중입니다.`);
  await main.getByRole("button", { name: t(($) => $.versions.saveDraft) }).click();
  await expect(page.getByText(t(($) => $.versions.draftSaved))).toBeVisible();
  await expect(main.getByText(t(($) => $.versions.adminsPublish))).toBeVisible();
  await expect(main.getByRole("button", { name: t(($) => $.versions.publish), exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole("button", { name: t(($) => $.versions.discard) }).click();
  const sure = page.getByRole("alertdialog", { name: t(($) => $.versions.askDiscard.title) });
  await sure.getByRole("button", { name: t(($) => $.versions.discard) }).click();
  await expect(page.getByText(t(($) => $.versions.discarded))).toBeVisible();
  await expect(page).toHaveURL("/admin/terms");
});
