import { expect, test } from "../support/test.ts";
import { commentsOn, fileReport, writeComment } from "./comment-steps.ts";

test("a visitor reads comments and replies, and is asked to log in before writing or liking", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const writer = await people.join();
  const dclrSeq = await fileReport(writer);
  await page.goto(`/report/history/${dclrSeq}`);
  const comments = commentsOn(page, t);
  await expect(comments.section).toContainText(t(($) => $.comments.none));
  await expectAccessible(page);

  const first = await writeComment(writer, dclrSeq, "See https://evil.example and <b>this</b>.\nThe second line.");
  for (let n = 1; n <= 7; n += 1) await writeComment(writer, dclrSeq, `Reply ${n}`, first);
  await page.reload();
  await expect(comments.posts.first()).toContainText("See https://evil.example and <b>this</b>.");
  await expect(comments.section.locator('a[href*="evil"], article b')).toHaveCount(0);
  await comments.section.getByRole("button", { name: t(($) => $.comments.reply.more, { count: 2 }) }).click();
  await expect(comments.posts.filter({ hasText: "Reply 6" })).toBeFocused();
  await expect(comments.posts).toHaveCount(8);
  await expectAccessible(page);

  await expect(comments.field).toHaveCount(0);
  await expect(comments.section).toContainText(t(($) => $.comments.write.loginLead));
  await comments.like.click();
  await expect(page.getByRole("alertdialog")).toContainText(t(($) => $.common.guard.text));
});

test("a person comments, replies, likes and deletes; what is left keeps its place", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const other = await people.join();
  const dclrSeq = await fileReport(other);
  const asked = await writeComment(other, dclrSeq, "Has anybody else seen it?");
  await people.signUp(page, `/report/history/${dclrSeq}`);
  const comments = commentsOn(page, t);
  await comments.field.fill("So have I.");
  await comments.field.press("Tab");
  await comments.send.press("Enter");
  await expect(page.getByText(t(($) => $.comments.write.done))).toBeVisible();
  await expect(comments.posts.first()).toContainText("So have I.");

  const reply = comments.section.getByRole("button", {
    name: t(($) => $.comments.reply.to, { nick: other.nickname }),
  });
  await reply.click();
  const field = comments.section.getByRole("textbox", {
    name: t(($) => $.comments.reply.label, { nick: other.nickname }),
  });
  await expect(field).toBeFocused();
  await field.fill("Yes, last week.");
  await expectAccessible(page);
  await comments.section.getByRole("button", { name: t(($) => $.comments.reply.submit) }).click();
  await expect(comments.posts.last()).toContainText("Yes, last week.");
  await expect(reply).toBeFocused();

  // It shows before it is sent, and leaving the page at once would cut the request off.
  const liked = page.waitForResponse("**/like");
  await comments.like.click();
  await expect(comments.like).toHaveAttribute("aria-pressed", "true");
  await liked;
  await page.reload();
  await expect(comments.like).toHaveText(t(($) => $.comments.like, { total: 1 }));
  await expect(comments.like).toHaveAttribute("aria-pressed", "true");
  await comments.like.click();
  await expect(comments.like).toHaveText(t(($) => $.comments.like, { total: 0 }));

  await other.call("POST", "report/comment/delete", { commentSeq: asked });
  const own = comments.posts.filter({ hasText: "So have I." });
  await own.getByRole("button", { name: t(($) => $.comments.remove.own) }).click();
  await page
    .getByRole("alertdialog", { name: t(($) => $.comments.remove.ask.title) })
    .getByRole("button", { name: t(($) => $.comments.remove.action) })
    .click();
  await expect(page.getByText(t(($) => $.comments.remove.done))).toBeVisible();
  await expect(comments.posts).toHaveText([
    t(($) => $.comments.gone.DELETED),
    t(($) => $.comments.gone.DELETED),
    /Yes, last week\./,
  ]);
});

test("contacts and offers of recovery are refused at the field, with the reason; the text stays", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const dclrSeq = await fileReport(await people.join());
  await people.signUp(page, `/report/history/${dclrSeq}`);
  const comments = commentsOn(page, t);
  for (const [text, why] of [
    ["Write to me on Telegram @coinback", t(($) => $.errors.CONTACT_OFFERED)],
    ["피해금 전액 회수 가능합니다. 무료 상담 받아보세요.", t(($) => $.errors.RECOVERY_OFFERED)],
    ["세이퍼블록 운영팀입니다.", t(($) => $.errors.STAFF_CLAIMED)],
    ["Call 010-2345-6789", t(($) => $.errors.PERSONAL_INFORMATION)],
    ["abandon amount liar amount expire adjust cage candy arch gather drum buyer", t(($) => $.lookup.secret.title)],
  ] as const) {
    await comments.field.fill(text);
    await comments.send.click();
    await expect(comments.section).toContainText(why);
    await expect(comments.field).toHaveValue(text);
    await expect(comments.field).toBeFocused();
  }
  await expectAccessible(page);
  await comments.field.fill("I lost money there too.");
  await comments.send.click();
  await expect(comments.posts).toHaveCount(1);
});

test("pages of comments are in the URL; a private report has none @once", async ({ page, t, people }) => {
  const owner = await people.signUp(page);
  const dclrSeq = await fileReport(owner);
  for (let n = 1; n <= 11; n += 1) await writeComment(owner, dclrSeq, `Comment ${n}.`);
  await page.goto(`/report/history/${dclrSeq}`);
  const comments = commentsOn(page, t);
  await expect(comments.posts).toHaveCount(10);
  await comments.section.getByRole("link", { name: t(($) => $.common.pagination.next) }).click();
  await expect(page).toHaveURL(`/report/history/${dclrSeq}?page=2#comments`);
  await expect(comments.posts).toHaveText([/Comment 1\./]);

  const { body } = await owner.call<Record<string, unknown>>("GET", `report/history/${dclrSeq}`);
  const { declareType, crimeType, chain, adrs, title, comment } = body;
  const declare = { declareType, crimeType, chain, adrs, title, comment, open: "PRIVATE" };
  await owner.call("POST", "report/history/modify", { declare, terms: ["R01", "R02"], dclrSeq });
  await page.goto(`/report/history/${dclrSeq}`);
  await expect(page.getByRole("main")).toContainText(t(($) => $.codes.visibility.PRIVATE));
  await expect(comments.section).toHaveCount(0);
});

test("comments that can't be loaded are tried again @once", async ({ page, t, people }) => {
  const owner = await people.join();
  const dclrSeq = await fileReport(owner);
  await writeComment(owner, dclrSeq, "There all the time.");
  await page.route("**/sb/report/history/comment?*", (route) => route.abort());
  await page.goto(`/report/history/${dclrSeq}`);
  const comments = commentsOn(page, t);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t(($) => $.common.confirm) })
    .click();
  await expect(comments.section.getByRole("alert")).toContainText(t(($) => $.comments.failed));
  await page.unroute("**/sb/report/history/comment?*");
  await comments.section.getByRole("button", { name: t(($) => $.common.retry) }).click();
  await expect(comments.posts).toContainText(["There all the time."]);
});
