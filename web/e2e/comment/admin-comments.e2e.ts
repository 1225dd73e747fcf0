import { expect, test } from "../support/test.ts";
import { ADMIN, ADMIN_SERVER, commentsOn, fileReport, writeComment } from "./comment-steps.ts";

test.use({ serverSettings: ADMIN_SERVER });

test("a person flags a comment with a reason; an admin hides it and shows it again", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const writer = await people.join();
  const dclrSeq = await fileReport(writer);
  await writeComment(writer, dclrSeq, "Buy my course on trading.");
  await people.signUp(page, `/report/history/${dclrSeq}`);
  const comments = commentsOn(page, t);
  await comments.section.getByRole("button", { name: t(($) => $.comments.flag.of, { nick: writer.nickname }) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.comments.flag.ask.title) });
  const send = dialog.getByRole("button", { name: t(($) => $.comments.flag.action) });
  await send.click();
  await expect(dialog).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await expectAccessible(page);
  await dialog.getByLabel(t(($) => $.comments.flag.reasons.ADVERTISING)).check();
  await send.click();
  await expect(page.getByText(t(($) => $.comments.flag.done))).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, ...(await languageOf(page)) });
  const desk = await context.newPage();
  await people.signUp(desk, "/admin/comment", ADMIN);
  const rows = desk
    .getByRole("main")
    .getByRole("list", { name: t(($) => $.comments.admin.list) })
    .getByRole("article");
  const row = rows.filter({ hasText: writer.nickname });
  await expect(row).toContainText("Buy my course on trading.");
  await expect(row).toContainText(t(($) => $.comments.flag.reasons.ADVERTISING));
  await expectAccessible(desk);
  await row.getByRole("button", { name: t(($) => $.comments.admin.hide.of, { nick: writer.nickname }) }).click();
  const judge = desk.getByRole("dialog", { name: t(($) => $.comments.admin.hide.title) });
  await judge.getByRole("textbox").fill("Advertising");
  await expectAccessible(desk);
  await judge.getByRole("button", { name: t(($) => $.comments.admin.hide.action) }).click();
  await expect(desk.getByText(t(($) => $.comments.admin.hide.done))).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.reload();
  await expect(comments.posts).toHaveText([t(($) => $.comments.gone.HIDDEN)]);

  await desk.goto("/admin/comment?status=HIDDEN");
  await expect(row).toContainText(t(($) => $.comments.admin.hiddenBecause, { reason: "Advertising" }));
  await row.getByRole("button", { name: t(($) => $.comments.admin.restore.of, { nick: writer.nickname }) }).click();
  const again = desk.getByRole("dialog", { name: t(($) => $.comments.admin.restore.title) });
  await again.getByRole("textbox").fill("A mistake");
  await again.getByRole("button", { name: t(($) => $.comments.admin.restore.action) }).click();
  await expect(desk.getByText(t(($) => $.comments.admin.restore.done))).toBeVisible();
  await page.reload();
  await expect(comments.posts).toContainText(["Buy my course on trading."]);
  await context.close();
});

test("a flagged comment is left up, after a reason is given @once", async ({ page, t, people }) => {
  const [writer, flagger] = [await people.join(), await people.join()];
  const commentSeq = await writeComment(writer, await fileReport(writer), "Nothing wrong here.");
  await flagger.call("POST", "report/comment/flag", { commentSeq, reason: "OTHER" });
  await people.signUp(page, "/admin/comment", ADMIN);
  const row = page.getByRole("main").getByRole("article").filter({ hasText: writer.nickname });
  await row.getByRole("button", { name: t(($) => $.comments.admin.keep.of, { nick: writer.nickname }) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.comments.admin.keep.title) });
  await dialog.getByRole("button", { name: t(($) => $.comments.admin.keep.action) }).click();
  await expect(dialog).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await dialog.getByRole("textbox").fill("It is fine");
  await dialog.getByRole("button", { name: t(($) => $.comments.admin.keep.action) }).click();
  await expect(page.getByText(t(($) => $.comments.admin.keep.done))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("where nothing waits, that is said; others never come here @once", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await page.goto("/admin/comment");
  await expect(page).toHaveURL("/");
  await people.signUp(page, "/admin/comment");
  await expect(page).toHaveURL("/");
  await people.signUp(page, "/admin/comment?status=HIDDEN", ADMIN);
  await expect(page.getByRole("main")).toContainText(t(($) => $.comments.admin.none.HIDDEN.title));
  await expectAccessible(page);
});

async function languageOf(page: import("../support/test.ts").Page) {
  return { locale: await page.evaluate(() => navigator.language) };
}
