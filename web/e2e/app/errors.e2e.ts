import { ApiError } from "../../api/problem.ts";
import { messageOf } from "../../errors/message.ts";
import { textsIn } from "../../i18n/for-tests.ts";
import { closeErrorDialog } from "../support/error-dialog.ts";
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

const STAYS = "/term/privacy";

/** Unit tests cover the message of each status; this covers the dialog, and where the user is afterwards. */
const CASES = [
  [400, "INVALID_REQUEST", "/"],
  [401, "LOGIN_REQUIRED", "/"],
  [403, "LOGIN_EXPIRED", "/"],
  [404, "NOT_FOUND", "/"],
  [406, "TOKEN_EXPIRED", STAYS],
  [416, "REQUIRED_FIELD_MISSING", STAYS],
  [422, "LINK_EXPIRED", STAYS],
  [429, "TOO_MANY_REQUESTS", STAYS],
  [500, "INTERNAL", STAYS],
  [503, "UNAVAILABLE", STAYS],
] as const;

for (const [status, code, ends] of CASES) {
  // Language and width matter for the dialog, not for the status.
  const once = status === 500 ? "" : " @once";
  test(`${status} is shown in a dialog, then ${ends}${once}`, async ({ page, t, language, expectAccessible }) => {
    await page.goto(STAYS);
    await failing(page, status, code);
    await page
      .getByRole("banner")
      .getByRole("button", { name: t(($) => $.common.nav.login) })
      .click();
    if (status === 500) {
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectAccessible(page);
    }
    await closeErrorDialog(page, t, messageOf(new ApiError({ status, code }), textsIn(language)));
    await expect(page).toHaveURL(ends);
  });
}

for (const [status, code] of [
  [401, "LOGIN_REQUIRED"],
  [403, "LOGIN_EXPIRED"],
] as const) {
  test(`a visitor whose read gets ${status} sees the message, then home @once`, async ({ page, t, language }) => {
    const body = JSON.stringify({ type: "about:blank", title: code, status, code, requestId: "r-1" });
    await page.route("**/sb/support/notice?*", (route) =>
      route.fulfill({ status, contentType: "application/problem+json", body }),
    );
    await page.goto("/support/notice");
    await closeErrorDialog(page, t, messageOf(new ApiError({ status, code }), textsIn(language)));
    await expect(page).toHaveURL("/");
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

test("a lost connection has its own message @once", async ({ page, t }) => {
  await page.goto("/term/privacy");
  await page.route(PATH, (route) => route.abort("connectionrefused"));
  await page
    .getByRole("banner")
    .getByRole("button", { name: t(($) => $.common.nav.login) })
    .click();
  await expect(page.getByRole("alertdialog")).toContainText(t(($) => $.errors.NETWORK_FAILED));
});

test("a failed query shows the dialog once, then offers a retry @once", async ({ page, t }) => {
  let asked = 0;
  const isList = "**/sb/terms/detail?*";
  await page.route(isList, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { status: 500, code: "INTERNAL" } });
  });
  const serverError = t(($) => $.messages.status[500]);
  await page.goto("/term/service");
  await closeErrorDialog(page, t, serverError);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(t(($) => $.terms.failed));
  // Closing the dialog refetched; the second failure opens no second dialog.
  expect(asked).toBe(2);
  await expect(page.getByRole("alertdialog")).toBeHidden();

  const retry = alert.getByRole("button", { name: t(($) => $.common.retry) });
  await retry.click();
  await closeErrorDialog(page, t, serverError);
  await expect(alert).toContainText(t(($) => $.terms.failed));
  expect(asked).toBe(4);
  await page.unroute(isList);
  await retry.click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("a missing chunk reloads the page once, then shows an error @once", async ({ page, t, expectAccessible }) => {
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

test("while a screen's chunk loads, the previous page stays and announces the loading @once", async ({ page, t }) => {
  const held = Promise.withResolvers<void>();
  await page.goto("/");
  // Before the app is there, a link leads to a page that the server renders.
  await expect(page.getByRole("banner").getByRole("button").first()).toBeVisible();
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
