import { expect, test } from "../support/test.ts";
import { ADMIN, EDITOR, newWord, noticesOn, writeNotice } from "./notice-steps.ts";

test("an admin writes a draft, previews, edits and publishes it; visitors see it only then", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const title = newWord();
  const admin = noticesOn(page, t);
  await people.signUp(page, "/admin/notice", ADMIN);
  await admin.main.getByRole("link", { name: t(($) => $.notice.admin.write) }).click();
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.adminNoticeWrite.title)));

  const titleField = admin.main.getByLabel(t(($) => $.notice.admin.titleField));
  const content = admin.main.getByLabel(t(($) => $.notice.admin.content));
  const publish = admin.main.getByRole("button", { name: t(($) => $.notice.admin.publish), exact: true });
  await publish.click();
  await expect(admin.main.getByRole("alert")).toContainText(t(($) => $.notice.admin.titleField));
  await expectAccessible(page);

  await admin.main.getByLabel(t(($) => $.notice.types.UPDATE)).check();
  await titleField.fill(title);
  await content.fill("# Soon\n\nA **draft**.");
  const preview = admin.main.getByRole("region", { name: t(($) => $.notice.admin.preview) });
  await expect(preview.getByRole("heading", { level: 3, name: "Soon" })).toBeVisible();
  await expectAccessible(page);
  // Enter saves; it never publishes.
  await titleField.press("Enter");
  await expect(page.getByText(t(($) => $.notice.admin.draftSaved))).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/notice\/\d+$/);

  const visiting = await browser.newPage({ baseURL: server.url });
  const visitor = noticesOn(visiting, t);
  await visiting.goto(`/support/notice?searchKeyword=${title}`);
  await expect(visitor.main.getByRole("heading", { name: t(($) => $.common.nothingFound) })).toBeVisible();

  await expect(content).toHaveValue(/draft/);
  await content.fill("# Now\n\nIt is there.");
  await expectAccessible(page);
  await publish.click();
  await expect(page.getByText(t(($) => $.notice.admin.published))).toBeVisible();
  await expect(page).toHaveURL("/admin/notice");
  const row = admin.rows.filter({ hasText: title });
  await expect(row).toContainText(t(($) => $.notice.admin.states.PUBLISHED));
  await expectAccessible(page);

  await visiting.reload();
  await visitor.rows.getByRole("link", { name: title }).click();
  await expect(visitor.main.getByRole("heading", { level: 2, name: "Now" })).toBeVisible();
  await visiting.close();
});

test("an editor changes and deletes a published notice, after being asked", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const title = newWord();
  const seq = await writeNotice(await people.join(EDITOR), { title });
  const editor = noticesOn(page, t);
  await people.signUp(page, `/support/notice/${seq}`, EDITOR);
  await editor.main.getByRole("link", { name: t(($) => $.notice.admin.edit) }).click();
  await editor.main.getByLabel(t(($) => $.notice.admin.content)).fill("It was changed.");
  await editor.main.getByRole("button", { name: t(($) => $.notice.admin.save) }).click();
  await expect(page.getByText(t(($) => $.notice.admin.saved))).toBeVisible();
  await page.goto(`/support/notice/${seq}`);
  await expect(editor.main.getByText("It was changed.")).toBeVisible();

  await page.goto("/admin/notice");
  const remove = editor.main.getByRole("button", { name: t(($) => $.notice.admin.removeOf, { title }) });
  await remove.click();
  const sure = page.getByRole("dialog", { name: t(($) => $.notice.admin.askRemove.title) });
  await expect(sure).toContainText(title);
  await expectAccessible(page);
  await sure.getByRole("button", { name: t(($) => $.common.cancel) }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await sure.getByLabel(t(($) => $.notice.admin.reason)).fill("It was a test.");
  await sure.getByRole("button", { name: t(($) => $.notice.admin.remove) }).click();
  await expect(page.getByText(t(($) => $.notice.admin.removed))).toBeVisible();
  await expect(editor.rows.filter({ hasText: title })).toHaveCount(0);
});

test("of two who change a notice, the later one chooses whose words count @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const admin = await people.join(ADMIN);
  const title = newWord();
  const seq = await writeNotice(admin, { title, content: "First." });
  await people.signUp(page, `/admin/notice/${seq}`, ADMIN);
  const main = page.getByRole("main");
  const content = main.getByLabel(t(($) => $.notice.admin.content));
  const save = main.getByRole("button", { name: t(($) => $.notice.admin.save) });
  const change = async (text: string) => {
    const { body } = await admin.call<{ revision: number }>("GET", `admin/notice/${seq}`);
    const notice = { seq, revision: body.revision, optionType: "NOTICE", title, content: text };
    expect((await admin.call("POST", "admin/notice/modify", notice)).status).toBeLessThan(300);
  };

  await expect(content).toHaveValue("First.");
  await change("Theirs.");
  await content.fill("Mine.");
  await save.click();
  const take = main.getByRole("button", { name: t(($) => $.notice.admin.changed.take) });
  await expectAccessible(page);
  await take.click();
  await expect(content).toHaveValue("Theirs.");

  await change("Theirs again.");
  await content.fill("Mine after all.");
  await save.click();
  await main.getByRole("button", { name: t(($) => $.notice.admin.changed.keep) }).click();
  await save.click();
  await expect(page.getByText(t(($) => $.notice.admin.saved))).toBeVisible();
  await expect
    .poll(async () => (await admin.call("GET", `admin/notice/${seq}`)).body)
    .toMatchObject({ content: "Mine after all." });
});

test("a draft is published from the list, after being asked @desktop", async ({ page, t, people }) => {
  const title = newWord();
  const seq = await writeNotice(await people.join(ADMIN), { title, publish: false });
  await people.signUp(page, "/admin/notice", ADMIN);
  const row = noticesOn(page, t).rows.filter({ hasText: title });
  await row.getByRole("button", { name: t(($) => $.notice.admin.publishOf, { title }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t(($) => $.notice.admin.publish) })
    .click();
  await row.getByRole("link", { name: t(($) => $.notice.admin.viewOf, { title }) }).click();
  await expect(page).toHaveURL(`/support/notice/${seq}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("what is not saved is not left without being asked; deleting it asks only once @once", async ({
  page,
  t,
  people,
}) => {
  const seq = await writeNotice(await people.join(ADMIN), { title: newWord(), publish: false });
  await people.signUp(page, `/admin/notice/${seq}`, ADMIN);
  const main = page.getByRole("main");
  await main.getByLabel(t(($) => $.notice.admin.content)).fill("Not saved.");
  await main.getByRole("link", { name: t(($) => $.notice.admin.back) }).click();
  const leave = page.getByRole("alertdialog", { name: t(($) => $.common.unsaved.title) });
  await leave.getByRole("button", { name: t(($) => $.common.unsaved.stay) }).click();
  await expect(page).toHaveURL(`/admin/notice/${seq}`);
  await main.getByRole("button", { name: t(($) => $.notice.admin.remove) }).click();
  const sure = page.getByRole("dialog", { name: t(($) => $.notice.admin.askRemove.title) });
  await sure.getByLabel(t(($) => $.notice.admin.reason)).fill("It was a test.");
  await sure.getByRole("button", { name: t(($) => $.notice.admin.remove) }).click();
  await expect(page).toHaveURL("/admin/notice");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("the admin screens are closed to visitors and users @once", async ({ page, people }) => {
  for (const path of ["/admin/notice", "/admin/notice/write", "/admin/notice/1"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
  await people.signUp(page, "/admin/notice");
  await expect(page).toHaveURL("/");
});
