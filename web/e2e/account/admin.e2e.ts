import { adminOf } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

test("the admin area is closed to visitors and users, open to admins @desktop", async ({
  browser,
  page,
  t,
  people,
}) => {
  await page.goto("/admin/safer-view");
  await expect(page).toHaveURL("/");
  await people.signUp(page);
  await page.goto("/admin/safer-view/1");
  await expect(page).toHaveURL("/");

  const admin = await browser.newPage();
  await people.signUp(admin, "/", adminOf("account"));
  await admin
    .getByRole("banner")
    .getByRole("button", { name: t(($) => $.common.nav.admin), exact: true })
    .press("Enter");
  // The page of what is left to set up, where admins begin, has the same links beside it.
  await admin
    .getByRole("list", { name: t(($) => $.common.nav.admin), exact: true })
    .getByRole("link", { name: t(($) => $.pages.adminSaferViews.title) })
    .press("Enter");
  await expect(admin).toHaveTitle(new RegExp(t(($) => $.pages.adminSaferViews.title)));
  await expect(admin).toHaveURL("/admin/safer-view");
  await admin.close();
});
