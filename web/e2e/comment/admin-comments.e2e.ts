import { expect, test } from "../support/test.ts";
import { ADMIN, commentsOn, fileReport, flagComment, MODERATOR, tryComment, writeComment } from "./comment-steps.ts";

test("a person reports a comment to the admins, with a reason", async ({ page, t, people, expectAccessible }) => {
  const writer = await people.join();
  const dclrSeq = await fileReport(writer);
  await writeComment(writer, dclrSeq, "Buy my course on trading.");
  await people.signUp(page, `/report/history/${dclrSeq}`);
  const name = t(($) => $.comments.flag.of, { nick: writer.nickname });
  await commentsOn(page, t).section.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.comments.flag.ask.title) });
  const send = dialog.getByRole("button", { name: t(($) => $.comments.flag.action) });
  await send.click();
  await expect(dialog).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await expectAccessible(page);
  await dialog.getByLabel(t(($) => $.comments.flag.reasons.ADVERTISING)).check();
  await send.click();
  await expect(page.getByText(t(($) => $.comments.flag.done))).toBeVisible();
});

test("a moderator hides a reported comment and shows it again", async ({ page, t, people, expectAccessible }) => {
  const [writer, flagger] = [await people.join(), await people.join()];
  const dclrSeq = await fileReport(writer);
  const commentSeq = await writeComment(writer, dclrSeq, "Buy my course on trading.");
  await flagComment(flagger, dclrSeq, commentSeq, "ADVERTISING");
  await people.signUp(page, "/admin/comment", MODERATOR);
  const main = page.getByRole("main");
  const rows = main.getByRole("list", { name: t(($) => $.comments.admin.list) }).getByRole("article");
  const row = rows.filter({ hasText: writer.nickname });
  await expect(row).toContainText("Buy my course on trading.");
  await expect(row).toContainText(t(($) => $.comments.flag.reasons.ADVERTISING));
  await expectAccessible(page);
  const judge = async (decision: "hide" | "restore", reason: string) => {
    const { nickname: nick } = writer;
    await row.getByRole("button", { name: t(($) => $.comments.admin[decision].of, { nick }) }).click();
    const dialog = page.getByRole("dialog", { name: t(($) => $.comments.admin[decision].title) });
    await dialog.getByRole("textbox").fill(reason);
    await dialog.getByRole("button", { name: t(($) => $.comments.admin[decision].action) }).click();
    await expect(page.getByText(t(($) => $.comments.admin[decision].done))).toBeVisible();
    await expect(row).toHaveCount(0);
  };
  await judge("hide", "Advertising");
  await page.goto(`/report/history/${dclrSeq}`);
  await expect(commentsOn(page, t).posts).toHaveText([t(($) => $.comments.gone.HIDDEN)]);

  await page.goto("/admin/comment?status=HIDDEN");
  await expect(row).toContainText(t(($) => $.comments.admin.hiddenBecause, { reason: "Advertising" }));
  await judge("restore", "A mistake");
  await page.goto(`/report/history/${dclrSeq}`);
  await expect(commentsOn(page, t).posts).toContainText(["Buy my course on trading."]);
});

test("a flagged comment is left up, after a reason is given @desktop", async ({ page, t, people }) => {
  const [writer, flagger] = [await people.join(), await people.join()];
  const dclrSeq = await fileReport(writer);
  await flagComment(flagger, dclrSeq, await writeComment(writer, dclrSeq, "Nothing wrong here."), "OTHER");
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

test("a moderator finds a refused offer from the start page and marks it as seen", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const scammer = await people.join();
  const dclrSeq = await fileReport(scammer);
  await tryComment(scammer, dclrSeq, "텔레그램 @coinback_kr 로 오세요");
  await people.signUp(page, "/admin", MODERATOR);
  await page
    .getByRole("main")
    .getByRole("link", { name: t(($) => $.queues.REFUSED_COMMENTS) })
    .click();
  await expect(page).toHaveURL("/admin/comment?status=REFUSED");
  const row = page.getByRole("main").getByRole("article").filter({ hasText: scammer.nickname });
  await expect(row).toContainText("텔레그램 @coinback_kr 로 오세요");
  await expect(row).toContainText(t(($) => $.comments.admin.refused.reasons.CONTACT_OFFERED));
  const link = row.getByRole("link", { name: t(($) => $.comments.admin.refused.openOf, { nick: scammer.nickname }) });
  await expect(link).toHaveAttribute("href", `/report/history/${dclrSeq}`);
  await expectAccessible(page);
  await row
    .getByRole("button", { name: t(($) => $.comments.admin.refused.seenOf, { nick: scammer.nickname }) })
    .click();
  const sure = page.getByRole("alertdialog", { name: t(($) => $.comments.admin.refused.ask.title) });
  await sure.getByRole("button", { name: t(($) => $.comments.admin.refused.seen) }).click();
  await expect(page.getByText(t(($) => $.comments.admin.refused.done))).toBeVisible();
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
