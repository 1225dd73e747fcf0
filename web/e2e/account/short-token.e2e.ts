// Here the access token expires after two seconds.
import { expect, type Page, test } from "../support/test.ts";

test.use({ serverSettings: { env: { SB_ACCESS_TOKEN_TTL: "2" } } });

test("an expired token is refreshed before the request, and the user stays signed in @once", async ({
  page,
  t,
  people,
}) => {
  const calls = watchCalls(page);
  await people.signUp(page);
  await expect
    .poll(async () => {
      await page.goto("/support/my-page");
      await expect(page.getByRole("heading", { level: 2, name: t(($) => $.account.myPage.info) })).toBeVisible();
      // Refreshes that were not caused by a 406.
      return calls.refreshes - calls.expired;
    })
    .toBeGreaterThan(1);
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("with a slow clock, a 406 leads to one refresh and one retry @once", async ({ page, t, people }) => {
  await people.signUp(page);
  // Stop this page's clock, so that the token never expires for it.
  await page.clock.setFixedTime(new Date());
  const calls = watchCalls(page);
  await expect
    .poll(async () => {
      await page.goto("/support/my-page");
      await expect(page.getByRole("heading", { level: 2, name: t(($) => $.account.myPage.info) })).toBeVisible();
      return calls.expired;
    })
    .toBeGreaterThan(0);
  // Concurrent 406 responses share one refresh: there may be fewer refreshes, never more.
  await expect.poll(() => calls.refreshes).toBeGreaterThan(0);
  expect(calls.refreshes).toBeLessThanOrEqual(calls.expired);
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("two tabs at once don't break each other's refresh @once", async ({ context, page, t, people }) => {
  const { nickname } = await people.signUp(page);
  const other = await context.newPage();
  const calls = [watchCalls(page), watchCalls(other)];
  await expect
    .poll(async () => {
      await Promise.all([page.goto("/support/my-page"), other.goto("/support/my-page")]);
      for (const tab of [page, other])
        await expect(tab.getByRole("heading", { level: 2, name: t(($) => $.account.myPage.info) })).toBeVisible();
      return calls.reduce((sum, { refreshes }) => sum + refreshes, 0);
    })
    .toBeGreaterThan(1);
  // Reusing a refresh token would have ended the login for both.
  for (const tab of [page, other])
    await expect(tab.getByRole("link", { name: t(($) => $.common.nav.account, { nickname }) })).toBeVisible();
});

function watchCalls(page: Page): { refreshes: number; expired: number } {
  const seen = { refreshes: 0, expired: 0 };
  page.on("response", (response) => {
    if (response.url().endsWith("/sb/user/refresh") && response.ok()) seen.refreshes += 1;
    if (response.status() === 406) seen.expired += 1;
  });
  return seen;
}
