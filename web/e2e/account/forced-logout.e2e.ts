// The server ends a login: which message is shown, where it leads, and that the login can't be used again.
import type { BrowserContext } from "@playwright/test";
import { expect, type Page, test } from "../support/test.ts";

const problem = (status: number, code: string, more: object = {}) => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: "about:blank", title: code, status, code, requestId: "r-1", ...more }),
});

async function refreshToken(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "refreshToken")?.value;
}

/** The status of a refresh with this refresh token. */
async function refreshWith(page: Page, token: string | undefined): Promise<number> {
  const headers = { cookie: `refreshToken=${token}` };
  return (await page.request.post("/sb/user/refresh", { headers })).status();
}

const header = (page: Page) => page.getByRole("banner");

for (const [status, code] of [
  [401, "LOGIN_REQUIRED"],
  [403, "LOGIN_EXPIRED"],
] as const) {
  test(`${status} ends the login on the server too @once`, async ({ context, page, t, people }) => {
    await people.signUp(page);
    const token = await refreshToken(context);
    await page.route("**/sb/support/my-page*", (route) => route.fulfill(problem(status, code)));
    const ended = page.waitForResponse("**/sb/user/logout");
    await page.goto("/support/my-page");
    expect((await ended).status()).toBe(204);
    const dialog = page.getByRole("alertdialog", { name: t(($) => $.messages.dialog.title) });
    await expect(dialog).toContainText(t(($) => $.messages.status[status]));
    await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
    await expect(page).toHaveURL("/");
    await expect(header(page).getByRole("button", { name: t(($) => $.common.nav.login) })).toBeVisible();
    expect(await refreshToken(context)).toBeUndefined();
    expect(await refreshWith(page, token)).toBe(403);
  });
}

test("a page left open too long reports the expiry by itself, and the login has ended @once", async ({
  context,
  page,
  t,
  people,
}) => {
  await people.signUp(page, "/term/service");
  const refused = problem(403, "LOGIN_EXPIRED", { reason: "INACTIVITY" });
  await page.route("**/sb/user/refresh", (route) => route.fulfill(refused));
  const ended = page.waitForResponse("**/sb/user/logout");
  await page.clock.setFixedTime(new Date(Date.now() + 15 * 24 * 3_600_000));
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.messages.dialog.title) });
  await expect(dialog).toContainText(t(($) => $.errors.LOGIN_IDLE));
  await ended;
  await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
  await expect(page).toHaveURL("/");
  await expect(header(page).getByRole("button", { name: t(($) => $.common.nav.login) })).toBeVisible();
  expect(await refreshToken(context)).toBeUndefined();
});

test("NO_MENU_ACCESS leads home with its message and keeps the login @once", async ({ page, t, people }) => {
  const { nickname } = await people.signUp(page);
  await page.route("**/sb/support/my-page*", (route) => route.fulfill(problem(403, "NO_MENU_ACCESS")));
  await page.goto("/support/my-page");
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.messages.dialog.title) });
  await expect(dialog).toContainText(t(($) => $.errors.NO_MENU_ACCESS));
  await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
  await expect(page).toHaveURL("/");
  await expect(header(page).getByRole("link", { name: t(($) => $.common.nav.account, { nickname }) })).toBeVisible();
});
