// The access token lives two seconds here.
import { expect, type Page, test } from "../support/test.ts";

test.use({ serverSettings: { env: { SB_ACCESS_TOKEN_TTL: "2" } } });

test("is refreshed before a request, and the person stays signed in @once", async ({ page, t, people }) => {
  const calls = watchCalls(page);
  await people.signUp(page);
  await expect
    .poll(async () => {
      await page.goto("/support/my-page");
      await expect(page.getByRole("heading", { level: 2, name: t(($) => $.account.myPage.info) })).toBeVisible();
      // Those that no 406 had asked for.
      return calls.refreshes - calls.expired;
    })
    .toBeGreaterThan(1);
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("a clock that runs behind: turned back with 406, refreshed, and retried once @once", async ({
  page,
  t,
  people,
}) => {
  await people.signUp(page);
  // For this page, time stands still: it never thinks the token's time is up.
  await page.clock.setFixedTime(new Date());
  const calls = watchCalls(page);
  await expect
    .poll(async () => {
      await page.goto("/support/my-page");
      await expect(page.getByRole("heading", { level: 2, name: t(($) => $.account.myPage.info) })).toBeVisible();
      return calls.expired;
    })
    .toBeGreaterThan(0);
  // Requests turned back together share one refresh, so there may be fewer of these, never more.
  await expect.poll(() => calls.refreshes).toBeGreaterThan(0);
  expect(calls.refreshes).toBeLessThanOrEqual(calls.expired);
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("two tabs at once: neither spoils the other's refresh @once", async ({ context, page, t, people }) => {
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
  // A refresh token used twice would have ended the login for both.
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
