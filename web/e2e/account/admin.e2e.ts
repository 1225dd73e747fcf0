import { expect, test } from "../support/test.ts";

test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: "boss@example.com" } } });

test("the admin area is closed to visitors and users, open to admins @once", async ({ browser, page, t, people }) => {
  await page.goto("/admin/safer-view");
  await expect(page).toHaveURL("/");
  await people.signUp(page);
  await page.goto("/admin/safer-view/1");
  await expect(page).toHaveURL("/");

  const admin = await browser.newPage();
  await people.signUp(admin, "/", "boss@example.com");
  await admin
    .getByRole("banner")
    .getByRole("button", { name: t(($) => $.common.nav.admin), exact: true })
    .press("Enter");
  await admin.getByRole("link", { name: t(($) => $.pages.adminSaferViews.title) }).press("Enter");
  await expect(admin).toHaveTitle(new RegExp(t(($) => $.pages.adminSaferViews.title)));
  await expect(admin).toHaveURL("/admin/safer-view");
  await admin.close();
});
