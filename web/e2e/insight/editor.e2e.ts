import { typeDate } from "../support/dates.ts";
import { expect, test } from "../support/test.ts";
import { articleOn, bytesOf, EDITOR, newWord, pictureOn, saveElsewhere, writeArticle } from "./editor-steps.ts";

test("an editor writes an article with pictures, publishes, withdraws and deletes it @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const title = newWord();
  const editor = articleOn(page, t);
  await people.signUp(page, "/admin/safer-view", EDITOR);
  await expectAccessible(page);
  await editor.main.getByRole("link", { name: t(($) => $.articles.write) }).click();
  await expect(page).toHaveURL("/admin/safer-view/write");
  await expectAccessible(page);

  await editor.title.fill(title);
  await editor.content.fill("# First\n\n<script>alert(1)</script> and [x](javascript:alert(1))");
  await expect(editor.preview.getByRole("heading", { level: 3, name: "First" })).toBeVisible();
  await expect(editor.preview.locator("script, a[href]")).toHaveCount(0);

  // By drop, by paste, by the picker.
  const dropped = await pictureOn(page, "drop_ped.png");
  await editor.content.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(editor.pictures).toHaveCount(1);
  await expect(editor.content).toHaveValue(/!\[drop ped\]\(\/sb\/insight\/safer-view\/picture\/\S+\)/);
  const shown = editor.preview.locator("img");
  await expect(shown).toHaveAttribute("width", "1024");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const card = editor.pictures.first().getByRole("img");
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const pasted = await pictureOn(page, "pasted.png");
  await editor.content.evaluate((area, clipboardData) => {
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(editor.pictures).toHaveCount(2);
  const picked = { name: "no.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await editor.main.getByLabel(t(($) => $.articles.pictures.choose)).setInputFiles(picked);
  await expect(editor.main.getByRole("alert").filter({ hasText: "no.png" })).toContainText(
    t(($) => $.errors.FILE_TYPE_NOT_ALLOWED),
  );

  // By URL: what our server fetched is made smaller here, as any other picture.
  const chart = Buffer.from(await bytesOf(dropped));
  await page.route("**/sb/admin/safer-view/picture?*", (route) =>
    route.fulfill({ body: chart, contentType: "image/png" }),
  );
  await editor.url.fill("https://charts.example/loss_es.png");
  await editor.fetch.click();
  await expect(editor.pictures).toHaveCount(3);
  await expect(editor.content).toHaveValue(/!\[loss es\]\(\/sb\/insight\/safer-view\/picture\/\S+\)/);
  await expect(editor.preview.locator('img[width="1024"]')).toHaveCount(3);
  await page.unroute("**/sb/admin/safer-view/picture?*");

  // A private address is not fetched, and the original stays a link.
  await editor.url.fill("https://127.0.0.1/chart.png");
  await editor.fetch.click();
  await expect(page.getByText(t(($) => $.attachments.originalUsed))).toBeVisible();
  await expect(editor.preview.getByRole("link", { name: "127.0.0.1" })).toHaveAttribute("rel", "noopener nofollow");
  await editor.main
    .getByLabel(t(($) => $.articles.pictures.thumbnail))
    .first()
    .check();
  await expectAccessible(page);

  await editor.saveDraft.click();
  await expect(page.getByText(t(($) => $.articles.saved))).toBeVisible();
  await editor.publish.click();
  const sure = page.getByRole("alertdialog");
  await sure.getByRole("button", { name: t(($) => $.articles.publish) }).click();
  await expect(page.getByText(t(($) => $.articles.published))).toBeVisible();
  await expect(editor.save).toBeVisible();

  await editor.main.getByRole("button", { name: t(($) => $.articles.withdraw.action) }).click();
  const why = page.getByRole("dialog");
  await why.getByLabel(t(($) => $.articles.reason)).fill("A wrong figure");
  await expectAccessible(page);
  await why.getByRole("button", { name: t(($) => $.articles.withdraw.action) }).click();
  await expect(
    editor.main.getByText(t(($) => $.articles.withdrawnBecause, { reason: "A wrong figure" })),
  ).toBeVisible();

  await editor.main.getByRole("button", { name: t(($) => $.articles.delete.action), exact: true }).click();
  await why.getByLabel(t(($) => $.articles.reason)).fill("Written anew");
  await why.getByRole("button", { name: t(($) => $.articles.delete.action) }).click();
  await expect(page).toHaveURL("/admin/safer-view");
  await expect(editor.rows.filter({ hasText: title })).toHaveCount(0);
});

test("an article is scheduled; what somebody else saved meanwhile is not lost @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const member = await people.join(EDITOR);
  const title = newWord();
  const viewSeq = await writeArticle(member, { title, content: "The text.", category: "CASE", language: "en" });
  const editor = articleOn(page, t);
  await people.signUp(page, `/admin/safer-view/${viewSeq}`, EDITOR);
  await editor.main.getByRole("button", { name: t(($) => $.articles.schedule.open) }).click();
  const when = page.getByRole("dialog");
  const at = when.getByRole("group", { name: t(($) => $.articles.schedule.at) });
  const set = when.getByRole("button", { name: t(($) => $.articles.schedule.action) });
  await typeDate(at, "2020-01-01T09:00");
  await set.click();
  await expect(when).toContainText(t(($) => $.errors.TIME_PAST));
  await expectAccessible(page);
  await typeDate(at, "2099-01-01T09:00");
  await set.click();
  await expect(editor.main.getByRole("status").filter({ hasText: "2099" })).toBeVisible();

  await saveElsewhere(member, viewSeq, `${title} by another`);
  await editor.content.fill("Mine.");
  await editor.save.click();
  await expect(editor.main.getByText(t(($) => $.articles.conflict.text))).toBeVisible();
  await expectAccessible(page);
  await editor.main.getByRole("button", { name: t(($) => $.articles.conflict.take) }).click();
  await expect(editor.title).toHaveValue(`${title} by another`);
  await expect(editor.content).toHaveValue("The text.");
  await editor.content.fill("Both.");
  await editor.save.click();
  await expect(page.getByText(t(($) => $.articles.saved))).toBeVisible();

  await saveElsewhere(member, viewSeq, `${title} again`);
  await editor.content.fill("Mine after all.");
  await editor.save.click();
  await editor.main.getByRole("button", { name: t(($) => $.articles.conflict.overwrite) }).click();
  await expect(editor.main.getByText(t(($) => $.articles.conflict.text))).toBeHidden();
  await editor.save.click();
  await expect
    .poll(async () => (await member.call("GET", `admin/safer-view/${viewSeq}`)).body)
    .toMatchObject({ title: `${title} by another`, content: "Mine after all." });

  // The screen asks before unsaved words are left.
  await editor.content.fill("Not saved.");
  await editor.main.getByRole("link", { name: t(($) => $.articles.back) }).click();
  const leave = page.getByRole("alertdialog", { name: t(($) => $.common.unsaved.title) });
  await leave.getByRole("button", { name: t(($) => $.common.unsaved.leave) }).click();
  const row = editor.rows.filter({ hasText: title });
  await expect(row).toContainText(t(($) => $.articles.statuses.SCHEDULED));
});
