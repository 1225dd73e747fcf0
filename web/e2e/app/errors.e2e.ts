import { expect, type Page, test } from "../support/test.ts";

const PATH = "**/sb/user/login/config";

const failing = (page: Page, status: number, code: string) =>
  page.route(PATH, (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: code, status, code, requestId: "r-1" }),
    }),
  );

const CASES = [
  [400, "INVALID_REQUEST", "/"],
  [404, "NOT_FOUND", "/"],
  [500, "INTERNAL", "/term/privacy"],
  [503, "UNAVAILABLE", "/term/privacy"],
] as const;

for (const [status, code, ends] of CASES) {
  test(`${status} is said in a dialog, then ${ends}`, async ({ page, t, expectAccessible }) => {
    await page.goto("/term/privacy");
    await failing(page, status, code);
    await page
      .getByRole("banner")
      .getByRole("button", { name: t(($) => $.common.nav.login) })
      .click();
    const dialog = page.getByRole("alertdialog", { name: t(($) => $.messages.dialog.title) });
    await expect(dialog).toContainText(
      status === 503 ? t(($) => $.errors.UNAVAILABLE) : t(($) => $.messages.status[status]),
    );
    if (status === 500) await expectAccessible(page);
    await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(ends);
  });
}

for (const way of ["Escape", "backdrop", "close"] as const) {
  test(`the dialog closes by ${way} @once`, async ({ page, t }) => {
    await page.goto("/term/privacy");
    await failing(page, 500, "INTERNAL");
    await page
      .getByRole("banner")
      .getByRole("button", { name: t(($) => $.common.nav.login) })
      .click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    if (way === "Escape") await page.keyboard.press("Escape");
    if (way === "backdrop") await page.mouse.click(5, 5);
    if (way === "close") await dialog.getByRole("button", { name: t(($) => $.common.close) }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/term/privacy");
  });
}

test("a lost connection is said as such @once", async ({ page, t }) => {
  await page.goto("/term/privacy");
  await page.route(PATH, (route) => route.abort("connectionrefused"));
  await page
    .getByRole("banner")
    .getByRole("button", { name: t(($) => $.common.nav.login) })
    .click();
  await expect(page.getByRole("alertdialog")).toContainText(t(($) => $.errors.NETWORK_FAILED));
});

test("a screen with an error state of its own offers to try again @once", async ({ page, t }) => {
  await page.route("**/sb/terms/detail?*", (route) => route.abort("connectionrefused"));
  await page.goto("/term/service");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(t(($) => $.terms.failed));
  await page.unroute("**/sb/terms/detail?*");
  await alert.getByRole("button", { name: t(($) => $.common.retry) }).click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("a screen whose code does not come has the page loaded afresh once, then says so @once", async ({
  page,
  t,
  expectAccessible,
}) => {
  const isItsCode = /assets\/terms-screen-.*\.js/;
  await page.goto("/");
  await page.route(isItsCode, (route) => route.abort("connectionrefused"));
  const reloaded = page.waitForEvent("load");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t(($) => $.common.footer.service) })
    .click();
  await reloaded;
  await expect(page).toHaveURL("/term/service");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(t(($) => $.messages.dialog.crashTitle));
  await expectAccessible(page);
  await page.unroute(isItsCode);
  await alert.getByRole("button", { name: t(($) => $.common.retry) }).click();
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.terms.service) })).toBeVisible();
});

test("while a screen's code is on its way, the page before stays and says that it is loading @once", async ({
  page,
  t,
}) => {
  const held = Promise.withResolvers<void>();
  await page.goto("/");
  await page.route(/assets\/terms-screen-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t(($) => $.common.footer.service) })
    .click();
  await expect(page.getByRole("progressbar", { name: t(($) => $.common.loading) })).toBeAttached();
  await expect(page).toHaveURL("/");
  held.resolve();
  await expect(page).toHaveURL("/term/service");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});
