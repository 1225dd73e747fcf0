import { expect, test } from "../support/test.ts";

test("a visitor is asked to log in and returns to the requested screen", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const { email } = await people.signUp(page);
  await page.goto("/support/my-page");
  await page
    .getByRole("main")
    .getByRole("button", { name: t(($) => $.account.myPage.logout) })
    .click();
  await expect(page.getByRole("banner").getByRole("button", { name: t(($) => $.common.nav.login) })).toBeVisible();

  await page.goto("/support/my-page");
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.common.guard.title) });
  await expect(dialog).toContainText(t(($) => $.common.guard.text));
  await expectAccessible(page);
  await people.will(page, email);
  await dialog.getByRole("button", { name: t(($) => $.common.guard.login) }).click();
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.account.myPage.heading) })).toBeVisible();
  await expect(page).toHaveURL("/support/my-page");
});

test("cancel returns to the previous page", async ({ page, t }) => {
  await page.goto("/term/service");
  await page.getByRole("link", { name: t(($) => $.common.brand) }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/term/service");
  // Only a link inside the running app navigates without a page load.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/support/inquiry/list";
    document.body.append(link);
    link.click();
  });
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.common.guard.title) });
  await dialog.getByRole("button", { name: t(($) => $.common.guard.cancel) }).click();
  await expect(page).toHaveURL("/term/service");
});

test("cancel returns to a page of another site whose link led here @once", async ({ page, t, baseURL }) => {
  await page.route("http://elsewhere.example.org/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${baseURL}/support/my-page">Safer Block</a>` }),
  );
  await page.goto("http://elsewhere.example.org/");
  await page.getByRole("link").click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t(($) => $.common.guard.cancel) })
    .click();
  await expect(page).toHaveURL("http://elsewhere.example.org/");
});

test("cancel leads home if there is no previous page @once", async ({ page, t }) => {
  await page.goto("/support/my-page");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t(($) => $.common.guard.cancel) })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("a login in another tab opens the guarded screen @once", async ({ context, page, t, people }) => {
  await page.goto("/support/my-page");
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.common.guard.title) });
  await expect(dialog).toBeVisible();
  await people.signUp(await context.newPage());
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.account.myPage.heading) })).toBeVisible();
  await expect(page).toHaveURL("/support/my-page");
  await expect(dialog).toBeHidden();
});
