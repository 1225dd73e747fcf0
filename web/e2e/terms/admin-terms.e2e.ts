import { dayOf } from "@sb/contracts/terms/versions.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "terms@example.com";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

test("an admin drafts, publishes and compares a version, and is then asked to agree to it @once", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/admin/terms", ADMIN);
  const main = page.getByRole("main");
  await expect(main.getByRole("table").first()).toBeVisible();
  await expectAccessible(page);
  await main.locator("[href='/admin/terms/A01/draft']").click();

  const content = main.getByLabel(t(($) => $.versions.contentIn, { language: "한국어" }));
  await content.fill(`${await content.inputValue()}\n\n## 제99조\n\n새로 더한 조항입니다.`);
  await main.getByRole("button", { name: t(($) => $.versions.saveDraft) }).click();
  await expect(page.getByText(t(($) => $.versions.draftSaved))).toBeVisible();
  const publish = main.getByRole("button", { name: t(($) => $.versions.publish), exact: true });
  await expect(publish).toBeVisible();
  await expect(main.getByLabel(t(($) => $.versions.asksAgain))).toBeChecked();
  await expectAccessible(page);
  await publish.click();
  await expect(page.getByText(t(($) => $.versions.publishedToast))).toBeVisible();

  const today = dayOf(new Date().toISOString());
  await main.locator(`[href='/admin/terms/A01/${today}']`).click();
  await expect(main.getByRole("insertion").filter({ hasText: "새로 더한 조항입니다." })).toBeVisible();
  await expectAccessible(page);

  // A login says what is due.
  const later = await browser.newPage({ baseURL: server.url });
  await later.goto("/support/notice");
  await people.logIn(later, ADMIN);
  const dialog = later.getByRole("dialog", { name: t(($) => $.terms.due.title) });
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await expectAccessible(later);
  const agree = dialog.getByRole("button", { name: t(($) => $.terms.due.agree) });
  await agree.click();
  await expect(dialog.getByText(t(($) => $.terms.due.missing))).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await agree.click();
  await expect(dialog).toBeHidden();
  await expect(later.getByText(t(($) => $.terms.due.agreed))).toBeVisible();
  await later.close();
});
